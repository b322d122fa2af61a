import { expect, test } from '@jest/globals';
import { describeBodyCases } from '../testing/body-cases.ts';
import type { BodyCase } from '../testing/body-cases.ts';
import { inBody, remarksOf } from '../testing/rules-of.ts';

const cases: BodyCase[] = [
  [
    'slippery-slope',
    [
      'If the plant stays closed, shops will shut, schools will empty and the whole town will fall. If we allow this, society will collapse. Nobody has asked the towns.',
      'Unless the council acts this year, the entire economy will collapse. Its members met twice.',
      'If we let one factory discharge into it, humanity will die out. The council met about it.',
    ],
    [
      'If the plant stays closed, fish will die in summer. The council met twice about the pumps.',
      'If rents rise, the economy will collapse because three in four shops along the bank live on loans. The bank said so.',
      'Rome did not end in a day. The empire fell apart over four centuries of neglect.',
    ],
  ],
  [
    'counter-unanswered',
    [
      'The plant needs new pumps. Critics say that pumps cost too much for a poor town. Parys has nine thousand houses. Its streets were laid in 1880.',
      'Pumps are old. Some might argue that towns can drink bottled water. Trucks bring it from Durban every week.',
    ],
    [
      'The plant needs new pumps. Critics say that pumps cost too much for a poor town. However, a pump pays for itself in nine years.',
      'Pumps are old. Some might argue that towns can drink bottled water, but a family spends its wage on it. Trucks bring it.',
      'Some people think that rivers clean themselves. Towns upstream have long relied on it.',
    ],
  ],
  [
    'counter-dismissed',
    [
      'Some will say that tariffs hurt the poor. However, clean water is more important than any of this. The plant is old.',
      'Opponents argue that the pumps are too dear. This is simply wrong. The plant was built in 1960.',
    ],
    [
      'Some will say that tariffs hurt the poor. However, clean water is more important than this, because illness costs a family more. The plant is old.',
      'Opponents argue that the pumps are too dear. This is simply wrong because they pay for themselves in nine years.',
    ],
  ],
  [
    'circular-reasoning',
    [
      'Clean rivers are important for towns because clean rivers are essential to towns. The council met.',
      'Dumping should be forbidden in rivers because dumping in rivers is illegal and must be banned. The council met.',
    ],
    [
      'Clean rivers are important for towns because families drink from them. The council met.',
      'Dumping should be forbidden in rivers because it makes children ill. The council met.',
    ],
  ],
  [
    'appeal-to-authority',
    [
      'The water is safe because the government says so. Towns drink it every day.',
      'Even Einstein said that rivers matter. The council did not listen.',
    ],
    [
      'The water is safe because chlorine was found in nine samples. Towns drink it every day.',
      'The government says that the water is safe. Nine samples from Parys tell another story.',
    ],
  ],
  [
    'false-dilemma',
    ['The only fair answer is to close every factory. The council met about it twice.'],
    ['A fair answer is to close some of the factories. The council met about it twice.'],
  ],
  [
    'dropped-quotation',
    [
      'The plant was built for half the town. “Nobody who drinks from it grows old here” (Nkosi, 2014). Pumps in Parys come from Durban.',
    ],
    [
      'An old fisherman put it plainly: “Nobody who drinks from it grows old here” (Nkosi, 2014). Pumps in Parys come from Durban.',
      'The plant was built for half the town. “Nobody who drinks from it grows old here” (Nkosi, 2014). This line is more than a complaint.',
    ],
  ],
];

describeBodyCases('a detector of weak reasoning', cases);

test.each([
  [
    'statistic-without-source',
    'In towns 45% of the pumps stand still.',
    /^Who counted these pumps/,
  ],
  ['statistic-without-source', 'There 3 million people drink it.', /or did somebody estimate it/],
  ['statistic-without-source', 'One in five children falls ill.', /^Who was asked/],
  ['false-dilemma', 'Either we pay for the plant or we drink dirty water.', /^Who does neither/],
  ['false-dilemma', 'There are only two options for the town.', /wants neither of these/],
  [
    'slippery-slope',
    'If we let one factory in, humanity will die out.',
    /^Where has this been tried/,
  ],
])('the question of %s fits what the essay says: %s', (rule, sentence, hint) => {
  const remark = remarksOf(inBody(`The town is old. ${sentence} The council met twice.`)).find(
    ({ ruleId }) => ruleId === rule,
  );
  expect(remark?.hint).toMatch(hint);
});
