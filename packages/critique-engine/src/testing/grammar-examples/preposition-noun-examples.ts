import type { RuleExample } from './rule-example.ts';

export const PREPOSITION_NOUN_EXAMPLES: readonly RuleExample[] = [
  [
    'adjective-for',
    'The town is famous of its cheese.',
    'famous for',
    'He is the most famous of the singers.',
  ],
  [
    'adjective-to',
    'Their dialect is similar with ours and similar with the old one.',
    'similar to',
    'Their dialect is similar to the old one.',
  ],
  [
    'noun-on',
    'The strike had an impact to the price of bread.',
    'impact on',
    'The strike had an impact on the price of bread.',
  ],
  [
    'capable-to',
    'The pump is capable to lift water.',
    'capable of lifting',
    'The pump is capable of lifting water.',
  ],
  [
    'in-the-other-hand',
    'The bus is slow; in the other hand, it costs little.',
    'on the other hand',
    'She held a lamp; in the other hand she carried a key.',
  ],
  [
    'on-other-hand',
    'The bus is slow; on other hand, it is cheap.',
    'on the other hand',
    'The bus is slow; on the other hand, it is cheap.',
  ],
  [
    'point-of-view',
    'The plan is good, in my point of view.',
    'from my point of view',
    'The plan is good from my point of view.',
  ],
  [
    'according-to-me',
    'The plan is good, according to me.',
    'in my opinion',
    'The plan is good, according to my aunt.',
  ],
  [
    'same-time',
    'They left, and in the same time we arrived.',
    'at the same time',
    'They left, and at the same time we arrived.',
  ],
  [
    'in-this-moment',
    'The road is closed in this moment.',
    'at this moment',
    'He was lost in the moment.',
  ],
  ['in-home', 'My father works in home.', 'at home', 'My father works in home care.'],
  ['by-own', 'She built the wall by her own.', 'on her own', 'The farm is worked by her own sons.'],
  [
    'as-conclusion',
    'As a conclusion, the road should be closed.',
    'In conclusion',
    'In conclusion, the road should be closed.',
  ],
];
