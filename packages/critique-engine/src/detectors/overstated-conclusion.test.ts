import { describeBodyCases } from '../testing/body-cases.ts';

describeBodyCases('the detector overstated conclusion', [
  [
    'overstated-conclusion',
    [
      'The tap in our street was dry in May. This proves that every pipe is broken and that nobody has ever mended one anywhere, and always will be so.',
      'My uncle lost his boat at the weir, which shows that all boats are unsafe on this river.',
      'If the town can’t even mend one tap, it will never be able to build a bridge. The council has met twice about it.',
      'One shop cheated me in May. These dealers are all like that. The council has met twice about it.',
      'A pupil was late on Monday, which makes one think that all pupils are lazy. The council has met twice about it.',
    ],
    [
      'The tap in our street was dry in May. This shows that at least one pipe is broken.',
      'My uncle lost his boat at the weir, which shows that a boat can be lost there.',
      'My uncle lost his boat at the weir. So it is best if all boats stay at home, because you never know.',
      'If the town can’t even mend one tap, it should ask for help. The council has met twice about it.',
      'These keys are all the same size. The council has met twice about it.',
      'The rain makes one think of autumn. The council has met twice about it.',
      'My uncle lost his boat at the weir. So never follow him and always keep to the bank.',
      'My uncle lost his boat at the weir. Hence, now I feel afraid of water everywhere.',
    ],
  ],
]);
