import { describeBodyCases } from '../testing/body-cases.ts';

describeBodyCases('the detector of a missing disproof', [
  [
    'burden-of-proof',
    [
      'Nobody has ever shown that the old bridge is not haunted. The council has met twice about it.',
      'The company has never been able to prove that its paint is harmless. The council has met twice about it.',
      'No scientist has disproved it, so it must be true. The council has met twice about it.',
      'Nobody can explain the lights over the lake, so ghosts must be there. The council has met twice about it.',
      'Nobody has ever proved that the crane does any good. The council has met twice about it.',
    ],
    [
      'Nobody has shown who wrote the letter, though two judges tried. The council has met twice about it.',
      'No doctor has shown that it heals, although three clinics tested it. The council has met twice about it.',
      'The guide has never shown us the cellar. The council has met twice about it.',
      'Nobody can explain the new timetable, so people take the car. The council has met twice about it.',
    ],
  ],
]);
