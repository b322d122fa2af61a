import { describeBodyCases } from '../testing/body-cases.ts';

describeBodyCases('the detector stacked hedges', [
  [
    'stacked-hedges',
    [
      'Perhaps the dam might possibly be too small. The council has met twice about it.',
      'It could perhaps seem that the road may be narrow. The council has met twice about it.',
    ],
    [
      'Perhaps the dam is too small. The council has met twice about it.',
      'The road may be narrow. The council has met twice about it.',
    ],
  ],
]);
