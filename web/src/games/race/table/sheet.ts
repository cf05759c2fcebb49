/** What can be opened over the table, one at a time. */
export type OpenSheet =
  'menu' | 'help' | 'key' | 'piles' | 'sound' | 'gazette' | 'rivals' | 'notation' | 'talk' | 'modules';
