import type { RuleExample } from './rule-example.ts';

export const CAPITAL_EXAMPLES: readonly RuleExample[] = [
  [
    'proper-capital',
    'They speak zulu and a little French.',
    'Zulu',
    'They speak Zulu and a little French.',
  ],
  ['sentence-capital', 'the market opens at nine.', 'The', 'The market opens at nine.'],
  [
    'stray-capital',
    'When it rains, The miller stays at home.',
    'the',
    'When it rains, The Hague is grey and wet.',
  ],
];
