import { describeBodyCases } from '../testing/body-cases.ts';

describeBodyCases('the detector of an order in time taken for a cause', [
  [
    'order-in-time',
    [
      'After the bakery painted its door red, the number of customers rose, so the colour has brought them in. The council has met twice about it.',
      'Since the village got a fountain, more families have moved here. This shows that families want fountains. The council has met twice about it.',
      'Last year the antenna was put up on the hill. Since then many neighbours have had headaches. The antenna is ruining their health.',
      'The new captain came in March and in April the crew got better. It is clear that the captain is the reason.',
      'In 2015 the harbour got a crane. In the next year fewer boats were built. So cranes are the reason for the decline.',
      'The council raised the harbour fee and then the number of thefts rose. Higher fees cause crime.',
    ],
    [
      'After the bakery painted its door red, the number of customers rose, but the shop beside it had closed that week. The council has met twice about it.',
      'After the bakery painted its door red, the number of customers rose, so the owner hired a second clerk. The council has met twice about it.',
      'Since the village got a fountain, the wells have recovered because people draw less from them, so the pumps are off. The council has met twice about it.',
      'The new captain came in March and in April the prices rose. It is clear that the storms had been worse everywhere.',
      'In 2015 the harbour got a crane. In the next year fewer boats were built. In the other harbours it was the same.',
    ],
  ],
]);
