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
      'The town has two choices, and it must take one of them today. The council has met twice about it.',
      'There is no alternative to it. The council has met twice about it.',
      'With the harbour it is all or nothing. The council has met twice about it.',
      'If we do not build the pump, we may as well close the village. The council has met twice about it.',
      'People can either pay now or accept that the wall falls. The council has met twice about it.',
      'Those who do not support the pump are against the village. The council has met twice about it.',
      'A town must decide whether it honours its trees or whether it throws them away. The council has met twice about it.',
      'You are on the side of the river, or you are on the side of those who foul it; a third bank does not exist. The council has met twice about it.',
    ],
    [
      'One way is to build the dam now. Another is to mend the pipes. The council has met twice about it.',
      'The town may ban cars, tax them or build a tram. The council has met twice about it.',
      'They either came by bus or they walked. The council has met twice about it.',
      'Either a name is worth printing or it is not. The council has met twice about it.',
      'There are only two ways of measuring it. The council has met twice about it.',
      'She must decide whether to study law or medicine. The council has met twice about it.',
      'There are three options on the form, and a line for others. The council has met twice about it.',
      'Pupils can either walk or take the bus. The council has met twice about it.',
      'There is no alternative source of power on the island. The council has met twice about it.',
      'Those who do not support the pump can vote against it. The council has met twice about it.',
      'The council must say whether it wants lamps, mirrors or nothing. The council has met twice about it.',
    ],
  ],
]);
