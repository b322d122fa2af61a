import { describeBodyCases } from '../testing/body-cases.ts';

describeBodyCases('the detector appeal to popularity', [
  [
    'appeal-to-popularity',
    [
      'Everybody knows that the mine is safe, and so it should stay open.',
      'It is common knowledge that dams keep towns alive. The council has met twice about it.',
    ],
    [
      'The mine is safe, as three reports show, and so it should stay open.',
      'It is undeniable that some dams may harm the fish. The council has met twice about it.',
      'No one can deny the use of a dam. To begin with, it keeps water for the dry months.',
      'Dams keep towns alive, as the drought of 1992 showed. The council has met twice about it.',
    ],
  ],
]);
