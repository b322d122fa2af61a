import type { RuleExample } from './rule-example.ts';

export const QUANTITY_EXAMPLES: readonly RuleExample[] = [
  ['both-of-is', 'Both of them is tired.', 'Both of them are', 'Feeding both of them is hard.'],
  [
    'kinds-of',
    'They sell different kind of boats.',
    'different kinds of',
    'They sell a different kind of boat.',
  ],
  ['this-kinds', 'I like this kinds of boats.', 'these kinds of', 'I like this kind of boat.'],
  ['many-of-plural', 'Many of people like boats.', 'Many people', 'Many of the people like boats.'],
];
