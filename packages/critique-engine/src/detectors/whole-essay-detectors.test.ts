import { expect, test } from '@jest/globals';
import { findArgument, readEssay } from '../index.ts';
import { inBody, remarksOf, rulesOf } from '../testing/rules-of.ts';

const general = `Clean water keeps a town well. People who drink it miss fewer days of work. Children who drink it learn more at school. A town that is well pays for its own pipes after a while, and a town that is ill pays for doctors.

Old pumps stop too often. A pump that stops leaves every street dry for days. Shops close when the street is dry. Families carry water from far away and lose the morning. Councils put off repairs because nobody counts such mornings, and so the pumps grow older still.

Rivers also bring visitors. Visitors come where water is clear, and they stay where they can swim. A river that smells sends them to another valley. Inns then close, and young people leave the town to look for work elsewhere.`;

test('an essay that ends with a new point is flagged', () => {
  const [intro = '', ...paragraphs] = inBody(general).split('\n\n');
  const open = [intro, ...paragraphs.slice(0, 2), `Moreover, ${paragraphs[2] ?? ''}`].join('\n\n');
  expect(rulesOf(open)).toContain('ending-missing');
  expect(rulesOf(`${open} To sum up, clean rivers feed their towns.`)).not.toContain(
    'ending-missing',
  );
  expect(rulesOf(`${open} I believe that rivers should be cleaned.`)).not.toContain(
    'ending-missing',
  );
  expect(rulesOf(inBody(general))).not.toContain('ending-missing');
});

test('a position stated only at the end is buried, not missing', () => {
  const essay = `Rivers are old. Towns stand along their banks.

${general}

To conclude, this is why towns should not be allowed to drain waste into rivers. Pipes are old.`;
  const critiques = remarksOf(essay);
  expect(critiques.find(({ ruleId }) => ruleId === 'thesis-buried')?.quote).toContain(
    'this is why towns should not be allowed',
  );
  expect(critiques.map(({ ruleId }) => ruleId)).not.toContain('thesis-missing');
});

test('a remark about present times is not an unmarked thesis', () => {
  const essay = `Nowadays, dams can help many towns along the rivers. Towns stand along their banks.

${general}

To conclude, I believe that towns should not be allowed to drain waste into rivers.`;
  expect(rulesOf(essay)).toContain('thesis-buried');
});

test('a missing position is not critical if the question asks only for advantages and disadvantages', () => {
  const essay = `There are several laws on rivers. In the following text the two sides are told.

${general}

Rivers run through towns. Towns grew on their banks.`;
  const severityFor = (question: string) =>
    findArgument(readEssay(essay, question)).critiques.find(
      ({ issueType }) => issueType === 'thesis',
    )?.severity;
  const balance = severityFor('Discuss the advantages and disadvantages of laws on rivers.');
  expect(balance ?? 0).toBeLessThan(4);
});

test('an essay with a counter-claim in its body is not asked for one', () => {
  const long = `${general}\n\n`;
  const heard = [
    'The counter claim of this is that pipes cost a town more than it earns.',
    'Many farmers believe wells are better, but wells run dry in August.',
  ];
  for (const told of heard)
    expect(rulesOf(inBody(`${long}${told} Pumps are old.`))).not.toContain('no-counter-argument');
  expect(rulesOf(inBody(general))).toContain('no-counter-argument');
  expect(
    rulesOf(inBody(general), 'Discuss both views on rivers and give your opinion.'),
  ).not.toContain('no-counter-argument');
});

test('an essay with a line break after every sentence is flagged once', () => {
  const rules = rulesOf(inBody(general.replaceAll('. ', '.\n\n')));
  expect(rules.filter((rule) => rule === 'one-sentence-paragraph')).toHaveLength(1);
  expect(rules).not.toContain('unsupported-claim');
});

test('labels of parts and a title with a full stop are not claims', () => {
  const model = readEssay(
    `Clean Rivers for Dry Towns.\n\nIntroduction.\n\n${inBody(general).replace('\n\n', '\n\nParagraph 1.\n\n')}`,
    null,
  );
  expect(model.thesis?.sentence.text).toContain('I believe that the river Vaal');
  expect(model.sentences[0]?.text).toContain('Rivers feed the towns');
  expect(model.sentences.map(({ text }) => text)).not.toContain('Paragraph 1.');
});

test('an essay that concedes a point in passing is not said to ignore the other side', () => {
  const text = inBody(general).replace('I believe that', 'Despite the costs, I believe that');
  const found = remarksOf(text).find(({ ruleId }) => ruleId === 'no-counter-argument');
  expect(found?.issue).toContain('the other side in passing');
});
