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
    'since-present',
    'They live in this street since 2010.',
    'They have lived in this street since 2010',
    'They have lived in this street since 2010.',
  ],
];
