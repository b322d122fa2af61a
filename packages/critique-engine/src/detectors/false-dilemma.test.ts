import { describeBodyCases } from '../testing/body-cases.ts';

describeBodyCases('the detector false dilemma', [
  [
    'false-dilemma',
    [
      'Either we build the dam now or the valley dies. The council has met twice about it.',
      'Either the town bans cars or it chokes on smoke. The council has met twice about it.',
    ],
    [
      'One way is to build the dam now. Another is to mend the pipes. The council has met twice about it.',
      'The town may ban cars, tax them or build a tram. The council has met twice about it.',
    ],
  ],
]);
