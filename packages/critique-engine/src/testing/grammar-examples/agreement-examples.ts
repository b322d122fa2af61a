import type { RuleExample } from './rule-example.ts';

export const AGREEMENT_EXAMPLES: readonly RuleExample[] = [
  [
    'i-verb-s',
    'It is hard because they works at night.',
    'they work',
    'The men who sold them works of art were rich.',
  ],
  ['i-verb-s', 'Now they lives near the coast.', 'they live', 'One of them lives near the coast.'],
  [
    'indefinite-verb',
    'Everyone love the old park.',
    'Everyone loves',
    'Let everyone love the old park.',
  ],
  [
    'these-is',
    'These is the last of the trams.',
    'These are',
    'Among these is the last of the trams.',
  ],
  ['this-are', 'This are the rules of the club.', 'These are', 'These are the rules of the club.'],
  ['news-are', 'The news are bad this week.', 'The news is', 'The news is bad this week.'],
  [
    'indefinite-verb',
    'Everybody like the old fountain.',
    'Everybody likes',
    'Let everybody like the old fountain.',
  ],
];
