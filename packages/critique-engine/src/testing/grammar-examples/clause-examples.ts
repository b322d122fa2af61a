import type { RuleExample } from './rule-example.ts';

export const CLAUSE_EXAMPLES: readonly RuleExample[] = [
  [
    'comma-after-clause',
    'If the river floods the fields they will lose the harvest.',
    'fields, they',
    'If the river floods the fields, they will lose the harvest.',
  ],
  [
    'comma-after-clause',
    'When the shop closed its doors we went to the market.',
    'doors, we',
    'When the shop closed its doors for good, we went to the market.',
  ],
  [
    'comma-before-but',
    'The plan looked cheap at first but it was dear in the end.',
    'first, but',
    'The plan looked cheap but dull.',
  ],
  [
    'comma-before-so',
    'The last bus had already left so we went to the village.',
    'left, so',
    'The last bus left early so that we had to walk.',
  ],
];
