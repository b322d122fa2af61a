import { describeBodyCases } from '../testing/body-cases.ts';

describeBodyCases('the detector unsupported claim', [
  [
    'unsupported-claim',
    ['The road is far too narrow for the town.', 'The clinic is much too small for the valley.'],
    [
      'The road is far too narrow for the town, because it was built for carts.',
      'The clinic is much too small for the valley, as it has four beds.',
      // A scale, a kind of thing, a picture of daily life, a taste, and a sentence that cannot be read.
      'On the school report a 7 is good, a 4 is fine, and a 1 is a fail.',
      'The old ferry is a kind of raft for better days.',
      'Many families walk to the dam on Sundays.',
      'I like the new road better than the old one.',
      'The watter of the damm are too durty for fishs.',
      'I believe that the clinic is much too small for the valley.',
    ],
  ],
]);
