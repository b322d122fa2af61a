import { expect, test } from '@jest/globals';
import { describeBodyCases } from '../testing/body-cases.ts';
import type { BodyCase } from '../testing/body-cases.ts';
import { inBody, rulesOf } from '../testing/rules-of.ts';

const cases: BodyCase[] = [
  [
    'nominalisation',
    [
      'The council made a decision about the plant. Its members knew it well.',
      'Engineers carried out an analysis of the water. There is a need for pumps.',
    ],
    [
      'The council decided about the plant. Its members knew it well.',
      'The decision of the council was late. Engineers analysed the water.',
    ],
  ],
  [
    'missing-transition',
    [
      'The council met twice. Pumps cost nine million rand. Fishermen leave Parys every winter. Rain fell on Sasolburg. Schools close early.',
    ],
    [
      'The council met twice. It had no money, since pumps cost nine million rand. For that reason fishermen leave Parys every winter. They go to Sasolburg.',
      'We filled a jar. Anna added nine drops of dye. Samples stood until noon. Two readers counted grains.',
      'The council met twice. Both times the council spoke of pumps. Pumps cost nine million rand. Nine million rand would feed Parys.',
    ],
  ],
  [
    'repeated-word',
    [
      'Pumps in Parys are broken. A broken valve let sewage through, and the broken lamps hid it. Nobody mended the broken fence either.',
    ],
    [
      'Pumps in Parys are broken. A cracked valve let sewage through, and the dark lamps hid it. Nobody mended the fence either.',
    ],
  ],
  [
    'story-without-point',
    [
      'My cousin walked to the bank that day. He carried his old rod and sat on a stone. A dog barked at him from the bridge. He packed his things and went home.',
    ],
    [
      'My cousin walked to the bank that day. He carried his old rod and sat on a stone. A dog barked at him from the bridge. His empty basket shows how few fish are left.',
      'The Vaal was cleaned before. Towns paid for it together. The river was quiet in those years. The towns drank from it.',
    ],
  ],
  [
    'order-markers',
    [
      'The plant is too small for Parys. Thirdly, pumps are old. The council knew it.',
      'The plant is too small for Parys. Secondly, pumps are old. The council knew it.',
    ],
    [
      'First, the plant is too small for Parys. Secondly, pumps are old. The council knew it.',
      'One reason is that the plant is too small. Second, pumps are old. The council knew it.',
    ],
  ],
];

describeBodyCases('a detector of the flow of an essay', cases);

test('a closing phrase in the middle of the essay is flagged, and one at the end is not', () => {
  const rest =
    'Farmers along the Vaal have waited since 1994 for a second plant. Their wells have turned salty, and the nearest clean dam lies forty kilometres away behind a fence. A family spends a fifth of its wage on bottled water in the dry months, which leaves nothing for school shoes or the bus to town. Nurses at the clinic in Parys count three times as many sick children in spring, when the first rain washes the banks, as in any other season of the year.';
  expect(
    rulesOf(
      inBody(`In conclusion, the plant is small. It was built for half the town.\n\n${rest}`),
    ),
  ).toContain('early-conclusion');
  expect(
    rulesOf(inBody(`The plant is small. It was built for half the town.\n\n${rest}`)),
  ).not.toContain('early-conclusion');
});
