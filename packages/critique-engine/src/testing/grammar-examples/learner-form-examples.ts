import type { RuleExample } from './rule-example.ts';

export const LEARNER_FORM_EXAMPLES: readonly RuleExample[] = [
  ['one-men', 'A pregnant women was waiting.', 'A pregnant woman', 'A women only gym is open.'],
  ['this-days', 'In this modern days we hurry.', 'In these modern days', 'In these days we hurry.'],
  [
    'adverb-before-noun',
    'It was a wisely decision.',
    'a wise decision',
    'It was a costly decision.',
  ],
  ['adverb-before-noun', 'It was a terribly idea.', 'a terrible idea', 'He is a friendly man.'],
  ['adverb-before-noun', 'She has an easily life.', 'an easy life', 'It was an early answer.'],
  [
    'because-is',
    'I like it because is better.',
    'because it is',
    'I like it because it is better.',
  ],
  ['also-is', 'Also, is good for health.', 'Also, it is', 'Also, it is good for health.'],
  ['peoples-verb', 'Young peoples are here.', 'people', 'The peoples of the river are old.'],
];
