// Where the map lies under the eye: gone by itself to what matters, or where somebody has moved it. What a person has
// chosen to look at stays until they ask otherwise, or until something is asked of which it shows nothing.
import { bringInto, frameAll, nearestTo, overBoard, together, type Rect, type View } from './framing';
import { RADIUS, type Point } from './hex';
import type { Box } from './layout';
import type { Inset } from './types';

/** What is looked at. */
export interface Scene {
  frame: Box;
  /** The middles of the spaces. */
  middles: readonly Point[];
  /** Air at the edges of the window. */
  inset: Inset;
  /** Nothing moves by itself. */
  still: () => boolean;
}
/** What matters now: spaces, the most important first, and others where there is room; between two scales. */
export interface Matters {
  spaces: readonly number[];
  also: readonly number[];
  least: number;
  /** So large hexes stay for the sake of the others. */
  fine: number;
  most: number;
}
/** What a person has chosen: the whole board, what they moved to by hand, or a glance at a place they were led to. */
export type Chosen = 'whole' | 'hand' | 'glance' | null;
/** How long the map takes to a place, in milliseconds. */
const GLIDE = 420;
/** So long after a leap a press may still be meant for what lay there before. */
const AIMED = 300;
/** The scale stays where the new one would be so little smaller or larger. */
const STEADY = 1.3;
const NEAREST = 1.6;
/** So near to the edge of its room a space may lie. */
const EDGE = 12;
/** The letters and numbers at the edges, so wide. */
const RULER = 16;

export class Camera {
  view: View = $state({ x: 0, y: 0, k: 0.3 });
  /** The scale in which the map was drawn last. */
  settled = $state(0.3);
  /** In somebody's hand. */
  moving = $state(false);
  /** On its way to a place by itself. */
  gliding = $state(false);
  chosen = $state<Chosen>(null);
  /** It has just gone somewhere by itself: what is pressed now may be meant for what lay there before. */
  fresh = $state(false);
  /** How large the window is. */
  size = $state.raw<Point>([800, 600]);
  /** The last press became a drag: it means no space. */
  dragged = false;

  #box: HTMLElement | undefined;
  #matters: Matters | null = null;
  #settle: ReturnType<typeof setTimeout> | undefined;
  /** Where it looked before it went by itself, and what ends the doubt. */
  #before: View | null = null;
  #doubt: ReturnType<typeof setTimeout> | undefined;
  #touched = new Map<number, Point>();
  #start: (View & { at: Point; gap: number }) | undefined;

  constructor(readonly scene: () => Scene) {}

  /** Looks through a box of the page; gives what ends it. */
  open(box: HTMLElement): () => void {
    this.#box = box;
    const watch = new ResizeObserver(() => this.#resize());
    watch.observe(box);
    const scrolled = (): void => this.#scrolled(box);
    box.addEventListener('scroll', scrolled, { passive: true });
    this.size = [box.clientWidth, box.clientHeight];
    this.#go(false);
    return () => {
      watch.disconnect();
      box.removeEventListener('scroll', scrolled);
      clearTimeout(this.#settle);
      clearTimeout(this.#doubt);
    };
  }
  /** The browser scrolled the box to what got the focus: the map is moved instead, or it would lie aside for good. */
  #scrolled(box: HTMLElement): void {
    const { scrollLeft, scrollTop } = box;
    if (scrollLeft === 0 && scrollTop === 0) return;
    box.scrollLeft = box.scrollTop = 0;
    this.#moveTo(this.view.x - scrollLeft, this.view.y - scrollTop, this.view.k);
  }
  /** The window has another size: what it showed is fitted anew, and what somebody chose stays in the middle. */
  #resize(): void {
    const [w, h] = this.size;
    const { clientWidth, clientHeight } = this.#box!;
    this.size = [clientWidth, clientHeight];
    const { x, y, k } = this.view;
    if (this.chosen === 'hand' || this.chosen === 'glance')
      this.#moveTo(x + (clientWidth - w) / 2, y + (clientHeight - h) / 2, k);
    // A panel below grows or shrinks a little: what is under the finger stays there as long as it can be seen.
    else if (clientWidth !== w || Math.abs(clientHeight - h) > h / 2 || !this.#kept()) this.#go(false);
  }

  // ---- going to a place ------------------------------------------------------------------------

  #moveTo(x: number, y: number, k: number, glide = false): void {
    if (!this.#box) return;
    const { frame, still } = this.scene();
    this.gliding = glide && !still();
    const [w, h] = this.size;
    // The middle of the window stays over the board.
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
  /** The part of the window inside its edges. */
  room(): Rect {
    const [w, h] = this.size;
    const { left = 0, top = 0, right = 0, bottom = 0 } = this.scene().inset;
    return { x: left, y: top, w: Math.max(80, w - left - right), h: Math.max(80, h - top - bottom) };
  }
  #whole(): View {
    const { x, y, w, h } = this.room();
    return bringInto(this.scene().middles, { x: x + RULER, y: y + RULER, w: w - RULER, h: h - RULER }, 0, 0.9);
  }
  #scaleAt(k: number, px: number, py: number): void {
    const { view } = this;
    const to = Math.min(NEAREST, Math.max(this.#least(), k));
    this.chosen = 'hand';
    this.#moveTo(px - ((px - view.x) * to) / view.k, py - ((py - view.y) * to) / view.k, to);
  }
  #least(): number {
    return Math.min(this.#whole().k * 0.8, 0.3);
  }
  /**
   * To what matters, or to the whole board where that was chosen or nothing else matters; by itself in the scale it
   * has, where that will do.
   */
  #go(glide: boolean, steady = false): void {
    const { middles } = this.scene();
    if (!this.#box || !middles.length) return;
    const whole = this.chosen === 'whole' || !this.#matters;
    const { x, y, k } = whole ? this.#whole() : overBoard(this.#framed(this.#matters!, steady), middles, this.room());
    this.#moveTo(x, y, k, glide);
    if (!this.gliding) this.settled = k;
  }
  #points(spaces: readonly number[]): Point[] {
    const { middles } = this.scene();
    return spaces.map((space): Point => middles[space] ?? [0, 0]);
  }
  /** What matters in the window: in the scale it has, where the right one is nearly the same and all of it fits. */
  #framed(matters: Matters, steady: boolean): View {
    const wanted = { ...matters, points: this.#points(matters.spaces), also: this.#points(matters.also) };
    const [room, { k }] = [this.room(), this.view];
    const best = frameAll(wanted, room);
    const near = steady && Math.max(best.k / k, k / best.k) < STEADY && k >= matters.least && k <= matters.most;
    const fits =
      near && together(wanted.points, room, k).length === together(wanted.points, room, matters.least).length;
    return fits ? frameAll({ ...wanted, least: k, fine: k, most: k }, room) : best;
  }
  /**
   * Something else matters: it is looked at, unless a person looks at what they chose, or it is in sight already. What
   * is asked anew ends a glance, and a look by hand that shows nothing of what is asked.
   */
  turnTo(matters: Matters | null, anew = false): void {
    this.#matters = matters;
    const asked = matters?.spaces.slice(1) ?? [];
    const aside = this.chosen === 'glance' || (this.chosen === 'hand' && !asked.some((space) => this.sees(space)));
    if (anew && aside) this.chosen = null;
    if (this.chosen !== null || this.#kept()) return;
    const before = this.view;
    this.#go(true, true);
    this.#doubted(before);
  }
  /** Is all that matters in sight, or as much of it as there is room for, in a scale in which it can be read? */
  #kept(): boolean {
    const matters = this.#matters;
    if (this.chosen === 'whole' || !matters) return false;
    const { spaces, also, least, most } = matters;
    // Nothing is asked: whoever goes on is seen with the way ahead.
    const all = spaces.length > 1 ? spaces : [...spaces, ...also.slice(0, 1)];
    const points = this.#points(all);
    const fit = new Set(together(points, this.room(), least));
    const { k } = this.view;
    return (
      k >= least * 0.98 &&
      k <= most * 1.02 &&
      all.every((space, i) => !fit.has(points[i]!) || (this.sees(space) && !this.#hidden(space)))
    );
  }
  /** Does a space lie under what covers the upper part of the window? */
  #hidden(space: number): boolean {
    const { y, r } = this.place(space);
    return y - r < (this.scene().inset.top ?? 0) - EDGE;
  }
  /** For a moment a press is not taken that finds another space than lay there before. */
  #doubted(before: View): void {
    const { x, y, k } = this.view;
    if (before.x === x && before.y === y && before.k === k) return;
    this.#before = before;
    this.fresh = true;
    clearTimeout(this.#doubt);
    this.#doubt = setTimeout(() => (this.fresh = false), this.gliding ? GLIDE : AIMED);
  }
  /** Was this meant for what lay there before the map went elsewhere by itself? Keys mean what they say. */
  astray(event: MouseEvent): boolean {
    if (!this.fresh || !this.#before || event.detail === 0) return false;
    const [x, y] = this.#local(event);
    const there = (view: View): number => nearestTo(this.scene().middles, (x - view.x) / view.k, (y - view.y) / view.k);
    const hit = (event.target as Element).closest('[data-space]')?.getAttribute('data-space');
    return there(this.#before) !== (hit ? Number(hit) : there(this.view));
  }
  /** Back to what matters. */
  back(): void {
    this.chosen = null;
    this.#go(true);
  }
  /** Shows the whole board. */
  fit(glide = false): void {
    this.chosen = 'whole';
    this.#go(glide);
  }
  /** Zooms around the middle. */
  zoom(factor: number): void {
    const { x, y, w, h } = this.room();
    this.#scaleAt(this.view.k * factor, x + w / 2, y + h / 2);
  }
  /** Goes aside by so many pixels. */
  push(dx: number, dy: number): void {
    this.chosen = 'hand';
    this.#moveTo(this.view.x + dx, this.view.y + dy, this.view.k);
  }
  /** Brings a space to the middle, near enough to read: a person asked for it, and looks until something is asked. */
  show(space: number): void {
    this.chosen = 'glance';
    this.#centre(space, Math.max(this.view.k, 0.42));
  }
  /** A space that got the focus comes into sight. */
  reveal(space: number): void {
    if (!this.sees(space)) this.#centre(space, this.view.k);
  }
  #centre(space: number, k: number): void {
    const { x, y, w, h } = this.room();
    const [px, py] = this.scene().middles[space] ?? [0, 0];
    this.#moveTo(x + w / 2 - px * k, y + h / 2 - py * k, k, true);
  }
  /** The middle of a space in pixels of the window. */
  place(space: number): { x: number; y: number; r: number } {
    const [x, y] = this.scene().middles[space] ?? [0, 0];
    const { view } = this;
    return { x: view.x + x * view.k, y: view.y + y * view.k, r: RADIUS * view.k };
  }
  /** Is a space in the window, with all of its hex? */
  sees(space: number): boolean {
    const { x, y, r } = this.place(space);
    return x >= r && y >= r && x <= this.size[0] - r && y <= this.size[1] - r;
  }
  /** The part of the map in the window, in the map's own measure. */
  get seen(): Rect {
    const { x, y, k } = this.view;
    return { x: -x / k, y: -y / k, w: this.size[0] / k, h: this.size[1] / k };
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
    this.chosen = 'hand';
    const k = start.gap && gap ? Math.min(NEAREST, Math.max(this.#least(), (start.k * gap) / start.gap)) : start.k;
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
