import { describeBodyCases } from '../testing/body-cases.ts';

describeBodyCases('the detector quotation without citation', [
  [
    'quotation-without-citation',
    [
      'The air kills. “Nobody who works in it grows old in this town” is often heard.',
      'The road kills. “Every winter it takes one of our children away” is often heard.',
    ],
    [
      'The air kills. “Nobody who works in it grows old in this town” (Nkosi, 2014: 7) is often heard.',
      'The air kills. Nobody who works in it grows old.',
    ],
  ],
]);
