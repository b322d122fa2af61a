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
    'married-with',
    'My aunt is married with a teacher.',
    'married to',
    'My aunt is married with two sons.',
  ],
  [
    'in-nowadays',
    'Few families own land in nowadays.',
    'nowadays',
    'Few families own land nowadays.',
  ],
  [
    'according-with',
    'The dam is full, according of the report.',
    'according to',
    'According to the report, the dam is full.',
  ],
  [
    'agree-in',
    'Most voters agree in this statement.',
    'agree with',
    'Most voters agree in principle.',
  ],
  [
    'good-in',
    'She is very good in teaching small children.',
    'good at',
    'She is very good in a crisis.',
  ],
  [
    'arrive-to',
    'The guests arrived to the hotel after dark.',
    'arrived at',
    'The guests arrived to find the door locked.',
  ],
  [
    'more-better',
    'The new clinic is more better than the old one.',
    'better',
    'The school needs two more better teachers.',
  ],
  [
    'most-est',
    'It was the most biggest flood in years.',
    'biggest',
    'It was the biggest flood in years.',
  ],
  ['alot', 'The new pipes cost alot.', 'a lot', 'The new pipes cost a lot.'],
  [
    'an-other',
    'There is an other way to cross the river.',
    'another',
    'There is another way to cross the river.',
  ],
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
