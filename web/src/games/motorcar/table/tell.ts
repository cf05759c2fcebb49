// What things are called and what happened, in words. Everything comes from the board, the view and the Fluent files.

import type {
  MotorcarBoard,
  MotorcarChange,
  MotorcarChoice,
  MotorcarEvent,
  MotorcarPhase,
  MotorcarQuestion,
  MotorcarStrain,
  MotorcarView,
  MotorcarWhyNot,
  SeatInfo,
} from '../../../net/types';
import { botName, driverOf } from '../../../parts/drivers';
import type { Values, Words } from '../../../words';
import type { EntryOf, Teller as AnyTeller } from '../../game';
import type { MotorcarWire } from '..';

/** With a capital letter at its beginning. */
export const sentence = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** Dice that belong to what is told. */
export interface Rolls {
  rolls: readonly number[];
}

export class Teller implements AnyTeller<MotorcarWire> {
  constructor(
    readonly words: Words,
    readonly board: MotorcarBoard,
    readonly seats: SeatInfo[],
    readonly me: number | null,
    /** The table's own seal: who drives for the bots follows from it. */
    readonly seal: string,
  ) {}

  say(key: string, values: Values = {}): string {
    return this.words.from('motorcar', key, values);
  }

  // ---- names -----------------------------------------------------------------------------------

  /** Whoever sits there. */
  who(seat: number | undefined): string {
    if (seat === undefined) return '';
    const info = this.seats[seat - 1];
    if (info?.holder === 'bot') return botName(driverOf(this.seal, seat), this.seats);
    return info?.name || this.words.t('seat_number', { seat });
  }
  slug(seat: number | undefined): string {
    return this.board.cars[(seat ?? 1) - 1]?.slug ?? 'thomas_flyer';
  }
  /** The car by its name. */
  car(seat: number | undefined): string {
    return seat === undefined ? '' : this.say(this.slug(seat));
  }
  /** The car inside a sentence; one's own is told apart. */
  told(seat: number | undefined): string {
    const car = this.car(seat);
    return seat !== undefined && seat === this.me ? this.say('your_car', { car }) : car;
  }
  stage(turn: number): string {
    const slug = this.board.stages[turn - 1]?.slug;
    return slug ? this.say(slug) : '';
  }
  leg(turn: number): string {
    const leg = this.board.legs[this.board.stages[turn - 1]?.leg ?? 0];
    return leg ? this.say(leg.slug) : '';
  }
  strain(strain: MotorcarStrain): string {
    return this.say('strain_name', { strain });
  }

  // ---- what happened ---------------------------------------------------------------------------

  values(event: MotorcarEvent, { rolls }: Rolls = { rolls: [] }): Values {
    const die = event.numbers?.die;
    return {
      ...event.numbers,
      who: this.told(event.seat),
      rival: this.told(event.victim),
      partner: this.told(event.partner),
      destination: event.stage ? this.say(event.stage) : '',
      strain: event.strain ?? '',
      predicament: event.predicament ?? '',
      reward: event.reward ?? '',
      lot: event.by_lot ? 'yes' : 'no',
      rolls: this.words.list((rolls.length > 0 || die === undefined ? rolls : [die]).map(String)),
    };
  }
  event(event: MotorcarEvent, dice?: Rolls): string {
    return sentence(this.say(event.kind, this.values(event, dice)));
  }
  entry(entry: EntryOf<MotorcarWire>): string {
    switch (entry.what) {
      case 'event':
        return this.event(entry.event);
      case 'undone':
      case 'new_rules':
        return this.words.t(entry.what);
      case 'helped':
        return this.words.t('helped', { who: this.who(entry.seat) });
      case 'taken_over':
        return this.words.t('taken_over', { seat: entry.seat, who: this.who(entry.seat) });
    }
  }
  /** Where everything is seen, "you" is nobody. */
  openly(entry: EntryOf<MotorcarWire>): string {
    return new Teller(this.words, this.board, this.seats, null, this.seal).entry(entry);
  }
  phase(phase: MotorcarPhase): string {
    return this.say(`phase_${phase}`);
  }
  holds({ hand }: MotorcarView): string {
    return hand ? this.strain(hand) : '';
  }

  // ---- what is asked ---------------------------------------------------------------------------

  question({ key, target, numbers }: MotorcarQuestion): string {
    const values: Values = {
      ...numbers,
      who: this.told(this.me ?? undefined),
      rival: this.told(target.seat),
      destination: target.stage ? this.say(target.stage) : '',
      strain: target.strain ?? '',
    };
    return sentence(this.say(key, values));
  }
  choice({ kind, target, numbers }: MotorcarChoice): string {
    const own = kind === 'complete' && target.partner === this.me;
    return sentence(
      this.say(own ? 'choice_complete_own' : `choice_${kind}`, {
        ...numbers,
        rival: this.told(target.seat),
        partner: this.told(target.partner),
        strain: target.strain ?? '',
        predicament: target.predicament ?? '',
      }),
    );
  }
  change({ name, before, after }: MotorcarChange): string {
    return this.say(`change_${name}`, { before, after });
  }

  // ---- why not ---------------------------------------------------------------------------------

  reason(why: MotorcarWhyNot): string {
    return this.say(why.reason, { need: why.need ?? 0, have: why.have ?? 0 });
  }
}
