import { describeBodyCases } from '../testing/body-cases.ts';

describeBodyCases('the detector loaded wording', [
  [
    'loaded-wording',
    [
      'The pathetic council let the road rot. The council has met twice about it.',
      'Their disgusting plan harms the valley. The council has met twice about it.',
    ],
    [
      'The council let the road decay. The council has met twice about it.',
      'Their plan harms the valley. The council has met twice about it.',
    ],
  ],
]);
