// A part of a screen that is not needed at first sight: fetched once the screen stands, and tried again when it is
// wanted and the line was down.

export class Later<T> {
  part = $state.raw<T | null>(null);
  /** It could not be fetched. */
  failed = $state(false);
  #asked = false;
  readonly #load: () => Promise<T>;

  constructor(load: () => Promise<T>) {
    this.#load = load;
  }
  want(): void {
    if (this.part !== null || this.#asked) return;
    this.#asked = true;
    this.failed = false;
    this.#load().then(
      (part) => (this.part = part),
      () => {
        this.#asked = false;
        this.failed = true;
      },
    );
  }
}
