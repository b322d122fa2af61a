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
      'The air kills. On his birthday I sent my uncle a card, “Come home before the smoke makes you old and ill”, and he did.',
      'The air kills. Nobody who works in it grows old.',
    ],
  ],
]);
