// The drawings: contrast, a scene for every card, a look for every seat, and maps that lay out without collisions.
import { LANGUAGES, Words } from '../src/words';
import { TEXTS } from './texts';
import { flushSync, mount, unmount } from 'svelte';
import { expect, test, vi } from 'vitest';
import { BoardMap, Card, Dial, PlanningScreen, SEATS } from '../src/art';
import { SCENE_SLUGS } from '../src/art/cards';
import { contrast, PAIRS } from '../src/art/contrast';
import { board } from '../src/art/gallery/sample';
import { layLabels, layLines, overlap } from '../src/art/layout';
import { skyline } from '../src/art/terrain';

test.each(PAIRS.map((pair) => [...pair]))('%s can be read', (_what, letters, ground, least) => {
  expect(contrast(letters, ground)).toBeGreaterThanOrEqual(least);
});

test('black on white is 21', () => {
  expect(contrast('#000', '#fff')).toBeCloseTo(21);
});

test('every card has a scene of its own', () => {
  const cards = Object.keys(import.meta.glob('../../content/cards/*.toml')).map((path) =>
    path.split('/').at(-1)!.replace('.toml', ''),
  );
  expect(cards).not.toHaveLength(0);
  expect([...SCENE_SLUGS].sort()).toEqual(cards.sort());
});

test('six seats look different', () => {
  expect(new Set(SEATS.map((seat) => seat.colour)).size).toBe(6);
  expect(new Set(SEATS.map((seat) => seat.emblem)).size).toBe(6);
});

const BOARDS = ['africa', 'asia', 'europe', 'south_america', 'usa'];
test.each(BOARDS)('%s: names hardly cover each other, every sight is known', async (slug) => {
  const { spaces, cities, lines, picture } = await board(slug);
  const laid = layLines(spaces, cities, lines, picture, (francs) => `${francs} F`);
  expect(laid).toHaveLength(lines.length);
  const labels = layLabels(spaces, cities, laid, 1);
  for (const [i, a] of labels.entries()) {
    const whole = (a.box[2] - a.box[0]) * (a.box[3] - a.box[1]);
    for (const b of labels.slice(i + 1)) expect(overlap(a.box, b.box) / whole).toBeLessThan(0.15);
  }
  expect(skyline('colonial')).toBeTruthy();
});

test('a map that the browser scrolled to what got the focus is moved instead, and comes back', async () => {
  const data = await board('africa');
  const target = document.createElement('div');
  const labels = { map: 'Map', zoomIn: '+', zoomOut: '-', fit: '0' };
  const map = mount(BoardMap, { target, props: { ...data, labels, vehicles: [], lit: [] } });
  flushSync();
  const box = target.querySelector<HTMLElement>('.map')!;
  map.turnTo({ spaces: [30], also: [], least: 0.4, fine: 0.4, most: 0.4 });
  const before = map.place(30);
  box.scrollLeft = 40;
  box.dispatchEvent(new Event('scroll'));
  expect(box.scrollLeft).toBe(0);
  expect(map.place(30).x).toBe(before.x - 40);
  map.back();
  expect(map.place(30)).toEqual(before);
  await unmount(map);
});

test('what is asked anew ends a glance, and a look by hand with none of it; a stray press is not taken', async () => {
  const wide = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800);
  const high = vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(500);
  const data = await board('africa');
  const target = document.createElement('div');
  const labels = { map: 'Map', zoomIn: '+', zoomOut: '-', fit: '0' };
  const pressed = vi.fn();
  const lit = [31, 32].map((space) => ({ space, name: String(space) }));
  const map = mount(BoardMap, {
    target,
    props: { ...data, labels, vehicles: [], lit, askable: 'all', speed: 0, onpick: pressed, onwhy: pressed },
  });
  flushSync();
  const asked = { spaces: [30, 31, 32], also: [], least: 0.4, fine: 0.5, most: 0.6 };
  const far = data.spaces.length - 1;
  map.turnTo(asked, true);
  const home = map.place(30);
  map.show(far);
  expect(map.sees(30)).toBe(false);
  map.turnTo(asked);
  expect(map.sees(far), 'nothing new is asked').toBe(true);
  map.turnTo(asked, true);
  expect(map.sees(30)).toBe(true);
  // A little aside by hand: it stays.
  const box = target.querySelector<HTMLElement>('.map')!;
  box.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
  const aside = map.place(30);
  expect(aside).not.toEqual(home);
  map.turnTo(asked, true);
  expect(map.place(30)).toEqual(aside);
  // The same is asked and can be seen: nothing moves by a little.
  map.back();
  map.turnTo({ ...asked, spaces: [30, 31] }, true);
  expect(map.place(30)).toEqual(home);
  // It has just gone elsewhere: what is pressed was meant for what lay there before.
  map.show(far);
  map.turnTo(asked, true);
  flushSync();
  const { x, y } = map.place(31);
  const click = (detail: number): boolean =>
    target
      .querySelector('g.lit[data-space="31"]')!
      .dispatchEvent(new MouseEvent('click', { bubbles: true, detail, clientX: x, clientY: y }));
  document.body.append(target);
  click(1);
  expect(pressed).not.toHaveBeenCalled();
  await new Promise((resolve) => setTimeout(resolve, 340));
  click(1);
  expect(pressed).toHaveBeenCalledTimes(1);
  await unmount(map);
  target.remove();
  wide.mockRestore();
  high.mockRestore();
});

test('the price of a city stands clear of its name', async () => {
  const data = await board('asia');
  const target = document.createElement('div');
  const price = [{ icon: 'drop' as const, text: '1' }];
  const lit = data.cities.map(({ space, name }) => ({ space, price, name }));
  const labels = { map: 'Map', zoomIn: '+', zoomOut: '-', fit: '0' };
  const map = mount(BoardMap, { target, props: { ...data, labels, vehicles: [], lit } });
  flushSync();
  const at = (node: Element): number[] => (node.getAttribute('transform') ?? '').match(/-?[\d.]+/g)!.map(Number);
  const names = [...target.querySelectorAll('g.above > g[transform]')].filter(
    (node) => node.querySelector('text') && !node.matches('.price'),
  );
  for (const { space, name } of data.cities) {
    const [tx, ty, scale] = at(target.querySelector(`[data-price="${space}"]`)!);
    const [nx, ny] = at(names.find((node) => node.textContent === name)!);
    const over = Math.abs(tx! - nx!) < 60 && Math.abs(ty! - ny!) < 21 + 20 * scale!;
    expect(over, name).toBe(false);
  }
  void unmount(map);
});
test('lit hexes are buttons in their order, others only answer', async () => {
  const data = await board('africa');
  const [onpick, onwhy] = [vi.fn(), vi.fn()];
  const target = document.createElement('div');
  const map = mount(BoardMap, {
    target,
    props: {
      ...data,
      labels: { map: 'Map', zoomIn: '+', zoomOut: '-', fit: '0' },
      vehicles: [{ seat: 1, at: 3 }],
      me: 1,
      onpick,
      onwhy,
      askable: [7, 8],
      lit: [
        { space: 5, price: [{ icon: 'drop', text: '1' }], name: 'Five' },
        { space: 4, price: [{ icon: 'drop', text: '?' }], name: 'Four' },
      ],
      tiles: [{ space: 5, terrain: 'desert', petrol: 1, damage: 0, danger: false, stop: false }],
    },
  });
  flushSync();
  const tabs = [...target.querySelectorAll('[data-space][tabindex="0"]')];
  expect(tabs.map((each) => each.getAttribute('aria-label'))).toEqual(['Five', 'Four']);
  expect(target.querySelectorAll('[data-space][tabindex="-1"]')).toHaveLength(2);
  tabs[0]!.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  expect(onpick).toHaveBeenCalledWith(5);
  target.querySelector('[data-space="8"]')!.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(onwhy).toHaveBeenCalledWith(8);
  // A strict content policy allows no style attributes in what is set as text.
  expect(target.querySelector('svg')!.innerHTML).not.toMatch(/ style="(?!transform)/);
  await unmount(map);
});

test('a dial shows what would become of it', () => {
  const target = document.createElement('div');
  mount(Dial, { target, props: { value: 3, preview: 1, label: 'Petrol', name: 'Petrol 3 of 5' } });
  expect(target.textContent).toContain('3');
  expect(target.querySelectorAll('.hand')).toHaveLength(2);
  expect(target.querySelector('svg')!.getAttribute('aria-label')).toBe('Petrol 3 of 5');
});

test('a card is a button only where it can be clicked, and its picture follows', async () => {
  const target = document.createElement('div');
  const props = {
    slug: 'jerrycan',
    title: 'Jerrycan',
    text: 'Petrol +1',
    timing: 'any_time' as const,
    timingLabel: 'Any time',
  };
  mount(Card, { target, props });
  expect(target.querySelector('button')).toBeNull();
  mount(Card, { target, props: { ...props, onclick: () => undefined } });
  expect(target.querySelector('button')!.textContent).toContain('Jerrycan');
  // The picture follows.
  await vi.waitFor(() => expect(target.querySelectorAll('.art path').length).toBeGreaterThan(2));
});

test('planning by keys: 1 to 4 place, Backspace takes back', () => {
  const onplan = vi.fn();
  const target = document.createElement('div');
  document.body.append(target);
  const skills = ['Pathfinder', 'Mechanics', 'Guard', 'Funding'].map((title) => ({ title }));
  mount(PlanningScreen, {
    target,
    props: {
      seat: 1,
      title: 'Plan',
      plan: [1, 0, 0, 0],
      total: 5,
      skills,
      funding: ['10 F'],
      trayTitle: 'Left',
      clear: 'Clear',
      confirm: 'Go',
      onplan,
      onconfirm: () => undefined,
    },
  });
  flushSync();
  dispatchEvent(new KeyboardEvent('keydown', { key: '2' }));
  expect(onplan).toHaveBeenLastCalledWith([1, 1, 0, 0]);
});

test.each(LANGUAGES)('%s: every card says in a line what it does, for the market', (language) => {
  const words = new Words(language, TEXTS[language]);
  for (const slug of SCENE_SLUGS) expect(words.find('cards', `${slug}.short`), slug).toBeTruthy();
});
