import { describeBodyCases } from '../testing/body-cases.ts';

describeBodyCases('the detector unsupported claim', [
  [
    'unsupported-claim',
    ['The road is far too narrow for the town.', 'The clinic is much too small for the valley.'],
    [
      'The road is far too narrow for the town, because it was built for carts.',
      'The clinic is much too small for the valley, as it has four beds.',
    ],
  ],
]);
