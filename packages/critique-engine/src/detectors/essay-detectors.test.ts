import { expect, test } from '@jest/globals';
import { inBody, rulesOf } from '../testing/rules-of.ts';

const body =
  'The plant is too small for the town. It was built for half of it, and the town has grown.';
/** Paragraphs that differ, so that the text does not count as one wording repeated. */
const varied = (count: number): string =>
  Array.from({ length: count }, (_, i) => {
    const [town, work, season] = [
      ['Parys', 'pump', 'summer'],
      ['Sasolburg', 'pipe', 'spring'],
      ['Vereeniging', 'filter', 'winter'],
      ['Standerton', 'tank', 'autumn'],
      ['Orkney', 'valve', 'the dry months'],
      ['Christiana', 'drain', 'the floods'],
    ][i % 6] as [string, string, string];
    return `A ${work} in ${town} broke when ${season} came, as the engineer there wrote to the council. Mending one ${work} costs ${town} what ${i + 2} teachers earn, and nobody had put the money aside. Families near ${town} carried buckets home from a farm instead.`;
  }).join('\n\n');

const around = (intro: string, end: string): string => `${intro}\n\n${body}\n\n${body}\n\n${end}`;
const END = 'In conclusion, the river should be cleaned. Its towns drink from it and have waited.';

test('thesis-missing flags an essay without a position, and no essay with one', () => {
  expect(
    rulesOf(
      around('Rivers are old. Towns were built on them.', 'The end came soon. Water ran on.'),
    ),
  ).toContain('thesis-missing');
  expect(rulesOf(inBody(body))).not.toContain('thesis-missing');
});
test('a position that first appears in the conclusion gets thesis-buried', () => {
  expect(
    rulesOf(
      around(
        'Rivers are old. Towns were built on them.',
        'In my opinion the river should be cleaned. Towns drink from it.',
      ),
    ),
  ).toContain('thesis-buried');
  expect(
    rulesOf(around('Rivers are old. In my opinion the river should be cleaned.', END)),
  ).not.toContain('thesis-buried');
});
test('an announcement that tells the position is one', () =>
  expect(
    rulesOf(
      around('Rivers are old. This essay will show why the river Vaal should be cleaned.', END),
    ),
  ).not.toContain('thesis-announced'));
test('an announcement is not a thesis', () => {
  expect(rulesOf(around('Rivers are old. This essay will discuss the river Vaal.', END))).toContain(
    'thesis-announced',
  );
  expect(
    rulesOf(
      around('Rivers are old. This essay argues that the river Vaal should be cleaned.', END),
    ),
  ).not.toContain('thesis-announced');
});
test('a conclusion that changes the subject is flagged', () => {
  const intro = 'Rivers are old. I believe that the river Vaal should be cleaned.';
  expect(
    rulesOf(
      around(
        intro,
        'In conclusion, tourism needs good roads, and hotels would gain from an airport. Guests from abroad like beaches, golf courses and quiet evenings.',
      ),
    ),
  ).toContain('conclusion-drifts');
  expect(rulesOf(around(intro, END)).filter((r) => r.startsWith('conclusion'))).toEqual([]);
});
test('a long essay without a counter-claim is flagged', () => {
  const long = varied(4);
  expect(rulesOf(inBody(long))).toContain('no-counter-argument');
  expect(
    rulesOf(
      inBody(
        `${long}\n\nCritics say that it costs too much. The plant pays for itself in ten years.`,
      ),
    ),
  ).not.toContain('no-counter-argument');
});
test('a paragraph from elsewhere is flagged', () => {
  const question = 'Should solar panels replace coal in rural clinics of Limpopo?';
  const long = varied(4);
  const foreign =
    'Violins crack along the belly in heated rooms. A maker from Cremona keeps wet sponges inside every case, tunes slowly and never trusts a radiator. Bows lose their hair in January.';
  expect(rulesOf(inBody(`${varied(5)}\n\n${foreign}`), question)).toContain(
    'paragraph-off-question',
  );
  const rules = rulesOf(
    inBody(long),
    'Should the council pay an engineer for each river town, so that families can drink?',
  );
  expect(rules).not.toContain('paragraph-off-question');
});
test('citations and the list of references must agree', () => {
  const cited = inBody(`${body} Pumps fail (Dube, 2018).`);
  expect(rulesOf(cited)).toContain('reference-list-missing');
  expect(rulesOf(`${cited}\n\nReferences\n\nNkosi, T. 2014. Rivers. Durban: Spring.`)).toContain(
    'citation-not-listed',
  );
  const listed = rulesOf(`${cited}\n\nReferences\n\nDube, T. 2018. Pumps. Durban: Spring.`);
  expect(listed).not.toContain('citation-not-listed');
  expect(listed).not.toContain('reference-list-missing');
});
