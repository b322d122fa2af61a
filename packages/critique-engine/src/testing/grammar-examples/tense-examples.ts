import type { RuleExample } from './rule-example.ts';

export const TENSE_EXAMPLES: readonly RuleExample[] = [
  [
    'past-time-present',
    'Last year, we visit the coast together.',
    'Last year, we visited',
    'Last year, we visited the coast together.',
  ],
  [
    'perfect-past-time',
    'They have visited the dam last week.',
    'They visited the dam last week',
    'They have lived here since last week.',
  ],
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
  [
    'thought-will',
    'He hoped that they will sell the mine.',
    'He hoped that they would',
    'He hopes that they will sell the mine.',
  ],
  [
    'since-present',
    'They live in this street since 2010.',
    'They have lived in this street since 2010',
    'They have lived in this street since 2010.',
  ],
];
