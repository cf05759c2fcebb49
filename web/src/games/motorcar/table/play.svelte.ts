// What the table's panels share: what is asked, what can be answered, the words, and what was asked about.

import type { MotorcarChoice, MotorcarEvent, MotorcarWhyNot } from '../../../net/types';
import { keys } from '../../../state/keys';
import { prefs } from '../../../state/prefs.svelte';
import type { Shows } from '../../../state/shows';
import type { AtTable, EntryOf } from '../../game';
import type { MotorcarWire } from '..';
import { soundOf } from '../kinds';
import { articlesOf } from '../told/lines';
import { Teller } from './tell';

export class Play implements AtTable<MotorcarWire> {
  /** A question about something that is not possible, with its answer. */
  asked = $state.raw<{ title: string; seat: number | null; why: MotorcarWhyNot } | null>(null);

  constructor(readonly store: Shows<MotorcarWire>) {}

  get shown() {
    return this.store.shown!;
  }
  get view() {
    return this.store.view ?? this.shown.view;
  }
  get board() {
    return this.store.board!;
  }
  teller = $derived.by(() => {
    const { seats, commitment } = this.shown.table;
    return new Teller(prefs.words, this.board, seats, this.shown.viewer, commitment);
  });
  question = $derived.by(() => (this.store.shown ? this.shown.question : null));
  choices: MotorcarChoice[] = $derived.by(() => (this.store.asking ? this.shown.choices : []));
  /** What can be done to a rival, by seat. */
  aims = $derived.by(() => {
    const found = new Map<number, MotorcarChoice[]>();
    for (const choice of this.choices) {
      const { seat } = choice.target;
      if (seat !== undefined) found.set(seat, [...(found.get(seat) ?? []), choice]);
    }
    return found;
  });
  /** The own seat, or the one whose side is shown. */
  get seat(): number {
    return this.store.me ?? this.store.watched ?? this.view.order[0] ?? 1;
  }
  get mine() {
    return this.view.players[this.seat - 1]!;
  }
  /** Rivals, in turn order where there is one. */
  rivals = $derived.by(() => {
    const order = this.view.order.length > 0 ? this.view.order : this.view.players.map(({ seat }) => seat);
    return order.filter((seat) => seat !== this.store.me).map((seat) => this.view.players[seat - 1]!);
  });
  /** What happened since the round began, as far as it is shown. */
  round: MotorcarEvent[] = $derived.by(() => {
    const events = this.store.entries
      .filter(({ version }) => version <= this.shown.version)
      .flatMap((entry) => (entry.what === 'event' ? [entry.event] : []));
    const start = events.findLastIndex(({ kind }) => kind === 'event_round_began');
    return start < 0 ? events : events.slice(start);
  });

  says(choice: MotorcarChoice): string {
    return this.teller.choice(choice);
  }
  get boardSlug(): string {
    return '';
  }
  get single(): { acts: string[] } | null {
    const [only, more] = this.choices;
    return only && !more && only.kind === 'done' ? { acts: [only.act] } : null;
  }
  get sound() {
    return soundOf(this.store.fresh.flatMap((entry) => (entry.what === 'event' ? [entry.event.kind] : [])));
  }
  async articles(entries: EntryOf<MotorcarWire>[]) {
    return articlesOf(entries, this.teller);
  }
  /** How many other people sit at other devices. */
  others = $derived.by(() => {
    const near = new Set([this.shown.viewer, ...keys.at(this.store.id).map(({ seat }) => seat)]);
    return this.shown.table.seats.filter((seat) => seat.holder === 'person' && !near.has(seat.seat)).length;
  });

  /** Do several people sit at this screen? */
  shared = $derived.by(() => keys.at(this.store.id).length > 1);

  // ---- acting ----------------------------------------------------------------------------------

  async take({ acts }: { acts: string[] }): Promise<void> {
    if (this.store.busy) return;
    this.asked = null;
    await this.store.act(acts);
  }
  choose(choice: MotorcarChoice): void {
    void this.take({ acts: [choice.act] });
  }
  refused(act: string, why: MotorcarWhyNot): void {
    this.asked = { title: act, seat: null, why };
  }
  /** Why nothing can be done to this rival now. */
  async ask(seat: number): Promise<void> {
    const helping = this.view.phase === 'travel';
    const rival = this.view.players[seat - 1];
    const what = (rival?.inflicted ?? 0) > 0 ? 'inflicted' : 'random';
    const act = helping ? `help ${seat} ${what}` : `inflict ${seat}`;
    const why = await this.store.why(act);
    if (why) this.asked = { title: this.teller.car(seat), seat, why };
  }
}
