import type { RuleExample } from './rule-example.ts';

export const VERB_PHRASE_EXAMPLES: readonly RuleExample[] = [
  ['passive-base', 'The road is make by hand.', 'is made', 'They make the road by hand.'],
  [
    'passive-past',
    'The letter was wrote by the clerk.',
    'was written',
    'The letter was written by the clerk.',
  ],
  [
    'passive-base',
    'The mill is locate near the river.',
    'is located',
    'The best step is create nothing new.',
  ],
  ['wrong-past', 'The boys catched two fish.', 'caught', 'The boys caught two fish.'],
  [
    'be-happen',
    'The accident was happened at noon.',
    'happened',
    'How good it is depends on the cook.',
  ],
  [
    'have-years',
    'She has fifteen years old.',
    'She is fifteen years old',
    'She has fifteen years of practice.',
  ],
  [
    'it-adjective-to',
    'They think that it difficult to swim.',
    'it is difficult',
    'They find it difficult to swim.',
  ],
  [
    'pronoun-very',
    'My aunt smiled because she very happy.',
    'she is very happy',
    'My aunt smiled because she was very happy.',
  ],
];
