// The keys of the table.

import type MapView from './MapView.svelte';
import type { OpenSheet } from './sheet';

interface Keyed {
  undo: () => void;
  open: (sheet: OpenSheet) => void;
  talk: () => void;
  map: () => ReturnType<typeof MapView> | undefined;
}

/**
 * Does what a key means, and tells the button that it presses: the one that bears its number, or what has the focus.
 * Nothing where the key is not meant for the table.
 */
export function pressKey(event: KeyboardEvent, { undo, open, talk, map }: Keyed): Element | null | undefined {
  const target = event.target as HTMLElement;
  if (event.ctrlKey || event.metaKey || event.altKey || /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName))
    return undefined;
  const numbered = [...document.querySelectorAll('.below .prompt kbd')].find(
    ({ textContent }) => textContent === event.key,
  );
  const onMap = target.closest('.map') !== null;
  const does: Record<string, () => void> = {
    u: undo,
    '?': () => open('help'),
    g: () => open('gazette'),
    t: talk,
    c: () => map()?.back(),
    '/': () => {
      event.preventDefault();
      open('notation');
    },
    '+': () => !onMap && map()?.zoom(1.3),
    '-': () => !onMap && map()?.zoom(1 / 1.3),
    '0': () => !onMap && map()?.whole(),
  };
  does[event.key.toLowerCase()]?.();
  return numbered ?? (/^(Enter| )$/.test(event.key) ? target : null);
}
