import type { RuleExample } from './rule-example.ts';

export const PREPOSITION_PHRASE_EXAMPLES: readonly RuleExample[] = [
  [
    'beside-this',
    'Beside this, the water is cold.',
    'Besides this',
    'Beside this road stands a mill.',
  ],
  [
    'for-an-example',
    'For an example, the mill is old.',
    'For example,',
    'The mill is used for an example of old work.',
  ],
  [
    'other-hand',
    'One the other hand, the mill is old.',
    'On the other hand,',
    'On the other hand, the mill is old.',
  ],
  [
    'my-prospect',
    'From my prospect, the mill is old.',
    'From my perspective,',
    'From my perspective, the mill is old.',
  ],
  ['in-weekdays', 'The mill is open in weekdays.', 'on weekdays', 'The mill is open on weekdays.'],
  [
    'congratulations-for',
    'Congratulations for your prize!',
    'Congratulations on',
    'Congratulations on your prize!',
  ],
  ['depend-the', 'It depends the weather.', 'depends on', 'It depends on the weather.'],
  [
    'told-that',
    'My mother told that the mill was old.',
    'said that',
    'I was told that the mill was old.',
  ],
  [
    'it-exists',
    'It exists many ways to the mill.',
    'There are',
    'There are many ways to the mill.',
  ],
  [
    'verb-no-preposition',
    'The article emphasises on the danger.',
    'emphasises',
    'They stay in contact with the miller.',
  ],
  [
    'affect-on',
    'Noise can affect on our sleep.',
    'can affect',
    'Noise can have an effect on our sleep.',
  ],
  [
    'recent-years',
    'In the recent years, prices have risen.',
    'In recent years',
    'In recent years, prices have risen.',
  ],
  ['on-nowadays', 'On nowadays, prices are high.', 'Nowadays', 'Nowadays, prices are high.'],
  [
    'in-century',
    'The mill was built in 19th century.',
    'in the 19th century',
    'The mill was built in the 19th century.',
  ],
  [
    'since-ago',
    'Since many years ago, the mill has stood here.',
    'For many years,',
    'For many years, the mill has stood here.',
  ],
  [
    'on-the-world',
    'It is the best place on the world.',
    'place in the world',
    'They put a lot of weight on the world of work.',
  ],
];
