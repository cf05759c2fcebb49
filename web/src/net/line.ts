// The line to a table: a WebSocket that comes back by itself, from where it broke off. Between messages it does
// nothing at all.

import { api, Refused } from './api';

export type LineState = 'connecting' | 'live' | 'lost' | 'closed';

export interface LineMessage {
  type: 'view' | 'table' | 'chat' | 'nudge' | 'hand';
  data: unknown;
}

/** Closed because nothing opens this seat any more. */
const REVOKED = 4001;
/** Closed because the table is not open to spectators. */
const NO_SPECTATORS = 4003;
/** Waits between attempts, in milliseconds. */
const WAITS = [250, 500, 1000, 2000, 4000, 8000];

export class Line {
  #socket: WebSocket | null = null;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ended = false;
  #onOnline = (): void => this.#soon(0);

  constructor(
    private readonly table: string,
    private readonly token: string | null,
    /** This line is the secret hand of the seat: its other screens are told. */
    private readonly asHand: boolean,
    /** Where to go on from. */
    private readonly since: () => number,
    private readonly onmessage: (message: LineMessage) => void,
    private readonly onstate: (state: LineState) => void,
  ) {
    addEventListener('online', this.#onOnline);
    this.#open();
  }

  #open(): void {
    if (this.#ended) return;
    const url = new URL(
      `/api/tables/${this.table}/ws?since=${this.since()}${this.asHand ? '&hand=true' : ''}`,
      location.href,
    );
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
    const protocols = ['great-race', ...(this.token ? [`token.${this.token}`] : [])];
    const socket = new WebSocket(url, protocols);
    this.#socket = socket;
    let opened = false;
    this.onstate(this.#tries === 0 ? 'connecting' : 'lost');
    socket.onopen = () => {
      opened = true;
      this.#tries = 0;
      this.onstate('live');
    };
    socket.onmessage = ({ data }) => this.onmessage(JSON.parse(String(data)) as LineMessage);
    socket.onclose = ({ code }) => {
      if (this.#socket !== socket || this.#ended) return;
      this.#socket = null;
      if (code === REVOKED || code === NO_SPECTATORS) return this.#close();
      this.onstate('lost');
      this.#soon(WAITS[Math.min(this.#tries++, WAITS.length - 1)]!);
      if (!opened) void this.#ask();
    };
  }
  /** A socket does not say why it was refused: is the server away, or may we look no longer? */
  async #ask(): Promise<void> {
    const error: unknown = await api.view(this.table, this.token).then(
      () => null,
      (reason: unknown) => reason,
    );
    if (error instanceof Refused && ['bad_token', 'no_spectators'].includes(error.code) && !this.#ended) this.#close();
  }
  #close(): void {
    this.end();
    this.onstate('closed');
  }
  #soon(ms: number): void {
    if (this.#ended || this.#socket) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#open(), ms);
  }
  end(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
    removeEventListener('online', this.#onOnline);
    this.#socket?.close();
    this.#socket = null;
  }
}
