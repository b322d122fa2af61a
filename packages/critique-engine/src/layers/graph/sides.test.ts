import { describe, expect, test } from '@jest/globals';
import type { ReadEssay } from '../../essay.ts';
import { readEssay } from '../../read-essay.ts';
import { claimsOf } from './claims.ts';
import { argumentOf, objectionsOf } from './read-graph.ts';

const modelOf = (
  body: string,
  intro = 'Every town has a pool. I believe that the pool should stay open in winter.',
): ReadEssay =>
  readEssay(`${intro}\n\n${body}\n\nIn conclusion, the pool should stay open in winter.`, null, {
    textKind: 'argument',
  });
const heard = (essay: ReadEssay): string[] =>
  objectionsOf(essay).map(({ unit }) => unit.sentence.text);

const OWN = 'Swimmers stay healthy. They swim twice a week. They see their friends at the pool.';

describe('views against the position', () => {
  test.each([
    'One the other hand, some critics may indicate that a pool needs heating.',
    'On the one hand, the pool is always very expensive.',
    'In one hand, some people hold the view that a pool wastes gas.',
  ])('“%s” is one', (view) => {
    expect(heard(modelOf(`${OWN}\n\n${view} However, the school pays for half of it.`))).toEqual([
      view,
    ]);
  });

  test('what studies indicate is none', () =>
    expect(
      heard(
        modelOf('Some surveys indicate that swimmers see doctors less often. They sleep well.'),
      ),
    ).toEqual([]));

  test('of two views in the introduction, the one that the position shares is not against it', () => {
    const essay = modelOf(
      OWN,
      'Some people think that the pool should stay open in winter. However, others argue that it is only for summer. I believe that the pool should stay open in winter, when people need it.',
    );
    const named = argumentOf(essay).units.filter(({ kind }) => kind === 'objection');
    expect(named.map(({ sentence }) => sentence.text)).toEqual([
      'However, others argue that it is only for summer.',
    ]);
  });

  test('an example right after a view speaks for it, answered or not', () => {
    const essay = modelOf(
      `${OWN}\n\nOn the other hand, an open pool may have a negative effect on the town. For example, the library may have to close.`,
    );
    const example = argumentOf(essay).units.find(({ sentence }) =>
      sentence.text.startsWith('For example'),
    );
    expect(example?.side).toBe('against');
  });
});

test('an answer that a whole paragraph argues for is one of the writer’s claims', () => {
  const answer = 'Nevertheless, I believe that an open pool is worth its price.';
  const essay = modelOf(
    `It is true that heating costs money. A pool burns gas on every cold day.\n\n${answer} Swimmers at the pool need fewer doctors. The pool also gives work to six people.`,
  );
  expect(claimsOf(essay).map(({ claim }) => claim.text)).toContain(answer);
});

test('a reason in other words than its claim belongs to the claim of its paragraph', () => {
  const essay = modelOf(
    'A winter pool is good for pensioners. They meet their neighbours in the water. These matters have long been neglected.',
  );
  const { units, edges } = argumentOf(essay);
  const last = units.find(({ sentence }) => sentence.text.startsWith('These matters'));
  const edge = edges.find(({ from }) => from === last?.index);
  expect(units[edge?.to ?? -1]?.sentence.text).toBe('A winter pool is good for pensioners.');
});
