import { describeBodyCases } from '../testing/body-cases.ts';

describeBodyCases('the detector of attacks on the person', [
  [
    'personal-attack',
    [
      'Some residents say that the lamps are too bright. But these people are selfish and only think of themselves.',
      'Critics argue that the lamps cost too much. They are paid by the power company.',
      'Those who oppose the lamps have never worked a night in their lives. The council has met twice about it.',
      'No sensible person could disagree with the lamps. The council has met twice about it.',
      'Anyone who really loves our town will support the lamps. The council has met twice about it.',
      'The mayor says that the lamps are too bright. What does he know about streets at night?',
      'Many residents fear the light. These residents are just old people who dislike change.',
      'Some owners say that the lamps are too bright. They say this because they hate cyclists.',
      'Whoever is against the lamps simply hates our town. The council has met twice about it.',
      'The owner says that the lamps are too bright. His opinion is worthless anyway.',
    ],
    [
      'Some residents say that the lamps are too bright. They live on the ground floor, and for them shades would help.',
      'Those who oppose the lamps live in the hotel. The council has met twice about it.',
      'People who think that lazy dogs are stupid are mistaken. The council has met twice about it.',
      'Workers who are paid by the hour like the lamps. The council has met twice about it.',
      'Children are often lazy in the afternoon. The council has met twice about it.',
      'Some owners say that the lamps are too bright. They say this because they are worried about the bats.',
      'Some painters do not care what others say. They just want to be different from the rest.',
      'Some people say that honesty costs nothing. A friend whom you lied to would not trust you.',
    ],
  ],
]);
