// What the page asks of the server about notices, and of the browser: to take them when the page is closed.

import { ask, post } from '../net/api';
import { prefs } from '../state/prefs.svelte';
import type { Values } from '../words';
import { asMe } from './api';

export interface Wishes {
  language: string;
  utc_offset: number;
  /** Minutes after midnight. */
  quiet: { from: number; until: number } | null;
  digest: { every_hours: number; at_hour: number } | null;
  moves: boolean;
  soon: boolean;
  over: boolean;
  opened: boolean;
}
export interface Notices {
  by_mail: boolean;
  push_key: string | null;
  mail: { address: string; confirmed: boolean } | null;
  browsers: number[];
  wishes: Wishes;
}

/** Words of these screens; there is nothing to say before they are loaded. */
export const tiding = (key: string, values: Values = {}): string =>
  prefs.shelves.has('tidings') ? prefs.words.from('tidings', key, values) : '';

/** The language and the clock of whoever sits here. */
export const here = (): Pick<Wishes, 'language' | 'utc_offset'> => ({
  language: prefs.words.language,
  utc_offset: -new Date().getTimezoneOffset(),
});
/** `07:30` as minutes after midnight, and back. */
export const minutes = (time: string): number => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return (hour * 60 + minute) % 1440;
};
export const time = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

export const notices = {
  show: () => asMe((token) => ask<Notices>('/players/me/notices', token)),
  wish: (wishes: Wishes) => asMe((token) => post<Notices>('/players/me/notices', token, wishes)),
  mail: (address: string) => asMe((token) => post<Notices>('/players/me/mail', token, { address })),
  noMail: () => asMe((token) => ask<Notices>('/players/me/mail', token, { method: 'DELETE' })),
  browser: (browser: { endpoint: string; p256dh: string; auth: string }) =>
    asMe((token) => post<Notices>('/players/me/push', token, browser)),
  noBrowser: (endpoint: string | null) => asMe((token) => post<Notices>('/players/me/push/stop', token, { endpoint })),
  confirm: (token: string) => post<{ confirmed: boolean }>('/mail/confirm', null, { token }),
  stop: (token: string) => post<{ confirmed: boolean }>(`/mail/stop?token=${encodeURIComponent(token)}`, null, {}),
};

/** Can this browser take notices here? It needs a worker, which there is on https and on this machine alone. */
export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

const worker = async (): Promise<ServiceWorkerRegistration | undefined> =>
  canPush() ? navigator.serviceWorker.getRegistration() : undefined;

/** How this browser takes notices now, if it does. */
export const taken = async (): Promise<PushSubscription | null> =>
  (await worker())?.pushManager.getSubscription() ?? null;

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}
const isOf = (found: PushSubscription, key: string): boolean => {
  const own = found.options.applicationServerKey;
  const wanted = bytes(key);
  return own !== null && own.byteLength === wanted.length && new Uint8Array(own).every((byte, i) => byte === wanted[i]);
};

/** This browser takes notices from now on; nothing where it may not. Asks the person where nothing was decided. */
export async function take(key: string): Promise<Notices | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const registered = (await worker()) ?? (await navigator.serviceWorker.ready);
  let found = await registered.pushManager.getSubscription();
  if (found && !isOf(found, key)) {
    await found.unsubscribe();
    found = null;
  }
  found ??= await registered.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
  return tell(found);
}
/** The server learns where this browser is told. */
export function tell(found: PushSubscription): Promise<Notices> {
  const { endpoint = '', keys = {} } = found.toJSON();
  return notices.browser({ endpoint, p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' });
}
/** This browser takes none any more. */
export async function leave(): Promise<Notices | null> {
  const found = await taken();
  if (!found) return null;
  await found.unsubscribe();
  return notices.noBrowser(found.endpoint);
}
