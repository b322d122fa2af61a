import type { RuleExample } from './rule-example.ts';

export const VERB_PATTERN_EXAMPLES: readonly RuleExample[] = [
  [
    'forward-to',
    'We look forward to meet the new teacher.',
    'look forward to meeting',
    'It is the day that we look forward to meet.',
  ],
  [
    'spend-time-to',
    'They spend hours to read reports.',
    'spend hours reading',
    'They spend hours on reports.',
  ],
  [
    'for-to',
    'They built a wall for to keep the goats out.',
    'to keep',
    'They longed for two bus routes to open.',
  ],
  ['without-to', 'He left without to say a word.', 'without saying', 'She came by to say a word.'],
  [
    'to-ing',
    'They decided to going home early.',
    'decided to go',
    'The attitude they have to reading is odd.',
  ],
  [
    'want-without-to',
    'We want go to the coast.',
    'want to go',
    'The things people want become needs.',
  ],
  [
    'use-to',
    'When I was small, we use to swim here.',
    'we used to swim',
    'It is land that we use to fish and camp.',
  ],
  [
    'be-use-to',
    'They are suppose to wear a helmet.',
    'are supposed to',
    'They are supposed to wear a helmet.',
  ],
  [
    'to-ing',
    'She is afraid to making a noise.',
    'afraid to make',
    'She is used to making a noise.',
  ],
];
