import type { RuleExample } from './rule-example.ts';

export const FIXED_FORM_EXAMPLES: readonly RuleExample[] = [
  [
    'double-negative',
    'The guard did not say nothing.',
    'did not say anything',
    'The guard said nothing but her name.',
  ],
  [
    'double-negative-no',
    'They don’t have no money left.',
    'don’t have any',
    'They have no money left.',
  ],
  [
    'double-comparison',
    'The second dye was more darker than the first.',
    'darker',
    'The second dye was more dark brown than red.',
  ],
];
