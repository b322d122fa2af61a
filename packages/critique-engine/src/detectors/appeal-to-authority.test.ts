import { describeBodyCases } from '../testing/body-cases.ts';

describeBodyCases('the detector appeal to authority', [
  [
    'appeal-to-authority',
    [
      'The road is safe because the government says so. The council has met twice about it.',
      'The vaccine is harmful since experts think so. The council has met twice about it.',
      'The government knows best. The council has met twice about it.',
      'Such plans should be left as they are, and we should leave the matter to the experts. The council has met twice about it.',
      'People must simply trust the authorities here. The council has met twice about it.',
      'If the mayor says the wall is safe, then it is safe. The council has met twice about it.',
      'I know an engineer who says that the wall is safe. The council has met twice about it.',
      'Whatever she says must be right. The council has met twice about it.',
    ],
    [
      'The engineer who built it measured the dam (Dube, 2018). The council has met twice about it.',
      'A nurse who gives it explained the vaccine. The council has met twice about it.',
      'Nobody can simply trust the authorities here. The council has met twice about it.',
      'If the mayor says that the wall is safe, the school will open on Monday. The council has met twice about it.',
      'I know an engineer who measured the wall. The council has met twice about it.',
      'If you think the wall is safe, it is your turn to climb it. The council has met twice about it.',
      'Parents know best when their child is tired. The council has met twice about it.',
    ],
  ],
]);
