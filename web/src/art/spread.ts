// Marks on a line that none of them hides: each as near to its own place as the others let it.

/** Where marks lie that want to lie at `wanted`, in ascending order, at least `gap` apart. */
export function spread(wanted: readonly number[], gap: number): number[] {
  /** Marks that push each other: how many, and the middle of where they would all be content. */
  const heaps: { n: number; middle: number }[] = [];
  for (const place of wanted) {
    heaps.push({ n: 1, middle: place });
    for (let last = heaps.at(-1)!, one = heaps.at(-2); one; last = heaps.at(-1)!, one = heaps.at(-2)) {
      if (last.middle - one.middle >= ((last.n + one.n) * gap) / 2) break;
      heaps.splice(-2, 2, {
        n: one.n + last.n,
        middle: (one.middle * one.n + last.middle * last.n) / (one.n + last.n),
      });
    }
  }
  return heaps.flatMap(({ n, middle }) => Array.from({ length: n }, (_, i) => middle + (i - (n - 1) / 2) * gap));
}
