import type { RuleExample } from './rule-example.ts';

export const TENSE_EXAMPLES: readonly RuleExample[] = [
  [
    'if-will',
    'We stay inside, if they will come.',
    'if they come',
    'We stay inside, if it is wet.',
  ],
  [
    'if-will',
    'The goats come down, when it will rain.',
    'when it rains',
    'Nobody can say when the rain will start and when it will stop.',
  ],
  [
    'if-would',
    'If the goats would eat less, they would live longer.',
    'If the goats ate',
    'If you would follow me, we can start.',
  ],
  [
    'if-would',
    'If we would have known it, we would have left.',
    'If we had',
    'When it would rain, we would play cards.',
  ],
];
