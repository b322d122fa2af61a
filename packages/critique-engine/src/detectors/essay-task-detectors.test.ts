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

describe('a thesis', () => {
  const essay = (intro: string): string =>
    `${intro}\n\n${filler('pump')}\n\nThe river ran on. Boats lay along its banks in the evening light.`;
  test('that is a question is flagged', () => {
    expect(rulesOf(essay('Rivers feed their towns. Who owns the water of the Vaal?'))).toContain(
      'thesis-question',
    );
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
