import type { RuleExample } from './rule-example.ts';

export const ARTICLE_EXAMPLES: readonly RuleExample[] = [
  ['an-and', 'The river rose an then it fell.', 'and', 'The river has an island.'],
  [
    'a-an',
    'She bought a orange at the stall.',
    'an orange',
    'She bought an old bicycle and a itnerary at the stall.',
  ],
  [
    'a-an',
    'It took an year to build the bridge.',
    'a year',
    'It took a year and an hour to build the bridge.',
  ],
  [
    'a-an',
    'He studied at an university in Durban.',
    'a university',
    'He gave an honest answer about a useful plan.',
  ],
  [
    'most-of-plural',
    'In this town most of people walk to work.',
    'most people',
    'Most of the people walk to work here.',
  ],
  ['a-an', 'This is a other reason.', 'another', 'This is another reason.'],
  ['a-an', 'He is a honest man.', 'an honest', 'Some finish school an get a job.'],
];
