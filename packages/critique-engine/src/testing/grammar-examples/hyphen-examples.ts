import type { RuleExample } from './rule-example.ts';

export const HYPHEN_EXAMPLES: readonly RuleExample[] = [
  ['part-time', 'He has a part time job.', 'part-time', 'He works part of the time.'],
  [
    'years-old-noun',
    'They saved a ten years old boy.',
    'ten-year-old',
    'The boy they saved is ten years old.',
  ],
  ['a-two-hours', 'We took a two hours walk.', 'a two-hour', 'The walk took two hours.'],
  [
    'world-wide',
    'The firm sells tea world wide.',
    'worldwide',
    'The firm sells tea all over the world.',
  ],
];
