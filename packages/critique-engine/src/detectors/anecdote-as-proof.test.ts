import { describeBodyCases } from '../testing/body-cases.ts';

describeBodyCases('the detector anecdote as proof', [
  [
    'anecdote-as-proof',
    [
      'Long commutes make workers ill. My uncle sat in a bus every day and lost his job.',
      'School meals keep children awake. My neighbour ate nothing and slept in every lesson.',
    ],
    [
      'Long commutes make workers ill. Two clinics counted such cases in winter.',
      'School meals keep children awake. Teachers in six schools counted fewer who slept.',
    ],
  ],
]);
