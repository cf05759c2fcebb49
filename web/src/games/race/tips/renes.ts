// What the signs of a solo race mean: René's card line by line, the Torpedo, its powers.

import type { TipRow } from '../../../art/types';
import { assistantsLeft, cardOf, COLOURS, objectiveOf } from '../solo/rene';
import type { Told } from '../../../table/tips/told';
import type { Say, Scene } from './explain';

/** Lines of the card, the deck, and the gauge that only the Torpedo has. */
const SIGNS = ['card', 'objective', 'tiles', 'moves', 'slots', 'harm', 'recover', 'left', 'mechanics'];

export function renes(kind: string, first: string, second: string, scene: Scene, m: Say): Told | null {
  const { view, teller } = scene;
  if (!view.rene) return null;
  const say = (key: string): string => teller.words.from('solo', key);
  if (kind === 'power') {
    const colour = COLOURS.findIndex((one) => one === first);
    if (colour < 0 || !/^[1-4]$/.test(second)) return null;
    const name = `power_${first}_${second}`;
    return { title: say(name), aside: `${teller.words.from('colours', first)} ${second}`, text: say(`${name}.text`) };
  }
  if (first === 'torpedo') return torpedo(scene, m);
  if (!SIGNS.includes(first)) return null;
  const card = cardOf(scene);
  const goal = objectiveOf(scene);
  const aside =
    first === 'objective' && goal
      ? teller.space(goal.space)
      : first === 'card' && card
        ? card.slug.toUpperCase()
        : first === 'left'
          ? m('sign_of', { n: view.rene.left.length, max: scene.board.rene?.deck.length ?? 8 })
          : '';
  return { title: say(`sign_${first}`), aside, text: say(`sign_${first}.text`) };
}

/** The Torpedo: both gauges, its assistants, how far it is. */
export function torpedo({ board, view, teller }: Scene, m: Say): Told | null {
  const car = view.players[teller.torpedo - 1];
  if (!car) return null;
  const of = ([n, max]: [number, number]): string => m('sign_of', { n, max });
  const rows: TipRow[] = [
    { icon: 'drop', label: teller.words.t('gauge_petrol'), text: of(car.petrol) },
    { icon: 'wrench', label: teller.words.t('gauge_mechanics'), text: of(car.engine) },
    { icon: 'person', label: m('sign_assistants'), text: String(assistantsLeft(car.assistants)) },
    { icon: 'flag', label: teller.words.t('progress'), text: of([car.level, board.levels]) },
  ];
  return {
    title: teller.words.from('solo', 'sign_torpedo'),
    aside: teller.crew(teller.torpedo),
    rows,
    text: teller.words.from('solo', 'sign_torpedo.text'),
  };
}
