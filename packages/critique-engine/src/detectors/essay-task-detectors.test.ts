import { describe, expect, test } from '@jest/globals';
import { inBody, rulesOf } from '../testing/rules-of.ts';

const filler = (topic: string): string =>
  Array.from(
    { length: 4 },
    (_, i) =>
      `In ${['Parys', 'Orkney', 'Standerton', 'Villiers'][i]} the ${topic} stood still when ${['summer', 'winter', 'the floods', 'spring'][i]} came, as the engineer there told the ${['mayor', 'paper', 'school', 'bank'][i]}. Families carried ${['buckets', 'cans', 'jars', 'drums'][i]} home from a farm near the ${['mill', 'bridge', 'weir', 'church'][i]}, and ${['nurses', 'teachers', 'drivers', 'monks'][i]} counted them.`,
  ).join('\n\n');

describe('directive-unmet', () => {
  const cases: [question: string, does: string][] = [
    [
      'Compare the towns of Parys and Orkney.',
      'Whereas Parys has two plants, Orkney has one. Both drink from one river. Unlike Orkney, Parys meters its water.',
    ],
    [
      'Discuss both views on metering and give your own opinion.',
      'Some people hold that meters are fair. Others argue that they punish the poor. Both views have reasons.',
    ],
    [
      'Evaluate the plan of the council.',
      'The plan is effective in summer. However, it failed in winter, and its weakness is money.',
    ],
    [
      'To what extent is the council to blame?',
      'The council is largely to blame, and only for its own plant.',
    ],
    [
      'What measures could towns take against sewage?',
      'Towns should mend pipes first. A second step could be to tax what is discharged.',
    ],
  ];
  const bare = inBody(filler('pump'))
    .replace(
      'I believe that the river Vaal should be cleaned, because towns drink from it.',
      'I believe that the river Vaal is dirty.',
    )
    .replace(/In conclusion[^]*$/, 'The river Vaal is dirty. Its towns drink from it.');

  test.each(cases)(
    'flags an essay that does not do what the question asks: %s',
    (question, does) => {
      expect(rulesOf(bare, question)).toContain('directive-unmet');
      expect(
        rulesOf(bare.replace(filler('pump'), `${filler('pump')}\n\n${does}`), question),
      ).not.toContain('directive-unmet');
    },
  );
  test('flags nothing without a question', () => {
    expect(rulesOf(bare)).not.toContain('directive-unmet');
    expect(rulesOf(bare, 'Rivers of the Free State')).not.toContain('directive-unmet');
  });
});

test('a critique of a contradiction quotes both statements', () => {
  expect(
    rulesOf(
      inBody(
        'Tap water is safe. The clinic knows it.\n\nTap water is dangerous. Children fall ill.',
      ),
    ),
  ).toContain('contradiction');
  expect(
    rulesOf(
      inBody(
        'Tap water is safe. The clinic knows it.\n\nWell water is dangerous. Children fall ill.',
      ),
    ),
  ).not.toContain('contradiction');
});
test('a disputed term without a definition is flagged', () => {
  const using = (explained: string): string =>
    `Towns along the Vaal speak of their river. I believe that justice needs a clean river. ${explained}\n\n${filler('pump')}\n\nA court of the province spoke of justice in 2014. Justice takes time there, and the towns know it.\n\nA mayor wrote that justice had failed Parys. Her letter asked for justice again.\n\nIn conclusion, justice needs a clean river. Anglers on the lower bank have gone elsewhere, and the hotel whose rooms looked over the water sold its beds at an auction last March. What is left are a shop for bait, two benches and a sign that nobody reads, since its paint came off in the hail of 2019. Farther down, where the old ferry crossed, a school has begun to test samples every Friday with a kit that a chemist in Bloemfontein gave to it.`;
  expect(rulesOf(using('Towns drink from it.'))).toContain('undefined-term');
  expect(
    rulesOf(using('By justice I mean that nobody pays for the waste of others.')),
  ).not.toContain('undefined-term');
  // Private is no privacy, though the two share a stem.
  const cousins = using('Towns drink from it.').replaceAll(/justice/gi, 'private wells');
  expect(rulesOf(cousins)).not.toContain('undefined-term');
});

describe('a thesis', () => {
  const essay = (intro: string): string =>
    `${intro}\n\n${filler('pump')}\n\nThe river ran on. Boats lay along its banks in the evening light.`;
  test('that is a question is flagged', () => {
    expect(rulesOf(essay('Rivers feed their towns. Who owns the water of the Vaal?'))).toContain(
      'thesis-question',
    );
  });
  test('that is a fact is flagged', () => {
    expect(
      rulesOf(essay('Rivers feed their towns. The Vaal was dammed in 1938 near Deneysville.')),
    ).toContain('thesis-fact');
  });
  test('that makes two claims is flagged, and one with several reasons is not', () => {
    expect(
      rulesOf(
        essay(
          'I believe that the river Vaal should be cleaned. In my opinion, schools must teach swimming to every child.',
        ),
      ),
    ).toContain('thesis-several');
    expect(
      rulesOf(
        essay(
          'I believe that the river Vaal should be cleaned. In my opinion, a clean river must come before new roads.',
        ),
      ),
    ).not.toContain('thesis-several');
  });
});

test('a reference that the text never cites is flagged', () => {
  const list =
    '\n\nReferences\n\nDube, T. 2018. Pumps. Durban: Spring.\n\nNkosi, S. 2014. Rivers. Durban: Spring.';
  const body = 'The plant is too small (Dube, 2018). It was built for half the town.';
  expect(rulesOf(`${inBody(body)}${list}`)).toContain('entry-not-cited');
  expect(rulesOf(`${inBody(`${body} Nkosi (2014) says so too.`)}${list}`)).not.toContain(
    'entry-not-cited',
  );
});
