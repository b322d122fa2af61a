import { describeBodyCases } from '../testing/body-cases.ts';

describeBodyCases('the detector repeated opening', [
  [
    'repeated-opening',
    [
      'They walk to work. They carry water. They sell fish at night.',
      'It is old. It is narrow. It is closed in winter.',
    ],
    [
      'They walk to work. Some carry water. At night they sell fish.',
      'It is old and narrow. In winter it is closed.',
    ],
  ],
]);
