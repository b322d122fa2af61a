import { describeBodyCases } from '../testing/body-cases.ts';

describeBodyCases('the detector post hoc', [
  [
    'post-hoc',
    [
      'After the new mayor came, crime rose. So the mayor caused the crime. The council has met twice about it.',
      'Since the dam was built, prices have risen. This shows that the dam caused it. The council has met twice about it.',
    ],
    [
      'After the new mayor came, the council met. The council has met twice about it.',
      'Since the dam was built, people swim in it. The council has met twice about it.',
    ],
  ],
]);
