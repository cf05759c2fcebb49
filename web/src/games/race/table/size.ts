// Which arrangement of the table a window has room for. How large each part is stands with the arrangement, in
// Slots.svelte.

/** A phone upright or on its side, a small tablet, a low screen, a full one, a large one. */
export type Size = 'upright' | 'aside' | 'narrow' | 'low' | 'full' | 'large';

/** In pixels after everything has grown. */
export function sizeOf(width: number, height: number): Size {
  if (width < 900) return height < 560 && width > height ? 'aside' : 'upright';
  if (width < 1180) return 'narrow';
  if (height < 800) return 'low';
  return width >= 1700 && height >= 960 ? 'large' : 'full';
}
