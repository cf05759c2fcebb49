// Who drives where no person does.

import { describe, expect, it } from 'vitest';
import { portrait } from '../src/art/portraits';
import { botName, driverOf } from '../src/parts/drivers';
import { LANGUAGES, Words } from '../src/words';
import { TEXTS } from './texts';

const SEALS = Array.from({ length: 200 }, (_, i) => (i * 2654435761).toString(16).padStart(12, '0').repeat(6));

describe('drivers', () => {
  it('are the same at every device, and no two at a table are', () => {
    for (const seal of SEALS) {
      const crew = [1, 2, 3, 4, 5, 6].map((seat) => driverOf(seal, seat).slug);
      expect(new Set(crew).size).toBe(6);
      expect(driverOf(seal, 4).slug).toBe(crew[3]);
    }
  });
  it('are those that the terminal names', () => {
    const seal = '00001fff0003abcd7b1dffff000012340000';
    const crew = [1, 2, 3, 4, 5, 6].map((seat) => driverOf(seal, seat).slug);
    expect(crew).toEqual(['hana', 'orlov', 'barnaby', 'ilse', 'anselm', 'odette']);
  });
  it('all come to race, each with a face and a temper in every language', () => {
    const met = new Set(SEALS.flatMap((seal) => [1, 2, 3, 4, 5].map((seat) => driverOf(seal, seat).slug)));
    expect(met.size).toBe(12);
    for (const slug of met) {
      expect(portrait(slug), slug).toContain('<circle');
      for (const language of LANGUAGES)
        expect(new Words(language, TEXTS[language]).find('more', `temper_${slug}`), `${language} ${slug}`).toBeTruthy();
    }
    expect(portrait('nobody')).toBe('');
  });
  it('give way to a person of the same name', () => {
    const driver = { slug: 'odette', name: 'Odette', long: 'Odette Lacroix' };
    expect(botName(driver, [{ holder: 'bot', name: 'odette' }])).toBe('Odette');
    expect(botName(driver, [{ holder: 'person', name: 'ODETTE' }])).toBe('Odette Lacroix');
  });
});
