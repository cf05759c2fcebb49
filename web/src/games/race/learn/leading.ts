// The second race, with leaders, weather and post: what the coach says in it, for whoever knows how a race goes.

import { ASIDES, did, type Course, type Lesson, type Situation } from './lesson';

const sequence = ({ asked }: Situation): boolean => asked.startsWith('ask_sequence');
/** The table can be seen: something is asked, and no screen lies over it. */
const open = ({ asked }: Situation): boolean =>
  asked !== '' && !['ask_leader', 'ask_crew', 'ask_planning'].includes(asked);
/** Whoever has delivered nothing by then has learned enough on the way. */
const LAST_TURN = 3;

const LESSONS: Lesson[] = [
  {
    id: 'leaders',
    kind: 'do',
    target: '.draft .near',
    when: ({ asked }) => asked === 'ask_leader',
    done: did('led'),
  },
  { id: 'leader_card', kind: 'read', target: '[data-slot=leader]', when: open },
  { id: 'weather', kind: 'read', target: '[data-slot=season]', when: open },
  { id: 'post', kind: 'read', target: '[data-slot=parcel]', when: open },
  {
    id: 'power',
    kind: 'do',
    target: '[data-slot=leader] .power',
    when: (now) => sequence(now) && now.power === 'ready',
    done: ({ power }) => power === 'used',
    extra: true,
  },
  {
    id: 'power_on',
    kind: 'read',
    target: '[data-slot=leader]',
    when: (now) => sequence(now) && now.power === 'on',
    extra: true,
  },
  { id: 'rival_leaders', kind: 'read', target: '.rivals', when: (now) => sequence(now) || (open(now) && now.turn > 1) },
  { id: 'next_month', kind: 'read', target: '[data-slot=season]', when: (now) => open(now) && now.turn > 1 },
  {
    id: 'deliver',
    kind: 'do',
    target: '.mapbox',
    when: (now) => open(now) && now.turn > 1,
    done: (now, learned) => now.turn > LAST_TURN || did('delivered')(now, learned),
  },
  {
    id: 'lead_end',
    kind: 'read',
    target: '.tools',
    when: (now, { told }) => open(now) && ['rival_leaders', 'next_month', 'deliver'].every((id) => told.includes(id)),
  },
];

/** With this word the learner chooses first of all, and the weather of the first turn asks for more petrol. */
export const LEADING: Course = {
  lessons: LESSONS,
  asides: {
    ...ASIDES,
    ask_crew: 'hire',
    ask_second_look: 'second_look',
    ask_heist: 'heist',
    ask_depot: 'depot',
  },
  luck: 'sextant',
  options: { board: 'africa', direction: 'forward', leaders: 'draft', modules: ['season', 'postal'] },
  rivals: 2,
};
