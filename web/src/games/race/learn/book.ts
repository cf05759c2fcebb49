// The rule book: what its chapters hold, which rulings stand behind a rule and which moment of a race shows it. The
// words are in content/rules, one file per language; this file says what must be in each of them.

/** What is looked for in a sample race to show a rule: the first event of this kind, with these marks. */
export interface Moment {
  kind: string;
  card?: string;
  skill?: string;
  /** The space it happened on lies in a risk zone. */
  risk?: boolean;
  /** The sample race: of the first box, a rough one of the same, or of the second box with its own cards. */
  race?: 'africa' | 'rough' | 'asia';
}
export interface Rule {
  id: string;
  rulings: number[];
  show: Moment | null;
}
export interface Chapter {
  id: string;
  rules: Rule[];
}

const rule = (id: string, rulings = '', show: Moment | string | null = null): Rule => ({
  id,
  rulings: rulings === '' ? [] : rulings.split(' ').map(Number),
  show: typeof show === 'string' ? { kind: show } : show,
});
const card = (slug: string, rulings: string, race?: 'asia' | 'rough', kind = 'played'): Rule =>
  rule(`card_${slug}`, rulings, { kind, card: slug, ...(race ? { race } : {}) });

export const BOOK: Chapter[] = [
  { id: 'race', rules: [rule('aim', '88 90 91'), rule('setup', '1 2 3 4 5 133', 'turn_began')] },
  {
    id: 'turn',
    rules: [
      rule('turn', '87 88'),
      rule('bivouac', '21 22 25 27 146', 'picked'),
      rule('hand_limit', '22 23 24', 'discarded'),
      rule('planning', '17 76', 'plan_revealed'),
      rule('convoy', '9 10 11 19 20', 'sequence_began'),
      rule('sequence', '14 15 10 149', { kind: 'used' }),
      rule('petrol_price', '14 16 149', 'bought_petrol'),
      rule('pass', '12 13', 'passed'),
      rule('maintenance', '54 87', 'ranked'),
    ],
  },
  {
    id: 'crew',
    rules: [
      rule('gauges', '39 45 73 133'),
      rule('pathfinder', '30 32', { kind: 'used', skill: 'pathfinder' }),
      rule('laying', '29 31 38', 'tile_laid'),
      rule('repair', '16 56 75 136', 'repaired'),
      rule('drive', '39 48 50 55 135', 'drove'),
      rule('guard', '33 34 36 61 62 63', 'danger_avoided_guard'),
      rule('funding', '145', 'earned'),
    ],
  },
  {
    id: 'driving',
    rules: [
      rule('known', '40 51 148', 'drove'),
      rule('blind', '42', 'tile_drawn'),
      rule('turned_back', '40 41 42 43', { kind: 'turned_back', race: 'rough' }),
      rule('paying', '44 59 134 135 150', 'damaged'),
      rule('city', '3 46 48 50 143', 'entered_city'),
      rule('risk', '46 47', { kind: 'drove', risk: true }),
      rule('lines', '52 53 151', 'rode'),
      rule('breakdown', '39 45 56 59', { kind: 'broke_down', race: 'rough' }),
      rule('progress', '8 51 54', 'ranked'),
    ],
  },
  {
    id: 'tiles',
    rules: [
      rule('tile_petrol', '44 45', 'drove'),
      rule('tile_damage', '58 59', 'damaged'),
      rule('tile_danger', '59 61', 'danger_avoided_guard'),
      rule('tile_stop', '49', 'stop_ignored'),
      rule('bag', '32 36 38'),
    ],
  },
  {
    id: 'rivals',
    rules: [
      rule('attack', '60 64 67 145', 'played_against'),
      rule('counter', '61 64 65 66 137', 'countered_guard'),
      rule('secrets', '76 134 137 146'),
    ],
  },
  {
    id: 'cards',
    rules: [
      rule('timing', '13 26 69 134 145'),
      card('trail_hunter', '32 34 35 36 64 65 66 69 137 145'),
      card('saboteur', '24 60 64 66 67 69 124 137 145', undefined, 'played_against'),
      card('repairman', '16 56 69 75 136 145'),
      rule('card_militia', '13 23 24 42 44 61 72 123 134 135 137 139', { kind: 'countered_card', card: 'militia' }),
      card('driver', '16 18 39 40 41 42 43 52 55 69 108 135 145'),
      card('con_artist', '34 35 64 65 66 69 137 145'),
      card('cartographer', '29 30 31 32 69 138 145'),
      card('financial', '69 76'),
      card('transport', '52 53 69 136 151', 'rough'),
      card('jerrycan', '13 23 24 42 44 72 73 122 134 135'),
      card('refuelling_station', '69 73 122 133 145'),
      card('guide', '48 49 69 135 136', undefined, 'stop_ignored'),
      card('spare_parts', '56 68 69 122 136'),
      card('engine_parts', '56 68 69 122 136', 'asia'),
      card('chassis_parts', '56 68 69 122 136', 'asia'),
      card('toolbox', '56 69 73 122 136'),
      card('tracker', '25 26 64 69 74 145'),
      card('ransom', '64 66 67 69 71 124 137 145', 'asia', 'played_against'),
      card('siphoner', '64 66 67 69 70 124 132 137 145', 'asia', 'played_against'),
      card('customs', '64 66 67 69 72 124 134 137 145', 'asia', 'played_against'),
      rule('card_topographer', '37 86'),
      rule('card_weather_station', '69 97'),
      rule('card_express_delivery', '69 101 143'),
      rule('card_visa', '69 108'),
      rule('card_dandy', '110 161'),
      rule('card_paddock', '103 104 105 164'),
    ],
  },
  {
    id: 'end',
    rules: [
      rule('finish', '57 67 88 89', 'finished'),
      rule('points', '90 91', 'over'),
      rule('not_home', '91 92 93', 'over'),
    ],
  },
  {
    id: 'leaders',
    rules: [
      rule('leaders', '77 78 86 147 159 162'),
      rule('leader_delatour', '138'),
      rule('leader_van_hotten', '138'),
      rule('leader_martinetti', '79'),
      rule('leader_walledgrave', '53 77 78'),
      rule('leader_cook', '61 80 137'),
      rule('leader_obroutchev', '81 106'),
      rule('leader_von_dorfpeld', '82 138'),
      rule('leader_li_jiaxiang', '83 163'),
      rule('leader_redburn', '67 84 134 146'),
      rule('leader_chapman', '85 135'),
      rule('leader_chevy', '77 160'),
      rule('leader_deforet', '28 144'),
    ],
  },
  {
    id: 'modules',
    rules: [
      rule('play_modes', '111 152 157 159'),
      rule('five_players', '28 91'),
      rule('season', '94 95 96 153'),
      rule('microclimate', '98 153 154'),
      rule('village', '99 155 156'),
      rule('postal', '100 101 102 143 157 158'),
      rule('paddock', '103 104 105 106 164'),
      rule('diplomacy', '107 108 171'),
      rule('influence', '107 109'),
      rule('patronage', '109 110 160 161'),
    ],
  },
  {
    id: 'solo',
    rules: [
      rule('solo', '112 113 114 139 170'),
      rule('rene_card', '118 127 174'),
      rule('rene_lays', '116 117 131 140 173'),
      rule('rene_drives', '119 120 121 122'),
      rule('rene_camp', '123 124 129 167 175 176'),
      rule('solo_end', '125 142'),
      rule('deck_building', '115 126 165 166'),
      rule('legacy', '128 130 141 169'),
      rule('passport'),
      rule('alone', '168'),
      rule('cardboard', '177'),
    ],
  },
  { id: 'map', rules: [rule('key', '46 52')] },
  { id: 'glossary', rules: [rule('glossary', '18')] },
];

/** The rule a link means: its name, or the ruling behind it (`r62`). */
export function ruleOf(section: string): string {
  const ruling = /^r(\d+)$/.exec(section)?.[1];
  if (ruling === undefined) return section;
  return BOOK.flatMap(({ rules }) => rules).find(({ rulings }) => rulings.includes(Number(ruling)))?.id ?? '';
}

// ---- the words ---------------------------------------------------------------------------------

export type Inline =
  | { is: 'text'; text: string }
  | { is: 'bold'; text: string }
  | { is: 'icon'; name: string }
  | { is: 'sign'; name: string }
  | { is: 'link'; to: string };
export interface Block {
  is: 'text' | 'list';
  /** One line of a text, or the items of a list. */
  lines: Inline[][];
}
export interface Section {
  id: string;
  title: string;
  blocks: Block[];
  /** Everything in it, plain, to be searched. */
  plain: string;
}
export interface Words {
  chapters: Map<string, string>;
  sections: Map<string, Section>;
}

const MARKS = /\*\*(.+?)\*\*|:([a-z]+):|@([a-z_]+)|\[\[([a-z_]+)\]\]/g;

export function inline(line: string): Inline[] {
  const found: Inline[] = [];
  let at = 0;
  for (const mark of line.matchAll(MARKS)) {
    if (mark.index > at) found.push({ is: 'text', text: line.slice(at, mark.index) });
    const [whole, bold, name, sign, to] = mark;
    if (bold) found.push({ is: 'bold', text: bold });
    else if (name) found.push({ is: 'icon', name });
    else if (sign) found.push({ is: 'sign', name: sign });
    else found.push({ is: 'link', to: to! });
    at = mark.index + whole.length;
  }
  if (at < line.length) found.push({ is: 'text', text: line.slice(at) });
  return found;
}

/** Reads a file of content/rules. `cardName` gives the titles of the card sections, which have none of their own. */
export function readBook(text: string, cardName: (slug: string) => string): Words {
  const words: Words = { chapters: new Map(), sections: new Map() };
  let section: Section | null = null;
  for (const line of text.split('\n')) {
    const [, hashes, id, title] = /^(#{1,2}) ([a-z_]+)(?:: (.+))?$/.exec(line) ?? [];
    if (hashes === '#') words.chapters.set(id!, title ?? '');
    else if (hashes) {
      section = { id: id!, title: title ?? cardName(id!.replace(/^card_/, '')), blocks: [], plain: '' };
      words.sections.set(section.id, section);
    } else if (section && line.trim() !== '') add(section, line);
  }
  for (const one of words.sections.values()) one.plain = plainText(one, words);
  return words;
}
function add(section: Section, line: string): void {
  const item = line.startsWith('- ');
  const last = section.blocks.at(-1);
  if (item && last?.is === 'list') last.lines.push(inline(line.slice(2)));
  else section.blocks.push({ is: item ? 'list' : 'text', lines: [inline(item ? line.slice(2) : line)] });
}
function plainText(section: Section, words: Words): string {
  const say = (part: Inline): string =>
    'text' in part ? part.text : part.is === 'link' ? (words.sections.get(part.to)?.title ?? '') : '';
  return [section.title, ...section.blocks.flatMap((block) => block.lines.map((line) => line.map(say).join('')))].join(
    ' ',
  );
}

// ---- searching ---------------------------------------------------------------------------------

/** Small letters without accents. */
export const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The sections that hold every word that is looked for. An empty search finds all. */
export function search(sections: Iterable<{ id: string; plain: string }>, wanted: string): Set<string> {
  const parts = fold(wanted).split(/\s+/).filter(Boolean);
  const found = new Set<string>();
  for (const { id, plain } of sections) {
    const text = fold(plain);
    if (parts.every((part) => text.includes(part))) found.add(id);
  }
  return found;
}

// ---- loading -----------------------------------------------------------------------------------

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

export type Rulings = Map<number, { title: string; text: string }>;

/** The rulings as content/rules has them in plain words, or docs/RULINGS.md: number to title and text. */
export function readRulings(text: string): Rulings {
  const found: Rulings = new Map();
  for (const entry of text.split(/\n(?=- \*\*[A-Z]\d)|\n\n/)) {
    const [, number, title, rest] = /^- \*\*R(\d+)\*\*(?: \[[A-Z/]+\])? \*(.+?)\*(.*)$/s.exec(entry) ?? [];
    if (number) found.set(Number(number), { title: oneLine(title!), text: oneLine(rest!.replace(/\*|`/g, '')) });
  }
  return found;
}
