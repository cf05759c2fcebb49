// Where the map lies under the eye: moved by wheel, drag and pinch, or gone by itself to where something is asked.
import { bringInto, wholeBoard, type Rect, type View } from './framing';
import { RADIUS, type Point } from './hex';
import type { Box } from './layout';
import type { Inset } from './types';

/** What is looked at. */
export interface Scene {
  frame: Box;
  /** The middles of the spaces. */
  middles: readonly Point[];
  /** What lies over the edges of the map, and over it besides. */
  inset: Inset;
  blocks: readonly Rect[];
  /** Nothing moves by itself. */
  still: () => boolean;
}
/** What is to be seen, inside which edges, between which scales. */
interface Brought {
  list: readonly number[];
  within: Inset;
  least: number;
  most: number;
}
/** How long the map takes to a place, in milliseconds. */
const GLIDE = 420;

export class Camera {
  view: View = $state({ x: 0, y: 0, k: 0.3 });
  /** The scale in which the map was drawn last. */
  settled = $state(0.3);
  /** In somebody's hand. */
  moving = $state(false);
  /** On its way to a place by itself. */
  gliding = $state(false);
  /** The last press became a drag: it means no space. */
  dragged = false;

  #box: HTMLElement | undefined;
  #fitted = true;
  /** The person moved it: it stays where it is as long as what matters is to be seen. */
  #byHand = false;
  /** What it was brought to last; again when its box changes. */
  #brought: Brought | null = null;
  #settle: ReturnType<typeof setTimeout> | undefined;
  #touched = new Map<number, Point>();
  #start: (View & { at: Point; gap: number }) | undefined;

  constructor(readonly scene: () => Scene) {}

  /** Looks through a box of the page; gives what ends it. */
  open(box: HTMLElement): () => void {
    this.#box = box;
    const watch = new ResizeObserver(() => {
      if (this.#fitted) this.fit();
      else if (this.#brought && !this.#byHand) this.#bringAll(this.#brought, false);
      else this.#moveTo(this.view.x, this.view.y, this.view.k);
    });
    watch.observe(box);
    this.fit();
    return () => {
      watch.disconnect();
      clearTimeout(this.#settle);
    };
  }

  // ---- going to a place ------------------------------------------------------------------------

  #moveTo(x: number, y: number, k: number, glide = false): void {
    if (!this.#box) return;
    const { frame, still } = this.scene();
    this.gliding = glide && !still();
    const { clientWidth: w, clientHeight: h } = this.#box;
    // The middle of the screen stays over the board.
    const [left, top, wide, high] = frame;
    this.view = {
      k,
      x: Math.min(w / 2 - left * k, Math.max(w / 2 - (left + wide) * k, x)),
      y: Math.min(h / 2 - top * k, Math.max(h / 2 - (top + high) * k, y)),
    };
    clearTimeout(this.#settle);
    // A leap is drawn once, where it ends.
    if (glide && !this.gliding) return void (this.settled = k);
    this.#settle = setTimeout(
      () => {
        this.gliding = false;
        this.settled = this.view.k;
      },
      this.gliding ? GLIDE + 30 : 160,
    );
  }
  /** The part of the box that nothing lies over at the edges. */
  room(): Rect {
    const { clientWidth: w = 800, clientHeight: h = 600 } = this.#box ?? {};
    const { inset } = this.scene();
    const [x, y] = [inset.left ?? 0, inset.top ?? 0];
    return { x, y, w: Math.max(80, w - x - (inset.right ?? 0)), h: Math.max(80, h - y - (inset.bottom ?? 0)) };
  }
  #least(): number {
    return Math.min(bringInto(this.scene().middles, this.room(), 0, 0.9).k * 0.8, 0.3);
  }
  #scaleAt(k: number, px: number, py: number): void {
    const { view } = this;
    const to = Math.min(1.6, Math.max(this.#least(), k));
    this.#fitted = false;
    this.#byHand = true;
    this.#moveTo(px - ((px - view.x) * to) / view.k, py - ((py - view.y) * to) / view.k, to);
  }
  /** Shows the whole board, clear of what lies over it. */
  fit(glide = false): void {
    const { middles, blocks } = this.scene();
    if (!this.#box || !middles.length) return;
    const { x, y, k } = wholeBoard(middles, this.room(), blocks, 0.9);
    this.#moveTo(x, y, k, glide);
    this.#fitted = true;
    this.#byHand = false;
    if (!this.gliding) this.settled = k;
  }
  /** Goes back to the whole board, unless the person has gone elsewhere. */
  rest(): void {
    if (!this.#byHand && !this.#fitted) this.fit(true);
  }
  /** Zooms around the middle. */
  zoom(factor: number): void {
    const { x, y, w, h } = this.room();
    this.#scaleAt(this.view.k * factor, x + w / 2, y + h / 2);
  }
  /** Goes aside by so many pixels. */
  push(dx: number, dy: number): void {
    this.#fitted = false;
    this.#byHand = true;
    this.#moveTo(this.view.x + dx, this.view.y + dy, this.view.k);
  }
  /** Brings a space to the middle, near enough to read. */
  show(space: number, k = Math.max(this.view.k, 0.42)): void {
    const { x, y, w, h } = this.room();
    const [px, py] = this.scene().middles[space] ?? [0, 0];
    this.#fitted = false;
    this.#brought = null;
    this.#moveTo(x + w / 2 - px * k, y + h / 2 - py * k, k, true);
  }
  /**
   * Brings some spaces into the open part `within`, between two scales. Where the person has moved the map and sees
   * them all, nothing moves.
   */
  bring(list: readonly number[], within: Inset, least: number, most: number): void {
    if (!this.#box || list.length === 0) return;
    const open = this.#within(within);
    const seen = (space: number): boolean => {
      const { x, y, r } = this.place(space);
      return x - r > open.x && x + r < open.x + open.w && y - r > open.y && y + r < open.y + open.h;
    };
    if (this.#byHand && list.every(seen)) return;
    this.#bringAll({ list, within, least, most }, true);
  }
  #bringAll(what: Brought, glide: boolean): void {
    const { middles } = this.scene();
    const points = what.list.map((space): Point => middles[space] ?? [0, 0]);
    const { x, y, k } = bringInto(points, this.#within(what.within), what.least, what.most);
    this.#fitted = false;
    this.#byHand = false;
    this.#brought = what;
    this.#moveTo(x, y, k, glide);
  }
  /** The part of the box inside some edges. */
  #within({ left = 0, top = 0, right = 0, bottom = 0 }: Inset): Rect {
    const { clientWidth: w, clientHeight: h } = this.#box!;
    return { x: left, y: top, w: Math.max(80, w - left - right), h: Math.max(80, h - top - bottom) };
  }
  /** The middle of a space in pixels of the map's box. */
  place(space: number): { x: number; y: number; r: number } {
    const [x, y] = this.scene().middles[space] ?? [0, 0];
    const { view } = this;
    return { x: view.x + x * view.k, y: view.y + y * view.k, r: RADIUS * view.k };
  }

  // ---- in the hand -----------------------------------------------------------------------------

  #local(event: MouseEvent): Point {
    const rect = this.#box!.getBoundingClientRect();
    return [event.clientX - rect.left, event.clientY - rect.top];
  }
  /** The middle of the fingers, and how far two of them are apart. */
  #fingers(): { at: Point; gap: number } {
    const all = [...this.#touched.values()];
    const at: Point = [all.reduce((s, p) => s + p[0], 0) / all.length, all.reduce((s, p) => s + p[1], 0) / all.length];
    return { at, gap: all.length > 1 ? Math.hypot(all[0]![0] - all[1]![0], all[0]![1] - all[1]![1]) : 0 };
  }
  #grab(): void {
    this.#start = this.#touched.size > 0 ? { ...this.#fingers(), ...this.view } : undefined;
  }
  down(event: PointerEvent): void {
    if (event.button > 0 || (event.target as Element).closest('.zoom')) return;
    this.#touched.set(event.pointerId, this.#local(event));
    if (this.#touched.size === 1) this.dragged = false;
    this.#grab();
  }
  drag(event: PointerEvent): void {
    const start = this.#start;
    if (!start || !this.#touched.has(event.pointerId)) return;
    this.#touched.set(event.pointerId, this.#local(event));
    const { at, gap } = this.#fingers();
    if (!this.dragged && this.#touched.size === 1 && Math.hypot(at[0] - start.at[0], at[1] - start.at[1]) < 6) return;
    if (!this.dragged && event.isTrusted) this.#box?.setPointerCapture(event.pointerId);
    this.dragged = true;
    this.moving = true;
    this.#fitted = false;
    this.#byHand = true;
    const k = start.gap && gap ? Math.min(1.6, Math.max(this.#least(), (start.k * gap) / start.gap)) : start.k;
    this.#moveTo(at[0] - ((start.at[0] - start.x) * k) / start.k, at[1] - ((start.at[1] - start.y) * k) / start.k, k);
  }
  lift(event: PointerEvent): void {
    this.#touched.delete(event.pointerId);
    if (!this.#touched.size) this.moving = false;
    this.#grab();
  }
  wheel(event: WheelEvent): void {
    event.preventDefault();
    const step = event.deltaMode === 1 ? event.deltaY * 16 : event.deltaY;
    this.#scaleAt(this.view.k * Math.exp(-Math.max(-120, Math.min(120, step)) / 500), ...this.#local(event));
  }
}
