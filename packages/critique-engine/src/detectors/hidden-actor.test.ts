import { describeBodyCases } from '../testing/body-cases.ts';

describeBodyCases('the detector hidden actor', [
  [
    'hidden-actor',
    [
      'It is believed that the dam is too small. The council has met twice about it.',
      'It is said that the mine will close. The council has met twice about it.',
    ],
    [
      'Engineers believe that the dam is too small. The council has met twice about it.',
      'The owner says that the mine will close. The council has met twice about it.',
    ],
  ],
]);
