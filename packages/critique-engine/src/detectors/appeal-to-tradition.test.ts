import { describeBodyCases } from '../testing/body-cases.ts';

describeBodyCases('the detector appeal to tradition', [
  [
    'appeal-to-tradition',
    [
      'The exam has worked for decades, so we should keep it. The council has met twice about it.',
      'Boys have always been taught separately at this school. There is no reason to change it.',
      'The ceremony is a time-honoured tradition and must not be stopped.',
    ],
    [
      'Corruption has always been part of the city, and it must end. The council has met twice about it.',
      'I have always wanted to be a nurse. You should follow your dream.',
      'The custom should be kept because it brings the three villages together.',
      'The old bridge has stood for years and its beams are rotten. It should be closed.',
    ],
  ],
]);
