import { describeBodyCases } from '../testing/body-cases.ts';

describeBodyCases('the detector slippery slope', [
  [
    'slippery-slope',
    [
      'If the town allows one stall, then others open, and eventually the whole town will be ruined. The council has met twice about it.',
      'If we close one school, then next all schools will close and the country will collapse. The council has met twice about it.',
      'If the school allows hats, what comes next? The council has met twice about it.',
      'Before you know it, nobody will read a book any more. The council has met twice about it.',
      'Once we allow phones, the lessons will soon descend into chaos. The council has met twice about it.',
      'If we let one goat graze, soon there will be ten, then a herd, and in the end no child will have a garden. The council has met twice about it.',
      'First you miss one boat, then you miss a week, and before you notice you are on the street without a job. The council has met twice about it.',
      'If the kiosk sells beer, soon it will sell wine, then schnapps, and finally all sailors will be ill. The council has met twice about it.',
      'If they can read our letters, what will stop them from opening our doors? The council has met twice about it.',
      'It never ends there. The council has met twice about it.',
      'Today the cigarette, tomorrow the coffee. The council has met twice about it.',
      'Once you let them cut one tree, they will always want more. The council has met twice about it.',
      'One thing leads to another. The council has met twice about it.',
      'If the bell is silent, the boys will come late, then they will skip the lesson, next they will stop greeting, and later they will sleep under the bridge. The council has met twice about it.',
    ],
    [
      'If the town allows one stall, it earns a fee. The council has met twice about it.',
      'If we close one school, its children walk to the next. The council has met twice about it.',
      'It is not a slippery slope, because the law sets a clear limit. The council has met twice about it.',
      'The first step to a better garden is good soil. The council has met twice about it.',
      'If nobody waters the tree, it may eventually die. The council has met twice about it.',
      'If we let one goat graze, soon the grass will be short, and in the end the fire brigade may save a day. The council has met twice about it.',
      'First of all sailors will get advice, then they will see the chart, and in the end they will know the bay. The council has met twice about it.',
      'Today the council meets at noon, tomorrow at nine. The council has met twice about it.',
      'Once you let the dough rest, it will be softer. The council has met twice about it.',
      'A gate stops the cows from eating the corn. The council has met twice about it.',
      'The road goes on to the sea. The council has met twice about it.',
      'Once the club opens, children will become aware of many things, for example, extinct animals, dry rivers, and so on.',
      'If the bell rings, the boys will wake, then they will wash, next they will eat, and later they will sing. The council has met twice about it.',
    ],
  ],
]);
