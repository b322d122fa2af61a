import { describeBodyCases } from '../testing/body-cases.ts';

describeBodyCases('the detector appeal to the majority', [
  [
    'appeal-to-majority',
    [
      'Most people in the village say that the well is safe. So we should drink from it.',
      'If most voters think the mayor is honest, then he must be honest.',
      'So many fans can’t be wrong about this team. The council has met twice about it.',
      'Besides, most parents in our street agree with me. The council has met twice about it.',
      'The majority should decide how the pump is built. The council has met twice about it.',
      'What most people want is what is right. The council has met twice about it.',
      'If almost everybody likes the new pump, then it cannot be bad. The council has met twice about it.',
      'So many of the villagers are on my side that I have no doubt left. The council has met twice about it.',
      'It should be up to the will of the people. The council has met twice about it.',
    ],
    [
      'Most people who live here work in the harbour. The council has met twice about it.',
      'Most people think that the well is safe, but nobody has tested it.',
      'Most of the voters said yes, so the law was passed. The council has met twice about it.',
      'If most people believe a rumour, it spreads quickly. The council has met twice about it.',
      'Most parents in our street agree with each other on little. The council has met twice about it.',
      'The majority decided in May to build the pump. The council has met twice about it.',
      'So many of the villagers came that the hall was full. The council has met twice about it.',
      'If almost everybody uses the pump, it cannot rest at night. The council has met twice about it.',
    ],
  ],
]);
