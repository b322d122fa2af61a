import { describeBodyCases } from '../testing/body-cases.ts';

describeBodyCases('the detector statistic without source', [
  [
    'statistic-without-source',
    [
      'In the valley 60% of homes have no tap. The council has met twice about it.',
      'Some 45 per cent of children walk to school. The council has met twice about it.',
    ],
    [
      'In the valley 60% of homes have no tap (Dube, 2018). The council has met twice about it.',
      'Many children walk to school. The council has met twice about it.',
    ],
  ],
]);
