// The ground of a map, painted once on a canvas: shallows, land, rivers, grain. Strokes along whole coasts are far too
// slow to draw again whenever the map moves.
import { centre, hexPath, courses, points, type Point } from './hex';
import { frameOf } from './layout';
import type { Course, MapSpace, Picture } from './types';

const GROUNDS: Record<string, string> = {
  desert: '#F0A43C',
  farmland: '#C9C869',
  forest: '#6C9A50',
  jungle: '#4C8C46',
  mountain: '#B57C48',
  prairie: '#C2BC58',
  savanna: '#E3C052',
  snow: '#F6EFE2',
  steppe: '#D6B968',
  swamp: '#6E9A6B',
};
const SHALLOWS = [
  [285, '#24616B', 0.5],
  [200, '#2B6B74', 0.65],
  [122, '#367A80', 0.75],
  [60, '#4C9090', 0.85],
  [24, '#A9CBBB', 0.95],
] as const;
const COAST = [
  [90, 0.1],
  [62, 0.1],
  [38, 0.12],
  [18, 0.16],
] as const;
/** So many pixels at most: sharp enough, and little enough for a phone. */
const PIXELS = 7e6;

/** A course without its small bays, for broad strokes. */
const thin = (course: Course, least: number): Point[] => {
  const kept: Point[] = [];
  for (const p of points(course)) {
    const last = kept.at(-1);
    if (!last || Math.hypot(p[0] - last[0], p[1] - last[1]) >= least) kept.push(p);
  }
  return kept.length > 2 ? kept : points(course);
};

/** Paints everything between the sea and the spaces. */
export function paint(
  canvas: HTMLCanvasElement,
  spaces: readonly MapSpace[],
  picture: Picture | undefined,
  outline: string | undefined,
  grain: CanvasImageSource | undefined,
): void {
  const [left, top, wide, high] = frameOf(spaces, picture);
  const scale = Math.min(1, Math.sqrt(PIXELS / (wide * high)));
  const [w, h] = [Math.round(wide * scale), Math.round(high * scale)];
  // Painted elsewhere and handed over as a picture: a canvas that is painted on itself is copied whole for every frame
  // of the page.
  const screen = typeof OffscreenCanvas === 'undefined' ? null : canvas.getContext('bitmaprenderer');
  const easel = screen ? new OffscreenCanvas(w, h) : Object.assign(canvas, { width: w, height: h });
  const ctx = easel.getContext('2d') as CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D | null;
  if (!ctx) return;
  ctx.setTransform(scale, 0, 0, scale, -left * scale, -top * scale);
  ctx.lineJoin = ctx.lineCap = 'round';
  const drawn = picture?.land?.length ? picture.land : undefined;
  const blob = !outline && !drawn;
  const land = new Path2D(
    outline ?? (drawn ? courses(drawn, true) : spaces.map((space) => hexPath(centre(space), 100)).join('')),
  );
  const around = new Path2D(courses(picture?.around, true));
  const rough = (least: number): Path2D[] => {
    const path = drawn
      ? new Path2D(
          courses(
            drawn.map((course) => thin(course, least)),
            true,
          ),
        )
      : land;
    return [
      path,
      new Path2D(
        courses(
          (picture?.around ?? []).map((course) => thin(course, least)),
          true,
        ),
      ),
    ];
  };
  const stroke = (paths: Path2D[], width: number, colour: string, opacity = 1): void => {
    ctx.globalAlpha = opacity;
    ctx.strokeStyle = colour;
    ctx.lineWidth = width;
    for (const path of paths) ctx.stroke(path);
    ctx.globalAlpha = 1;
  };
  for (const [width, colour, opacity] of SHALLOWS) stroke(rough(width / 9), width + (blob ? 40 : 0), colour, opacity);
  let waves = '';
  for (let y = top, odd = 0; y < top + high; y += 42, odd ^= 1)
    for (let x = left + odd * 84; x < left + wide; x += 168) waves += `M${x} ${y}q15-15 30 0t30 0`;
  stroke([new Path2D(waves)], 3.5, '#CFE3D2', 0.15);
  stroke([new Path2D(courses(picture?.graticule))], 2.6, '#E9D8AE', 0.15);
  ctx.setLineDash([3, 15]);
  stroke([new Path2D(courses(picture?.circles))], 3.6, '#F5EACF', 0.5);
  ctx.setLineDash([]);

  ctx.fillStyle = '#6F9188';
  ctx.fill(around, 'evenodd');
  ctx.save();
  ctx.clip(around, 'evenodd');
  const hatch = new Path2D();
  for (let x = left - high; x < left + wide; x += 22) {
    hatch.moveTo(x, top + high);
    hatch.lineTo(x + high, top);
  }
  stroke([hatch], 2.6, '#2F5F62', 0.45);
  ctx.restore();
  stroke([around], 3.6, '#18404A');

  if (blob) {
    for (const [width, colour] of [
      [46, '#2B2413'],
      [38, '#E9BE74'],
      [12, '#F0CC82'],
    ] as const) {
      ctx.fillStyle = colour;
      ctx.fill(land);
      stroke([land], width, colour);
    }
  } else {
    ctx.fillStyle = '#F0CC82';
    ctx.fill(land, 'evenodd');
  }
  ctx.save();
  ctx.clip(land, blob ? 'nonzero' : 'evenodd');
  for (const { kind, at, reach, turn } of picture?.grounds ?? []) {
    const tint = GROUNDS[kind] ?? '#F0CC82';
    ctx.save();
    ctx.translate(at[0]!, at[1]!);
    ctx.rotate(((turn ?? 0) * Math.PI) / 180);
    ctx.scale(reach[0]! * 1.45, reach[1]! * 1.45);
    const fade = ctx.createRadialGradient(0, 0, 0, 0, 0, 1);
    fade.addColorStop(0, tint);
    fade.addColorStop(0.5, `${tint}d9`);
    fade.addColorStop(1, `${tint}00`);
    ctx.fillStyle = fade;
    ctx.fillRect(-1, -1, 2, 2);
    ctx.restore();
  }
  if (!blob) for (const [width, opacity] of COAST) stroke(rough(width / 9), width, '#7A4A14', opacity);
  stroke([new Path2D(courses(picture?.rivers))], 5.5, '#2F7F93', 0.9);
  const lakes = new Path2D(courses(picture?.lakes, true));
  ctx.fillStyle = '#3C8A98';
  ctx.fill(lakes);
  stroke([lakes], 3, '#1C4F5C');
  const pattern = grain && ctx.createPattern(grain, 'repeat');
  if (pattern) {
    pattern.setTransform(new DOMMatrix().scale(2.6));
    ctx.fillStyle = pattern;
    ctx.fillRect(left, top, wide, high);
  }
  ctx.restore();
  if (!blob) stroke([land], 4.5, '#2B2413');

  // What is drawn ends at the frame: it sinks into the far sea.
  ctx.globalCompositeOperation = 'destination-out';
  const edge = 170;
  for (const [x0, y0, x1, y1] of [
    [left, top, left + edge, top],
    [left + wide, top, left + wide - edge, top],
    [left, top, left, top + edge],
    [left, top + high, left, top + high - edge],
  ] as const) {
    const fade = ctx.createLinearGradient(x0, y0, x1, y1);
    fade.addColorStop(0, '#000');
    fade.addColorStop(1, '#0000');
    ctx.fillStyle = fade;
    ctx.fillRect(left, top, wide, high);
  }
  if (easel instanceof HTMLCanvasElement) return;
  canvas.width = w;
  canvas.height = h;
  screen?.transferFromImageBitmap(easel.transferToImageBitmap());
}
