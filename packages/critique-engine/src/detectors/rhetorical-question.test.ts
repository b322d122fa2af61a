import { describeBodyCases } from '../testing/body-cases.ts';

describeBodyCases('the detector rhetorical question', [
  [
    'rhetorical-question',
    [
      'Who would not want clean air? The council has met twice about it.',
      'Is it not time to act? The council has met twice about it.',
    ],
    [
      'The council asked who wants clean air. The council has met twice about it.',
      'Now is the time to act. The council has met twice about it.',
    ],
  ],
]);
