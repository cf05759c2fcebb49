// Sample data: the boards of this repository, and a position made up on them.
import type { RaceColour, RaceTerrain, RaceTiming, RaceWay } from '../../wire';
import type { LaidTile, MapCity, MapLine, MapSpace, Picture, Vehicle } from '../types';

const files = import.meta.glob('../../../../content/boards/*.toml', { query: '?raw', import: 'default' }) as Record<
  string,
  () => Promise<string>
>;

type Value = string | number | boolean | Value[] | { [key: string]: Value };
type Table = { [key: string]: Value };
/** As much of TOML as board files use. */
export function toml(text: string): Table {
  const root: Table = {};
  let now = root;
  const rest = text.replace(/^#.*$/gm, '');
  const lexer = /\s*(?:\[\[([\w.]+)\]\]|\[([\w.]+)\]|([\w-]+)\s*=\s*)/y;
  let at = 0;
  const skip = (): void => {
    while (/[\s,]/.test(rest[at] ?? '')) at++;
  };
  const value = (): Value => {
    skip();
    const three = rest.startsWith('"""', at);
    if (rest[at] === '"') {
      const end = rest.indexOf(three ? '"""' : '"', at + (three ? 3 : 1));
      const found = rest.slice(at + (three ? 3 : 1), end);
      at = end + (three ? 3 : 1);
      return found.trim();
    }
    if (rest[at] === '[') {
      const list: Value[] = [];
      for (at++, skip(); rest[at] !== ']'; skip()) list.push(value());
      at++;
      return list;
    }
    if (rest[at] === '{') {
      const table: Table = {};
      for (at++, skip(); rest[at] !== '}'; skip()) {
        const [all, key] = /^([\w-]+)\s*=\s*/.exec(rest.slice(at, at + 60))!;
        at += all.length;
        table[key!] = value();
      }
      at++;
      return table;
    }
    const word = /[^\s,\]}]+/y;
    word.lastIndex = at;
    const [found] = word.exec(rest)!;
    at += found.length;
    return found === 'true' ? true : found === 'false' ? false : Number(found);
  };
  const enter = (path: string, many: boolean): void => {
    now = root;
    const parts = path.split('.');
    parts.forEach((part, i) => {
      if (many && i === parts.length - 1) {
        const list = (now[part] ??= []) as Table[];
        list.push({});
        now = list.at(-1)!;
      } else now = (now[part] ??= {}) as Table;
    });
  };
  for (;;) {
    skip();
    if (at >= rest.length) return root;
    lexer.lastIndex = at;
    const found = lexer.exec(rest);
    if (!found) throw new Error(`not understood: ${rest.slice(at, at + 40)}`);
    at = lexer.lastIndex;
    if (found[1]) enter(found[1], true);
    else if (found[2]) enter(found[2], false);
    else now[found[3]!] = value();
  }
}

export interface SampleBoard {
  title: string;
  subtitle: string;
  levels: number;
  spaces: MapSpace[];
  cities: MapCity[];
  lines: MapLine[];
  picture: Picture | undefined;
}
type Names = Record<string, string>;
const letters = (col: number): string =>
  col < 26 ? String.fromCharCode(65 + col) : `A${String.fromCharCode(39 + col)}`;

export async function board(slug: string, lang = 'en'): Promise<SampleBoard> {
  const data = toml(await files[`../../../../content/boards/${slug}.toml`]!()) as Table & {
    spaces: { at: [number, number]; level: number; risk?: boolean }[];
  };
  const listed = (data['city'] ?? []) as {
    slug: string;
    at: [number, number];
    colour?: RaceColour;
    cards?: number;
    name: Names;
  }[];
  const ends = data['ends'] as string[];
  const spaces: MapSpace[] = data.spaces.map(({ at: [col, row], level, risk }) => ({
    name: '',
    hex: `${letters(col)}${row}`,
    col,
    row,
    level,
    risk: !!risk,
    city: null,
  }));
  const cities: MapCity[] = listed.map((city, i) => {
    const space = spaces.findIndex(({ col, row }) => col === city.at[0] && row === city.at[1]);
    if (spaces[space]) spaces[space].city = i;
    return {
      slug: city.slug,
      name: city.name[lang] ?? city.slug,
      space,
      colour: city.colour ?? 'purple',
      cards: city.cards ?? 0,
      role: ends[0] === city.slug ? 'start' : ends[1] === city.slug ? 'finish' : undefined,
    };
  });
  spaces.forEach((space) => (space.name = space.city === null ? space.hex : cities[space.city]!.slug));
  const lines: MapLine[] = ((data['line'] ?? []) as { kind: RaceWay; from: string; to: string; price: number }[]).map(
    (line) => ({
      slug: `${line.from}-${line.to}`,
      way: line.kind,
      price: line.price,
      ends: [line.from, line.to].map((end) => cities.findIndex((city) => city.slug === end)),
    }),
  );
  const raw = data['picture'] as (Table & { subtitle?: Names }) | undefined;
  const picture = raw && ({ ...raw, grounds: raw['ground'], names: raw['lettering'] } as unknown as Picture);
  return {
    title: (data['name'] as unknown as Names)[lang] ?? slug,
    subtitle: raw?.subtitle?.[lang] ?? '',
    levels: data['levels'] as number,
    spaces,
    cities,
    lines,
    picture,
  };
}

const TERRAINS: RaceTerrain[] = ['savanna', 'desert', 'jungle', 'mountain', 'river', 'steppe', 'prairie', 'swamp'];
/** Tiles here and there, four vehicles, what the first may do. */
export function position({ spaces, cities }: SampleBoard): {
  tiles: LaidTile[];
  vehicles: Vehicle[];
  near: number[];
  me: number;
} {
  const free = spaces.map((_, i) => i).filter((i) => spaces[i]!.city === null);
  const me =
    cities.find((city) => !city.role && city.slug === 'fort_lamy')?.space ??
    cities[Math.floor(cities.length / 2)]!.space;
  const at = (i: number): { col: number; row: number } => spaces[i]!;
  const step = (a: number, b: number): boolean => {
    const [p, q] = [at(a), at(b)];
    const [dx, dy] = [Math.abs(p.col + (p.row & 1) / 2 - q.col - (q.row & 1) / 2), Math.abs(p.row - q.row)];
    return (dy === 0 && dx === 1) || (dy === 1 && dx === 0.5);
  };
  const home = spaces.findIndex((_, i) => step(me, i) && spaces[i]!.row > at(me).row && spaces[i]!.city === null);
  const start = home < 0 ? me : home;
  const near = spaces.map((_, i) => i).filter((i) => step(start, i));
  const tiles = free
    .filter((i) => i === start || (near.includes(i) && i % 3) || (i * 7) % 5 === 0)
    .map((space, i) => ({
      space,
      terrain: TERRAINS[(space * 5) % (i % 3 ? 5 : 8)]!,
      petrol: 1 + (space % 2),
      damage: (space * 3) % 4 === 0 ? 1 + (space % 2) : 0,
      danger: space % 7 === 0,
      stop: space % 6 === 0,
    }));
  const lagos = cities.find((city) => city.slug === 'lagos')?.space ?? cities[1]!.space;
  const vehicles: Vehicle[] = [
    { seat: 1, at: start },
    { seat: 2, at: free[Math.floor(free.length * 0.3)]! },
    { seat: 3, at: lagos },
    { seat: 4, at: lagos },
    { seat: 5, at: free[Math.floor(free.length * 0.6)]!, broken: true },
    { seat: 6, at: free[Math.floor(free.length * 0.45)]! },
  ];
  return { tiles, vehicles, near, me: start };
}
export const CARDS = [
  ['jerrycan', 'Jerrycan', 'any_time', 'Petrol +1'],
  ['guide', 'Guide', 'with_driver', 'Ignore one Stop'],
  ['militia', 'Militia', 'any_time', 'Ignore one Danger'],
  ['cartographer', 'Cartographer', 'before_assistant', 'Draw and place 3 tiles'],
  ['toolbox', 'Toolbox', 'with_repairman', 'Engine and chassis +3'],
  ['financial', 'Financial', 'before_assistant', 'Collect 30 F'],
  ['engine_parts', 'Engine parts', 'with_repairman', 'Engine +1'],
  ['chassis_parts', 'Chassis parts', 'with_repairman', 'Chassis +1'],
  ['spare_parts', 'Spare parts', 'with_repairman', 'Engine or chassis +1'],
  ['repairman', 'Repairman', 'before_assistant', 'One repair'],
  ['driver', 'Driver', 'before_assistant', 'One drive'],
  ['refuelling_station', 'Refuelling', 'before_assistant', 'Petrol +5'],
  ['tracker', 'Tracker', 'before_assistant', 'Draw 3, keep 2'],
  ['transport', 'Transport', 'with_driver', '50 F off a line'],
  ['con_artist', 'Con artist', 'before_assistant', 'Swap two tiles', true],
  ['customs', 'Customs', 'before_assistant', 'Victim loses 2 cards', true],
  ['ransom', 'Ransom', 'before_assistant', 'Victim pays 20 F', true],
  ['saboteur', 'Saboteur', 'before_assistant', 'Victim: 2 damage', true],
  ['siphoner', 'Siphoner', 'before_assistant', 'Victim: petrol −2', true],
  ['trail_hunter', 'Trail hunter', 'before_assistant', 'Remove 2 tiles', true],
].map(([slug, title, timing, text, danger]) => ({
  slug,
  title,
  timing,
  text,
  danger: !!danger,
  timingLabel: {
    any_time: 'Any time',
    with_driver: 'With driver',
    with_repairman: 'With repair',
    before_assistant: 'Before asst.',
  }[timing as string],
})) as { slug: string; title: string; timing: RaceTiming; text: string; danger: boolean; timingLabel: string }[];
