import { describeBodyCases } from '../testing/body-cases.ts';

describeBodyCases('the detector causal leap', [
  [
    'causal-leap',
    [
      'Loud music is the cause of crime in our towns. The council has met twice about it.',
      'Cheap phones will destroy the trust of families. The council has met twice about it.',
    ],
    [
      'Loud music may add to crime in our towns, because it hides noise. The council has met twice about it.',
      'Families speak less at supper than they did. The council has met twice about it.',
    ],
  ],
]);
