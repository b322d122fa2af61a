import { describeBodyCases } from '../testing/body-cases.ts';

describeBodyCases('the detector appeal to authority', [
  [
    'appeal-to-authority',
    [
      'The road is safe because the government says so. The council has met twice about it.',
      'The vaccine is harmful since experts think so. The council has met twice about it.',
    ],
    [
      'The engineer who built it measured the dam (Dube, 2018). The council has met twice about it.',
      'A nurse who gives it explained the vaccine. The council has met twice about it.',
    ],
  ],
]);
