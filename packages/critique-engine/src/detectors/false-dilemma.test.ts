import { describeBodyCases } from '../testing/body-cases.ts';

describeBodyCases('the detector false dilemma', [
  [
    'false-dilemma',
    [
      'Either we build the dam now or the valley dies. The council has met twice about it.',
      'Either the town bans cars or it chokes on smoke. The council has met twice about it.',
      'You are with the nurses or you are against them. There is no middle ground.',
      'We must either close the mine or watch the valley die. The council has met twice about it.',
      'You support the strike, or you are a coward who does nothing. The council has met twice about it.',
    ],
    [
      'One way is to build the dam now. Another is to mend the pipes. The council has met twice about it.',
      'The town may ban cars, tax them or build a tram. The council has met twice about it.',
      'They either came by bus or they walked. The council has met twice about it.',
      'Either a name is worth printing or it is not. The council has met twice about it.',
      'There are only two ways of measuring it. The council has met twice about it.',
      'She must decide whether to study law or medicine. The council has met twice about it.',
    ],
  ],
]);
