import { expect, test } from '@jest/globals';
import { remarksOf, rulesOf } from '../testing/rules-of.ts';

/** An essay whose paragraphs stay general, with one sentence exchanged in the second of them. */
const essay = (
  shown = 'Passengers who know when the tram comes plan their morning better, and they arrive at work with a clear head.',
  opening = 'Trams are the future of our streets, and every city plans them.',
): string =>
  `${opening} I believe that cities should build trams instead of wider roads because trams serve everybody.

The first advantage is that trams are cheaper for families. A car has to be bought, repaired and parked, and all of this takes money away from food and school. Families without a car can reach shops and clinics more easily, so trams make a city fairer. A fair city is good for rich people as well, because fewer neighbours are angry.

The second advantage is that trams are better for the air. Cars stand in traffic and burn fuel for nothing, while trams carry many passengers at once. ${shown} Clean air is important for the health of children, and healthy children learn better at school.

Another advantage is quiet. Trams make less noise than cars, and people who sleep well are more patient with each other. A quiet street is also a place where neighbours talk and children play, so trams bring people together.

In conclusion, cities should build trams because they are cheaper, cleaner and quieter than cars. Wider roads only bring more cars, and nobody gains by that.`;

test('paragraphs without a person, place, event or number get one remark', () =>
  expect(rulesOf(essay()).filter((rule) => rule === 'general-body')).toHaveLength(1));
test.each([
  ['a place', 'In Grenoble the tram runs every four minutes, and shops along its line sell more.'],
  ['a number', 'One tram carries 200 passengers, and most cars carry one.'],
  ['the writer’s own life', 'My uncle sold his car when the tram came, and he has more time now.'],
  ['an event', 'A town by the sea built a line, closed two roads and planted trees there.'],
])('%s is something that a reader can look at', (_, shown) =>
  expect(rulesOf(essay(shown))).not.toContain('general-body'),
);
test('a case in the introduction is one too', () =>
  expect(rulesOf(essay(undefined, 'Last year Durban closed its last tram depot.'))).not.toContain(
    'general-body',
  ));
test('“for example” alone shows no case', () => {
  const shown = 'For example, passengers who know when the tram comes plan their morning better.';
  const [remark] = remarksOf(essay(shown)).filter(({ ruleId }) => ruleId === 'general-body');
  expect(remark?.issue).toMatch(/^Your examples stay general/);
});
test('what used to be so in the past is no event', () =>
  expect(
    rulesOf(essay('In the past people walked to work, and the streets were quiet for everybody.')),
  ).toContain('general-body'));
test('a short text has no room for a case', () =>
  expect(
    rulesOf(
      'I think that trams are good. Trams are cheap. Trams are clean. Trams are quiet, and people like them.\n\nSo cities should build trams.',
    ),
  ).not.toContain('general-body'));
