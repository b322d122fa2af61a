import type { RuleExample } from './rule-example.ts';

export const COLLOCATION_EXAMPLES: readonly RuleExample[] = [
  [
    'do-mistake',
    'They did many mistakes in the report.',
    'made many mistakes',
    'What did mistakes cost the firm?',
  ],
  ['borrow-me', 'Could you borrow me some flour?', 'lend me', 'Could I borrow some flour?'],
  [
    'amount-people',
    'The amount of cars doubled.',
    'number of cars',
    'The amount of traffic doubled.',
  ],
  [
    'for-my-opinion',
    'For my opinion, the road is too narrow.',
    'In my opinion',
    'In my opinion, the road is too narrow.',
  ],
  ['very-fun', 'The fair was very fun.', 'great fun', 'The fair was very funny.'],
  ['lack-of', 'We lack of clean water.', 'We lack', 'We feel the lack of clean water.'],
  [
    'comma-that',
    'They believe, that the dam is safe.',
    'believe that',
    'They believe that the dam is safe.',
  ],
  [
    'such-as-comma',
    'They grow crops such as: maize and beans.',
    'such as',
    'They grow crops such as maize and beans.',
  ],
  [
    'although-but',
    'Although the road is narrow, but it is safe.',
    'Although the road is narrow,',
    'Although the road is narrow, it is safe.',
  ],
];
