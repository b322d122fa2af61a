import type { RuleExample } from './rule-example.ts';

export const COMPLEMENT_EXAMPLES: readonly RuleExample[] = [
  [
    'interested-to',
    'She is interested to join the choir.',
    'is interested in joining',
    'She is interested to hear the choir.',
  ],
  [
    'due-to-clause',
    'We stayed because of it was cold.',
    'because it',
    'We stayed because of the cold.',
  ],
  [
    'indirect-question',
    'I know what should I do.',
    'know what I should',
    'I know what I should do.',
  ],
  ['indirect-do', 'I know what do they want.', 'know what they', 'Do you know what they want?'],
];
