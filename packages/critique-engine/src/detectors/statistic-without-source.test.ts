import { describeBodyCases } from '../testing/body-cases.ts';

describeBodyCases('the detector statistic without source', [
  [
    'statistic-without-source',
    [
      'In the valley 60% of homes have no tap. The council has met twice about it.',
      'Some 45 per cent of children walk to school. The council has met twice about it.',
      'Norway has the happiest nurses in the world. The council has met twice about it.',
    ],
    [
      'In the valley 60% of homes have no tap (Dube, 2018). The council has met twice about it.',
      'A study from the University of Venda shows that 60% of homes have no tap. The council has met twice about it.',
      'Pupils fear the test, which is 10 percent of their grade. The council has met twice about it.',
      'Many children walk to school. The council has met twice about it.',
      'In Norway nurses work in small teams. The council has met twice about it.',
      'Norway has the longest coast in Europe. The council has met twice about it.',
      'According to the list of the UN, Norway has the happiest nurses in the world. The council has met twice about it.',
    ],
  ],
]);
