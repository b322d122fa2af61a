import type { RuleExample } from './rule-example.ts';

export const QUANTITY_EXAMPLES: readonly RuleExample[] = [
  ['both-of-is', 'Both of them is tired.', 'Both of them are', 'Feeding both of them is hard.'],
  [
    'number-of-is',
    'A large number of boats was sold.',
    'A large number of boats were',
    'The number of boats is small.',
  ],
  [
    'kinds-of',
    'They sell different kind of boats.',
    'different kinds of',
    'They sell a different kind of boat.',
  ],
  ['this-kinds', 'I like this kinds of boats.', 'these kinds of', 'I like this kind of boat.'],
  [
    'one-of-most',
    'It is one of most important boats.',
    'one of the most',
    'It is one of the most important boats.',
  ],
  [
    'almost-people',
    'Almost people like boats.',
    'Almost all people',
    'Almost all people like boats.',
  ],
  ['many-of-plural', 'Many of people like boats.', 'Many people', 'Many of the people like boats.'],
];
