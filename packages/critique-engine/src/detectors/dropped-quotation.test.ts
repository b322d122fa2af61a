import { describeBodyCases } from '../testing/body-cases.ts';

describeBodyCases('the detector dropped quotation', [
  [
    'dropped-quotation',
    [
      'The road is bad. “It breaks every axle that comes along here in the winter months” (Nkosi, 2014: 7). Repairs cost money.',
      'Farmers worry. “We have not seen rain like this in the last forty years here” (Dube, 2018: 3). Dams stand empty.',
    ],
    [
      'The road is bad. Nkosi writes that “it breaks every axle that comes along here” (2014: 7). The council has met twice about it.',
      'Farmers worry. They tell of no rain. The council has met twice about it.',
    ],
  ],
]);
