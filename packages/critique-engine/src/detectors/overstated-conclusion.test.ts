import { describeBodyCases } from '../testing/body-cases.ts';

describeBodyCases('the detector overstated conclusion', [
  [
    'overstated-conclusion',
    [
      'The tap in our street was dry in May. This proves that every pipe is broken and that nobody has ever mended one anywhere, and always will be so.',
      'My uncle lost his boat at the weir, which shows that all boats are unsafe on this river.',
    ],
    [
      'The tap in our street was dry in May. This shows that at least one pipe is broken.',
      'My uncle lost his boat at the weir, which shows that a boat can be lost there.',
      'My uncle lost his boat at the weir. So it is best if all boats stay at home, because you never know.',
    ],
  ],
]);
