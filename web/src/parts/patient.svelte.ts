// Parts of the page and their words are fetched when they are wanted. That the server does not answer just then is no
// fault of the page: it says so (in App.svelte) and asks again until the part is there.

/** What a browser, or vite for it, says when a file could not be fetched. Anything else is a fault of the part. */
const NOT_FETCHED = /dynamically imported module|module script|preload CSS|failed to fetch|network ?error/i;
const PAUSES = [1_000, 2_000, 5_000, 10_000];

class Fetching {
  /** How many parts are waited for. */
  waiting = $state(0);
}
export const fetching = new Fetching();

/** Until the line is there again, or a while has passed: not every browser notices the first. */
const aWhile = (ms: number): Promise<void> =>
  new Promise((done) => {
    const over = (): void => {
      clearTimeout(timer);
      removeEventListener('online', over);
      done();
    };
    const timer = setTimeout(over, ms);
    addEventListener('online', over);
  });

/** Fetches a part, as often as it takes. */
export async function patient<T>(load: () => Promise<T>): Promise<T> {
  let tries = 0;
  try {
    for (;;) {
      try {
        return await load();
      } catch (error) {
        if (!NOT_FETCHED.test(String(error))) throw error;
        if (tries++ === 0) fetching.waiting += 1;
        await aWhile(PAUSES[Math.min(tries, PAUSES.length) - 1]!);
      }
    }
  } finally {
    if (tries > 0) fetching.waiting -= 1;
  }
}
