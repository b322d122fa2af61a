import { describeBodyCases } from '../testing/body-cases.ts';

describeBodyCases('the detector group generalisation', [
  [
    'group-generalisation',
    [
      'Politicians are greedy and the road shows it. The council has met twice about it.',
      'Teenagers are lazy and the park shows it. The council has met twice about it.',
    ],
    [
      'Some politicians took money for the road. The council has met twice about it.',
      'Teenagers in the park swept it on Saturday. The council has met twice about it.',
      'My neighbour’s parents never look at the road. The council has met twice about it.',
      'Our teachers are lazy on Fridays. The council has met twice about it.',
    ],
  ],
]);
