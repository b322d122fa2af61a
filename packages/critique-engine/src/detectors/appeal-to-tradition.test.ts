import { describeBodyCases } from '../testing/body-cases.ts';

describeBodyCases('the detector appeal to tradition', [
  [
    'appeal-to-tradition',
    [
      'The exam has worked for decades, so we should keep it. The council has met twice about it.',
      'Boys have always been taught separately at this school. There is no reason to change it.',
      'The ceremony is a time-honoured tradition and must not be stopped.',
      'The village must go back to the old ways. The council has met twice about it.',
      'The town should stick to its traditions. The council has met twice about it.',
      'If the custom was good for the mill, why can’t it just go on? The council has met twice about it.',
    ],
    [
      'Corruption has always been part of the city, and it must end. The council has met twice about it.',
      'I have always wanted to be a nurse. You should follow your dream.',
      'The custom should be kept because it brings the three villages together.',
      'The old bridge has stood for years and its beams are rotten. It should be closed.',
      'They went back to the old bridge and waited. The council has met twice about it.',
      'Visitors like the traditional dresses of the band. The council has met twice about it.',
    ],
  ],
]);
