import { describeBodyCases } from '../testing/body-cases.ts';

describeBodyCases('the detector informal register', [
  [
    'informal-register',
    [
      'There is lots of stuff in the dam. The council has met twice about it.',
      'Kids swim in it after school. The council has met twice about it.',
    ],
    [
      'There is oil and foam in the dam. The council has met twice about it.',
      'Children swim in it after school. The council has met twice about it.',
    ],
  ],
]);
