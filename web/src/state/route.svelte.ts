// Where the person is: the lobby, a table, or one of the screens beside them. A seat's secret link brings its token
// behind the #; it is kept and taken out of the address at once.

export type Route =
  | { at: 'lobby'; luck: string }
  | { at: 'table'; table: string; token: string | null; hand: boolean; watch: boolean }
  | { at: 'rules'; section: string }
  | { at: 'replay'; table: string; step: number | null; seat: string | null; run: boolean }
  | { at: 'example'; slug: string }
  | { at: 'lesson'; leaders: boolean; game: string }
  | { at: 'paper'; table: string }
  | { at: 'campaigns' }
  | { at: 'cardboard' }
  | { at: 'campaign'; id: string; player: string | null }
  | { at: 'me'; player: string | null }
  | { at: 'mail'; confirm: string | null; stop: string | null }
  | { at: 'leaderboard' }
  | { at: 'clubs' }
  | { at: 'club'; id: string }
  | { at: 'tournament'; id: string }
  | { at: 'records' }
  | { at: 'settings' };

const TABLE = '([0-9a-f]{20})';
const PLACES: [RegExp, (found: string, query: URLSearchParams, hash: URLSearchParams) => Route][] = [
  [
    new RegExp(`^/t/${TABLE}$`),
    (table, query, hash) => ({
      at: 'table',
      table,
      token: hash.get('seat'),
      hand: hash.has('hand'),
      watch: query.has('watch'),
    }),
  ],
  [/^\/rules(?:\/([a-z_]+|r\d+))?$/, (section) => ({ at: 'rules', section })],
  [
    new RegExp(`^/replay(?:/${TABLE})?$`),
    (table, query, hash) => ({
      at: 'replay',
      table,
      step: step(hash.get('at')),
      seat: query.get('seat'),
      run: hash.has('run'),
    }),
  ],
  [/^\/example\/([a-z_]+)$/, (slug) => ({ at: 'example', slug })],
  // The table behind it is for whoever looks at the address; the lesson knows its own.
  [
    new RegExp(`^/lesson(?:/([a-z]+(?=/|$)))?(?:/${TABLE})?$`),
    (which) => ({ at: 'lesson', leaders: which === 'leaders', game: which }),
  ],
  [new RegExp(`^/gazette/${TABLE}$`), (table) => ({ at: 'paper', table })],
  [/^\/campaigns$/, () => ({ at: 'campaigns' })],
  [/^\/cardboard$/, () => ({ at: 'cardboard' })],
  [new RegExp(`^/campaigns/${TABLE}$`), (id, _query, hash) => ({ at: 'campaign', id, player: hash.get('player') })],
  [/^\/me$/, (_found, _query, hash) => ({ at: 'me', player: hash.get('player') })],
  [/^\/mail$/, (_found, _query, hash) => ({ at: 'mail', confirm: hash.get('confirm'), stop: hash.get('stop') })],
  [/^\/leaderboard$/, () => ({ at: 'leaderboard' })],
  [/^\/clubs$/, () => ({ at: 'clubs' })],
  [new RegExp(`^/clubs/${TABLE}$`), (id) => ({ at: 'club', id })],
  [new RegExp(`^/tournaments/${TABLE}$`), (id) => ({ at: 'tournament', id })],
  [/^\/records$/, () => ({ at: 'records' })],
  [/^\/settings$/, () => ({ at: 'settings' })],
];
const step = (text: string | null): number | null => (text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null);

export function readRoute(path: string, search: string, hash: string): Route {
  for (const [place, read] of PLACES) {
    const found = place.exec(path.replace(/(.)\/$/, '$1'));
    if (found) return read(found[1] ?? '', new URLSearchParams(search), new URLSearchParams(hash.replace(/^#/, '')));
  }
  return { at: 'lobby', luck: new URLSearchParams(search).get('luck')?.slice(0, 40) ?? '' };
}

class Here {
  route = $state.raw<Route>({ at: 'lobby', luck: '' });

  start(): void {
    this.#read();
    addEventListener('popstate', () => this.#read());
  }
  #read(): void {
    this.route = readRoute(location.pathname, location.search, location.hash);
    if (location.hash && this.route.at === 'table') history.replaceState(null, '', location.pathname + location.search);
  }
  go(path: string): void {
    history.pushState(null, '', path);
    this.#read();
    scrollTo(0, 0);
  }
  /** A link inside the page, pressed: goes there without loading the page again, unless another tab is wanted. */
  follow(event: MouseEvent): void {
    const link = (event.currentTarget as HTMLElement).closest('a');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
  /** Goes on to another place that stands for this one. */
  replace(path: string): void {
    history.replaceState(null, '', path);
    this.#read();
  }
  /** The address says where one is without a step back being made. */
  note(path: string): void {
    history.replaceState(null, '', path);
  }
}

export const here = new Here();
