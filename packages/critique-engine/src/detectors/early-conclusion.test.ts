import { expect, test } from '@jest/globals';
import { inBody, rulesOf } from '../testing/rules-of.ts';

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
