import type { RuleExample } from './rule-example.ts';

export const PUNCTUATION_EXAMPLES: readonly RuleExample[] = [
  [
    'comma-after-opener',
    'Moreover the council closed the road.',
    'Moreover,',
    'To conclude this, I would close the road.',
  ],
  [
    'comma-after-opener',
    'In the past we walked to work.',
    'In the past,',
    'In the past few years, people have walked to work.',
  ],
  [
    'no-final-stop',
    'The bridge was closed for repairs during the whole of the winter',
    'winter.',
    'The bridge was closed for repairs during the whole of the winter.',
  ],
  ['no-final-stop', 'We are proud of it', 'it.', 'A day at the market'],
  [
    'no-final-stop',
    'The old bridge is closed to cars and buses today',
    'today.',
    'The old bridge is closed to cars and buses from the',
  ],
  ['small-i', 'My brother and i planted trees.', 'I', 'My brother and I planted trees.'],
  [
    'space-before-comma',
    'The farm , small as it is, feeds us all.',
    'farm,',
    'The farm, small as it is, feeds us all.',
  ],
  ['space-before-stop', 'They meet at the dam .', 'dam.', 'They meet at the dam.'],
  [
    'missing-space',
    'The market sells fruit,fish and cloth.',
    'fruit, fish',
    'The market sells fruit, fish and cloth.',
  ],
  [
    'missing-apostrophe',
    'They dont sell fish on Mondays.',
    "don't",
    'They don’t sell fish on Mondays.',
  ],
  ['missing-apostrophe', 'The ferry is late and it dont wait.', "doesn't", 'It doesn’t wait.'],
  ['missing-apostrophe', 'I hope youre well.', "you're", 'I hope you’re well.'],
  ['doubled-word', 'We walked to the the station.', 'the', 'We walked to the station on the hill.'],
];
