import type { RuleExample } from './rule-example.ts';

export const TAGGED_EXAMPLES: readonly RuleExample[] = [
  [
    'doubled-subject',
    'My uncle he sells fish at the station.',
    'My uncle',
    'My uncle, he says, sells fish at the station.',
  ],
  [
    'subject-verb',
    'The readings from the second group was lower than ours.',
    'readings from the second group were',
    'The reading from the second group was lower than ours.',
  ],
  [
    'subject-verb',
    'The noise of the engines make it hard to sleep.',
    'noise of the engines makes',
    'They ask that the noise of the engines stop at night.',
  ],
  [
    'subject-verb',
    'They stayed at home because the streets at night was dark.',
    'streets at night were',
    'They stayed at home because the street at night was dark.',
  ],
  [
    'who-verb',
    'She spoke to the dogs that was barking at the gate.',
    'dogs that were',
    'She opened the box of apples that was standing at the gate.',
  ],
  [
    'there-is-more',
    'There was no screws in the bag.',
    'There were',
    'There was no news of the screws in the bag.',
  ],
  [
    'pronoun-base',
    'It contain less sugar than the label says.',
    'It contains',
    'They demand that it contain less sugar than the label says.',
  ],
  [
    'number-singular',
    'He added three drop of the acid.',
    'three drops',
    'He added a three drop dose of the acid.',
  ],
];
