import { describeBodyCases } from '../testing/body-cases.ts';

describeBodyCases('the detector story without point', [
  [
    'story-without-point',
    [
      'Last year my family went to the coast. We walked on the sand and looked at boats. My brother was stung by a bee. We came home late.',
      'When I was ten we stayed on a farm. My father had goats and hens. My sister jumped off a wall. We all laughed.',
    ],
    [
      'Last year my family went to the coast. We swam there. This shows that clean beaches bring visitors.',
      'Farms feed the valley. Goats and hens need little land.',
    ],
  ],
]);
