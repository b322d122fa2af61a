import { describeBodyCases } from '../testing/body-cases.ts';

describeBodyCases('the detector nominalisation', [
  [
    'nominalisation',
    [
      'The council made a decision about the road. The town gave consideration to the plan. ',
      'They carried out an investigation into the leak. The council has met twice about it.',
    ],
    [
      'The council decided about the road. The council has met twice about it.',
      'They investigated the leak. The council has met twice about it.',
    ],
  ],
]);
