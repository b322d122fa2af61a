import { describeBodyCases } from '../testing/body-cases.ts';

describeBodyCases('the detector loaded wording', [
  [
    'loaded-wording',
    [
      'The pathetic council let the road rot. The council has met twice about it.',
      'Their disgusting plan harms the valley. The council has met twice about it.',
    ],
    [
      'The wind blasts the sheds, and hail has trampled the maize. The council has met twice about it.',
      'The council let the road decay. The council has met twice about it.',
      'Their plan harms the valley. The council has met twice about it.',
      'The soup at the old clinic tasted disgusting. The council has met twice about it.',
      'When I was small my uncle told me a ridiculous story at the weir. The council has met twice about it.',
      'A dry year starts a vicious circle for the farms. The council has met twice about it.',
    ],
  ],
]);
