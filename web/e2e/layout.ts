// What a table looks like to a ruler: how large hexes are, what lies over lit spaces, which words are cut off.

import type { Page } from '@playwright/test';

/** How wide the hexes of a question are at least, in pixels. */
export const HEX = { desktop: 60, phone: 44 };

export interface Laid {
  /** How wide hexes are. */
  hex: number;
  /** Lit spaces with something over their middle, or outside the window and not counted at its edge. */
  covered: string[];
  /** Words that do not fit where they stand. */
  cut: string[];
}

export function lay(page: Page): Promise<Laid> {
  return page.evaluate(() => {
    const window_ = document.querySelector('.map')!.getBoundingClientRect();
    const covered: string[] = [];
    let hex = Infinity;
    let outside = 0;
    for (const node of document.querySelectorAll('g.lit')) {
      const { x, y, width, height } = node.querySelector('.fill')!.getBoundingClientRect();
      hex = Math.min(hex, width / 0.965);
      const [mx, my] = [x + width / 2, y + height / 2];
      const inside =
        x >= window_.left - 1 &&
        x + width <= window_.right + 1 &&
        y >= window_.top - 1 &&
        y + height <= window_.bottom + 1;
      const top = document.elementFromPoint(mx, my);
      const what = `space ${node.getAttribute('data-space')}`;
      if (!inside) outside++;
      else if (!top || !node.contains(top)) covered.push(`${what} under ${top?.tagName}.${top?.getAttribute('class')}`);
    }
    const counted = [...document.querySelectorAll('[data-beyond]')].reduce(
      (sum, node) => sum + Number(node.getAttribute('data-beyond')),
      0,
    );
    if (outside !== counted) covered.push(`${outside} outside, ${counted} counted`);
    // Cut off: text in a box that hides what is too long.
    const cut: string[] = [];
    for (const node of document.querySelectorAll<HTMLElement>('main.table :is(b, span, p, small, button, h2)')) {
      if (!node.firstChild || ![...node.childNodes].some((one) => one.nodeType === 3 && one.textContent?.trim()))
        continue;
      if (node.closest('.vh, [aria-hidden=true], .gazette, svg') || node.clientWidth === 0) continue;
      const style = getComputedStyle(node);
      const hides = style.overflowX !== 'visible';
      const own = node.scrollWidth > node.clientWidth + 1 && hides;
      const parent = node.closest('.card');
      const out = parent !== null && node.getBoundingClientRect().right > parent.getBoundingClientRect().right + 1;
      if (own || out) cut.push(`${node.className}: ${node.textContent?.trim().slice(0, 40)}`);
    }
    return { hex: hex === Infinity ? 0 : hex, covered, cut };
  });
}
