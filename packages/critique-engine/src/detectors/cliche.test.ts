import { describeBodyCases } from '../testing/body-cases.ts';

describeBodyCases('the detector cliche', [
  [
    'cliche',
    [
      'At the end of the day the dam belongs to its towns. The council has met twice about it.',
      'The council must think outside the box. The council has met twice about it.',
    ],
    [
      'The dam belongs to its towns. The council has met twice about it.',
      'The council must find a new plan. The council has met twice about it.',
    ],
  ],
]);
