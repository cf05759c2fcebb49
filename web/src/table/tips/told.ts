// What a sign of a table says: a title, what it says now in rows, a sentence, and where the rule book speaks of it.

import type { TipRow } from '../../art/types';

export interface Told {
  title: string;
  aside?: string;
  rows?: TipRow[];
  text?: string;
  rule?: string;
}
