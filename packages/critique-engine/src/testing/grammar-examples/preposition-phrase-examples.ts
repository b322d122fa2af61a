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
    'verb-no-preposition',
    'The article emphasises on the danger.',
    'emphasises',
    'They stay in contact with the miller.',
  ],
  [
    'recent-years',
    'In the recent years, prices have risen.',
    'In recent years',
    'In recent years, prices have risen.',
  ],
  [
    'in-century',
    'The mill was built in 19th century.',
    'in the 19th century',
    'The mill was built in the 19th century.',
  ],
  [
    'on-the-world',
    'It is the best place on the world.',
    'place in the world',
    'They put a lot of weight on the world of work.',
  ],
];
