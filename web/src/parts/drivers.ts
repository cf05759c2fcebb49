// Who drives where no person does: a name, a temper and a face for every bot, the same at every device and whenever the
// race is looked at again. The names are the server's; the temper stands in the words, the face in art/portraits.

import { DRIVERS } from '../wire';

/** The short name is what the table says; the long one stands where there is room. */
export interface Driver {
  slug: string;
  name: string;
  long: string;
}

/** What a bot is called among these people: by the long name where somebody bears the short one. */
export function botName({ name, long }: Driver, seats: readonly { holder: string; name: string }[]): string {
  const taken = seats.some((seat) => seat.holder === 'person' && seat.name.toLowerCase() === name.toLowerCase());
  return taken ? long : name;
}

/** The driver of a seat (from 1). `seal` is the table's own: the commitment to its seed, which never changes. */
export function driverOf(seal: string, seat: number): Driver {
  const left = [...DRIVERS];
  for (let one = 1; ; one++) {
    const digits = parseInt(seal.slice(one * 4, one * 4 + 4), 16);
    const [[slug, name, long] = DRIVERS[0]!] = left.splice((digits || 0) % left.length, 1);
    if (one >= seat) return { slug, name, long };
  }
}
