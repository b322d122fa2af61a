import { describeBodyCases } from '../testing/body-cases.ts';

describeBodyCases('the detector slippery slope', [
  [
    'slippery-slope',
    [
      'If the town allows one stall, then others open, and eventually the whole town will be ruined. The council has met twice about it.',
      'If we close one school, then next all schools will close and the country will collapse. The council has met twice about it.',
    ],
    [
      'If the town allows one stall, it earns a fee. The council has met twice about it.',
      'If we close one school, its children walk to the next. The council has met twice about it.',
    ],
  ],
]);
