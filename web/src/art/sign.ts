// What explains itself carries a key; the tips of the table read it (`tips/`).

interface Tipped {
  'data-tip'?: string;
  tabindex?: number;
}
/**
 * The attributes of a sign. One that is no button gets a place in the Tab order, so that the keyboard reaches its tip
 * too.
 */
export const tipped = (tip: string | undefined, stop = true): Tipped =>
  tip === undefined ? {} : stop ? { 'data-tip': tip, tabindex: 0 } : { 'data-tip': tip };
