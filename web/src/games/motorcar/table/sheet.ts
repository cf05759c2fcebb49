/** What can be opened over the table, one at a time. */
export type OpenSheet = 'menu' | 'help' | 'sound' | 'paper' | 'rivals' | 'tiles' | 'notation' | 'talk';
