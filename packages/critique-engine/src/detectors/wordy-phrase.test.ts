import { describeBodyCases } from '../testing/body-cases.ts';

describeBodyCases('the detector wordy phrase', [
  [
    'wordy-phrase',
    [
      'The town should consider the fact that the river floods. The council has met twice about it.',
      'Due to the fact that the road is narrow, carts wait. The council has met twice about it.',
      'The town waits in order to be able to build. In the event that it rains, it stops. The council has met twice about it.',
    ],
    [
      'Good drains do not lessen the fact that the river floods. The council has met twice about it.',
      'Because the road is narrow, carts wait. The council has met twice about it.',
      'The town waits to build. The council has met twice about it.',
    ],
  ],
]);
