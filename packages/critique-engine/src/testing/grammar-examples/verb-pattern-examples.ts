import type { RuleExample } from './rule-example.ts';

export const VERB_PATTERN_EXAMPLES: readonly RuleExample[] = [
  [
    'verb-wants-ing',
    'They enjoyed to swim in the dam.',
    'enjoyed swimming',
    'The song is considered to help.',
  ],
  [
    'mind-to',
    'I don’t mind to stay at the gate.',
    'don’t mind staying',
    'I made up my mind to wait at the gate.',
  ],
  [
    'worth-to',
    'The museum is worth to visit.',
    'worth visiting',
    'He proved his worth to help the team.',
  ],
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
    'difficulty-to',
    'She had difficulty to find work.',
    'had difficulty finding',
    'She had difficulty in the first year.',
  ],
  ['used-to-ing', 'I am used to eat late.', 'I am used to eating', 'I used to eat late.'],
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
    'suggest-you-to',
    'I suggest you to read the report.',
    'suggest that you read',
    'I suggest that you read the report.',
  ],
  [
    'had-better-to',
    'You had better to leave before dark.',
    'had better leave',
    'You had better leave before dark.',
  ],
  [
    'want-that',
    'They want that you pay the fine.',
    'want you',
    'The car they want that you own is red.',
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
    'reason-because',
    'The main reason because they left is the drought.',
    'The main reason why',
    'The main reason why they left is the drought.',
  ],
  [
    'to-ing',
    'She is afraid to making a noise.',
    'afraid to make',
    'She is used to making a noise.',
  ],
];
