import { describeBodyCases } from '../testing/body-cases.ts';

describeBodyCases('the detector appeal to the majority', [
  [
    'appeal-to-majority',
    [
      'Most people in the village say that the well is safe. So we should drink from it.',
      'If most voters think the mayor is honest, then he must be honest.',
      'So many fans can’t be wrong about this team. The council has met twice about it.',
      'Besides, most parents in our street agree with me. The council has met twice about it.',
    ],
    [
      'Most people who live here work in the harbour. The council has met twice about it.',
      'Most people think that the well is safe, but nobody has tested it.',
      'Most of the voters said yes, so the law was passed. The council has met twice about it.',
      'If most people believe a rumour, it spreads quickly. The council has met twice about it.',
      'Most parents in our street agree with each other on little. The council has met twice about it.',
    ],
  ],
]);
