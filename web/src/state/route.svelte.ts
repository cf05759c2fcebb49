// Where the person is: the lobby, or a table. A seat's secret link brings its token behind the #; it is kept and taken
// out of the address at once.

export type Route = { at: 'lobby' } | { at: 'table'; table: string; token: string | null; watch: boolean };

export function readRoute(path: string, search: string, hash: string): Route {
  const table = /^\/t\/([0-9a-f]{20})\/?$/.exec(path)?.[1];
  if (!table) return { at: 'lobby' };
  const token = new URLSearchParams(hash.replace(/^#/, '')).get('seat');
  return { at: 'table', table, token, watch: new URLSearchParams(search).has('watch') };
}

class Here {
  route = $state.raw<Route>({ at: 'lobby' });

  start(): void {
    this.#read();
    addEventListener('popstate', () => this.#read());
  }
  #read(): void {
    this.route = readRoute(location.pathname, location.search, location.hash);
    if (location.hash) history.replaceState(null, '', location.pathname + location.search);
  }
  go(path: string): void {
    history.pushState(null, '', path);
    this.#read();
    scrollTo(0, 0);
  }
}

export const here = new Here();
