import type { RuleExample } from './rule-example.ts';

export const VERB_PHRASE_EXAMPLES: readonly RuleExample[] = [
  ['passive-base', 'The road is make by hand.', 'is made', 'They make the road by hand.'],
  [
    'perfect-past',
    'We have went to the coast twice.',
    'have gone',
    'The money they had went on rent.',
  ],
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
    'there-have',
    'There have many shops in our street.',
    'There are',
    'The people there have many shops.',
  ],
  ['feel-ing', 'We felt very boring.', 'We felt very bored', 'The day felt very boring.'],
  [
    'thing-ed',
    'The lesson was very interested.',
    'lesson was very interesting',
    'The book is excited by nothing.',
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
  [
    'interesting-in',
    'I am very interesting in old maps.',
    'I am very interested in',
    'They are interesting in many ways.',
  ],
];
