// A screen that is drawn in steps, one task after the other: a press in between is not held up, and what is seen first
// is there first.

export class Steps {
  done = $state(0);

  constructor(last: number) {
    const step = (): void => {
      this.done += 1;
      if (this.done < last) setTimeout(step);
    };
    setTimeout(step);
  }
}
