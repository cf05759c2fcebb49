// What was pressed, one entry a press: one step back takes one press back. A press may be a whole sequence of moves,
// and the server goes back move by move.

/** As much of a view as says where a press was made. */
interface Asked {
  question: unknown;
  choices: readonly { act: string }[];
  macros: readonly { acts: readonly string[] }[];
}
interface Press {
  /** What was asked, with its answers. */
  sign: string;
  /** How many moves it was. */
  moves: number;
}

/** So many presses are remembered. */
const KEPT = 60;

const signOf = ({ question, choices, macros }: Asked): string =>
  JSON.stringify([question, choices.map(({ act }) => act), macros.map(({ acts }) => acts)]);

export class Presses {
  #list: Press[] = [];
  /** How many moves of the last press are taken back already. */
  #back = 0;

  add(asked: Asked, moves: number): void {
    this.#list = [...this.#list, { sign: signOf(asked), moves }].slice(-KEPT);
    this.#back = 0;
  }
  /** One move was taken back. */
  step(): void {
    this.#back++;
  }
  /** Is more of the last press to be taken back? Nothing where it was made elsewhere. */
  more(asked: Asked): boolean | null {
    const last = this.#list.at(-1);
    return last ? this.#back < last.moves && signOf(asked) !== last.sign : null;
  }
  /** All of the last press is taken back. */
  done(): void {
    this.#list = this.#list.slice(0, -1);
    this.#back = 0;
  }
  /** One went back beyond what is known here. */
  forget(): void {
    this.#list = [];
    this.#back = 0;
  }
}
