import { describe, expect, test } from '@jest/globals';
import { readEssay } from '../../read-essay.ts';
import { readArgumentSigns } from '../../measures/argument-signs.ts';
import { claimsOf } from './claims.ts';
import { contraryViews } from './contrary-views.ts';
import { objectionsOf } from './read-graph.ts';

const KIOSK =
  'The kiosk beside the station should be removed, because it blocks the way to the trains.';

const read = (thesis: string, body: string) =>
  readEssay(
    `Thousands of people change trains here every day. ${thesis}

Every morning a queue stands across the stairs. A woman with a pram missed her train there last week. ${body}

In the end the passengers count most.`,
    null,
    { textKind: 'argument' },
  );

const found = (thesis: string, body: string): string[] =>
  [...contraryViews(read(thesis, body))].map(({ text }) => text);

describe('what the writer says against the own thesis without granting it', () => {
  test.each([
    [KIOSK, 'The kiosk is also very useful for passengers.'],
    [KIOSK, 'The railway should keep the kiosk.'],
    ['School gardens should be kept.', 'School gardens are a danger to small children.'],
    ['Old trams must be abolished.', 'The town should run more old trams in the evening.'],
    [KIOSK, 'The kiosk is the only warm place at the station.'],
    ['Our library should be closed.', 'The library is very useful for pupils.'],
    ['Families should not use scooters.', 'Families should use scooters more.'],
    ['Small zoos should stay open.', 'However, small zoos are harmful to wild animals.'],
  ])('%s %s', (thesis, body) => {
    expect(found(thesis, body)).toEqual([body]);
  });

  test.each([
    [
      'a concession in the sentence',
      KIOSK,
      'Although the kiosk is useful, the stairs matter more.',
    ],
    ['a view of others', KIOSK, 'Some people say that the kiosk is useful.'],
    ['another thing', KIOSK, 'The station is very useful for passengers.'],
    ['a kind of it', 'Fast food should be banned at school.', 'Food is important for pupils.'],
    ['another place', 'Cars should be banned in the centre.', 'Cars are useful on farms.'],
    ['a condition', KIOSK, 'The kiosk is useful if it rains.'],
    ['the same side', KIOSK, 'The kiosk is a danger to people with prams.'],
    ['a denial on the same side', KIOSK, 'The kiosk is not necessary.'],
    ['a thesis that limits itself', 'Cars should be banned except on Sundays.', 'Cars are useful.'],
  ])('not %s: %s %s', (_, thesis, body) => {
    expect(found(thesis, body)).toEqual([]);
  });

  test('it is a view on the other side, no reason of a claim, and what follows goes on with it', () => {
    const essay = read(KIOSK, 'The kiosk is also very useful. Passengers need coffee early.');
    expect(objectionsOf(essay)).toMatchObject([{ answer: null, unit: { speaker: 'writer' } }]);
    const reasons = claimsOf(essay).flatMap(({ premises }) => premises.map(({ text }) => text));
    expect(reasons.join(' ')).not.toMatch(/useful|coffee/);
  });

  test('it is answered where the essay weighs it', () => {
    const weighed = read(
      KIOSK,
      'The kiosk is also very useful for passengers. But a stall in the hall would serve them as well.',
    );
    expect(objectionsOf(weighed)[0]?.answer?.text).toMatch(/^But a stall/);
  });

  test('it earns no points as another side that is heard', () => {
    const contrary = read(KIOSK, 'The kiosk is also very useful for passengers.');
    expect(readArgumentSigns(contrary).signs.answered).toBe(0);
  });
});
