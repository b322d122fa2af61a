import { describe, expect, test } from '@jest/globals';
import { readEssay } from '../../read-essay.ts';
import { claimsOf } from './claims.ts';
import { argumentOf, objectionsOf } from './read-graph.ts';

const textWith = (body: string, intro = 'The market has no roof.'): string =>
  `${intro} I think that the council should build a roof over the market.

${body}

A roof keeps the sellers in business. The council should start before the rains.`;

const read = (body: string, intro?: string) => {
  const essay = readEssay(textWith(body, intro), null, { textKind: 'argument' });
  const { units, edges } = argumentOf(essay);
  const theirs = units.filter(({ side, kind }) => side === 'against' && kind !== 'objection');
  return {
    heard: objectionsOf(essay).map(({ unit, answer }) => [
      unit.sentence.text,
      answer?.text ?? null,
    ]),
    theirs: [...new Set(theirs.map(({ sentence }) => sentence.text))],
    claims: claimsOf(essay).map(({ claim }) => claim.text),
    under: (text: string) =>
      edges
        .filter(({ from }) => units[from]?.sentence.text === text)
        .map(({ to }) => units[to]?.sentence.text),
  };
};

describe('a paragraph that speaks for the other side', () => {
  test('the sentences between a view and its answer speak for the view', () => {
    const { heard, theirs, under } = read(
      'Some sellers say that a roof would make the stalls dark. Light brings buyers to the fruit. In the old hall half of the stalls stood empty. However, a roof of clear sheets lets the sun in. It costs little more.',
    );
    expect(heard).toEqual([
      [
        'Some sellers say that a roof would make the stalls dark.',
        'However, a roof of clear sheets lets the sun in.',
      ],
    ]);
    expect(theirs).toEqual([
      'Light brings buyers to the fruit.',
      'In the old hall half of the stalls stood empty.',
    ]);
    expect(under('Light brings buyers to the fruit.')).toEqual([
      'Some sellers say that a roof would make the stalls dark.',
    ]);
    expect(under('It costs little more.')).toEqual([
      'However, a roof of clear sheets lets the sun in.',
    ]);
  });

  test('a whole paragraph grants a point, and the next one opens with the answer', () => {
    const { heard, theirs, claims } = read(
      `It is true that the open square is pleasant in spring. People meet there and children play between the stalls. Some evenings there is music.

However, the council should think of the winter, when the roof would keep the sellers dry. Nobody buys wet bread.`,
    );
    expect(heard[0]?.[1]).toMatch(/^However, the council should think/);
    expect(theirs).toHaveLength(2);
    expect(claims).not.toContain('Some evenings there is music.');
  });

  test('an example for the other side is not its answer, even with a ‘but’ in it', () => {
    const { heard } = read(
      'Some people say that the work would take too long. For instance, the station was closed for a year. My uncle wanted to sell there, but he lost all his buyers. However, a roof can be built at night.',
    );
    expect(heard[0]?.[1]).toBe('However, a roof can be built at night.');
  });

  test('‘Although these reasons are good’ answers the paragraph before', () => {
    const { heard } = read(
      `Many people believe that the money should go to the roads. The roads are full of holes. A broken axle costs a week's wages.

Although these reasons are good, I would argue that the market feeds more people than any road.`,
    );
    expect(heard[0]?.[1]).toMatch(/^Although these reasons are good/);
  });

  test('without an answer nothing says whose the next sentences are', () => {
    const { heard, theirs } = read(
      'Some people say that a roof costs too much. The steel comes from far away. Each beam weighs a ton.',
    );
    expect(heard).toEqual([['Some people say that a roof costs too much.', null]]);
    expect(theirs).toEqual([]);
  });

  test('a long stretch in the middle of a paragraph is not taken for the other side', () => {
    const { theirs } = read(
      'The market is old. Some people say that a roof costs too much. The stalls are small. The paths are wide. Fish is sold at noon. Bread is sold at six. However, rain spoils both.',
    );
    expect(theirs).toEqual([]);
  });
});

describe('a view that only the introduction names', () => {
  const intro = 'Some people think that a roof would be ugly.';
  const body =
    'Rain spoils the bread. My aunt throws away ten loaves each week. A roof would keep them dry.';

  test('stands in the graph without an answer', () => {
    const essay = readEssay(textWith(body, intro), null, { textKind: 'argument' });
    const { units, edges } = argumentOf(essay);
    const named = units.find(({ kind }) => kind === 'objection');
    expect(named?.sentence.text).toBe(intro);
    expect(edges.filter(({ to }) => to === named?.index)).toEqual([]);
  });

  test('is not counted as heard', () => {
    expect(read(body, intro).heard).toEqual([]);
  });
});

test('one paragraph of a thousand views is read', () => {
  const body = 'Some people say that a roof costs too much. '.repeat(1_000);
  expect(read(body).heard.length).toBeGreaterThan(0);
});

describe('views and answers without their usual words', () => {
  test.each([
    [
      'Some sellers fear that poor buyers would stay away. Poor buyers could come free of charge on Fridays.',
      'Some sellers fear that poor buyers would stay away.',
      'Poor buyers could come free of charge on Fridays.',
    ],
    [
      'Another objection is the cost of the glass. This cost arises only once.',
      'Another objection is the cost of the glass.',
      'This cost arises only once.',
    ],
    [
      'However, a few stalls may stand in the shade. I have to agree with this, but only in winter.',
      'However, a few stalls may stand in the shade.',
      'I have to agree with this, but only in winter.',
    ],
    [
      'A roof may drip for a year or two. That is true, but a bucket costs nothing.',
      'A roof may drip for a year or two.',
      'That is true, but a bucket costs nothing.',
    ],
    [
      'Critics object that buyers would come at night. Buyers would never have to come at night.',
      'Critics object that buyers would come at night.',
      'Buyers would never have to come at night.',
    ],
    [
      'Of course the open sky is beautiful in spring. This beauty lasts only six weeks.',
      'Of course the open sky is beautiful in spring.',
      'This beauty lasts only six weeks.',
    ],
    [
      'However, some stalls may stand in the shade. I have to admit this, but they can be lit.',
      'However, some stalls may stand in the shade.',
      'I have to admit this, but they can be lit.',
    ],
    [
      'It is true that a roof is heavy. This is a fair worry, but the pillars carry a church.',
      'It is true that a roof is heavy.',
      'This is a fair worry, but the pillars carry a church.',
    ],
  ])('a view is heard and answered: %s', (body, view, answer) => {
    expect(read(`The market needs shelter from the rain. ${body}`).heard).toEqual([[view, answer]]);
  });

  test.each([
    'The objection deserves a careful answer.',
    'These objections must be taken seriously.',
    'Not everyone likes a hall with only one door, so the market needs four.',
  ])('no view is heard in: %s', (body) => {
    expect(read(`The market needs shelter from the rain. ${body}`).heard).toEqual([]);
  });

  test.each([
    'Some sellers fear that poor buyers would stay away. Poor buyers can lose heart at such prices.',
    'Some sellers fear that poor buyers would stay away. Therefore, poor buyers do not come.',
    'Admittedly, a roof is dear. A roof can take years to pay.',
  ])('what goes on with a view does not answer it: %s', (body) => {
    expect(read(`The market needs shelter from the rain. ${body}`).heard[0]?.[1]).toBeNull();
  });

  test('a claim that is drawn after an answer rests on it', () => {
    const { under } = read(
      'Some sellers fear the dark. However, a clear roof lets the sun in. Therefore, the sellers lose no light.',
    );
    expect(under('However, a clear roof lets the sun in.')).toContain(
      'Therefore, the sellers lose no light.',
    );
  });
});
