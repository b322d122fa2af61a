import type { RuleExample } from './rule-example.ts';

export const PREPOSITION_EXAMPLES: readonly RuleExample[] = [
  [
    'discuss-about',
    'The council discussed about the new road.',
    'discussed',
    'The council had a long discussion about the new road.',
  ],
  [
    'depend-of',
    'The harvest depends of the rain.',
    'depends on',
    'The harvest depends on the rain.',
  ],
  [
    'interested-on',
    'Her sister is interested on the history of the town.',
    'interested in',
    'Her sister is interested in the history of the town.',
  ],
  [
    'listen-without',
    'We listened the radio every evening.',
    'listened to',
    'We listened to the radio every evening.',
  ],
  [
    'despite-of',
    'The match went on despite of the storm.',
    'despite',
    'The match went on despite the storm.',
  ],
  [
    'in-nowadays',
    'Few families own land in nowadays.',
    'nowadays',
    'Few families own land nowadays.',
  ],
  [
    'more-better',
    'The new clinic is more better than the old one.',
    'better',
    'The school needs two more better teachers.',
  ],
  ['alot', 'The new pipes cost alot.', 'a lot', 'The new pipes cost a lot.'],
  ['its-a', 'I think its a fair price.', "it's", 'The dog lost its collar.'],
  ['its-a', 'They know its important to save water.', "it's", 'Its size is important to buyers.'],
  [
    'their-is',
    'I know that their are two bridges.',
    'there',
    'I know that their house is near two bridges.',
  ],
  [
    'people-which',
    'The students which live far away come late.',
    'students who',
    'They asked the students which bus was late.',
  ],
];
