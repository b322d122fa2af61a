import { beforeAll, describe, expect, test } from '@jest/globals';
import { lineCritiqueSchema } from '@argint/contracts';
import { grammarIssues } from '../grammar-rules/grammar-issues.ts';
import { findLines, readEssay } from '../index.ts';
import { findGrammar } from './find-grammar.ts';
import { createGrammar } from './index.ts';
import type { Grammar } from './index.ts';

const text = `Rivers 🐟 feed the goverment. Ubuntu and load-shedding are matric subjects in isiZulu.

“Their is a problm,” said Thandi. He have a libary with a colour of its own, and a color too.

The river is wide here, and the people of the town walk along it in the evening when the work of the day is done and the heat has gone.

References

Nkosi, T. 2014. Teh rivver.`;
const quoted = (critiques: { quote: string | null }[]): (string | null)[] =>
  critiques.map((c) => c.quote);

const BY_DICTIONARY = new Set(['grammar-spell-check', 'grammar-one-word-or-two']);

describe('findGrammar with the spelling check', () => {
  let grammar: Grammar;
  beforeAll(async () => {
    grammar = await createGrammar();
  }, 60_000);
  const findIn = async (words: string) => {
    const essay = readEssay(words, null);
    const range = { start: 0, end: words.length };
    const misspelt = findLines(essay, range).filter(({ ruleId }) => BY_DICTIONARY.has(ruleId));
    return [...(await findGrammar(grammar, essay, range)), ...misspelt].toSorted(
      (a, b) => (a.start ?? 0) - (b.start ?? 0),
    );
  };
  /** What is found where words stand before the usual text. */
  const findBehind = (words: string) => findIn(text.replace('Rivers', `${words} Rivers`));

  test('marks issues at their words, and ignores names, quotations, references, South African words and dialect', async () => {
    const found = await findIn(text);
    expect(quoted(found)).toEqual(['goverment', 'have', 'libary']);
    for (const critique of found) {
      lineCritiqueSchema.parse(critique);
      expect(text.slice(critique.start ?? 0, critique.end ?? 0)).toBe(critique.quote);
    }
  });

  test.each([
    ['Both slopes lie on one mudstone shelf, which the winter rain had opened.', 'no correction'],
    ['She was in the 11thgrade when the river rose.', 'a part of what is written together'],
  ])('a word that no dictionary has is left alone: “%s” (%s)', async (essay) =>
    expect(quoted(await findIn(essay))).toEqual([]),
  );

  test('a verb behind “to” gets the plain form that the lexicon has', async () => {
    const found = await findIn(
      'With some help they are available to passed the test of the river school.',
    );
    expect(found.map(({ replacement }) => replacement)).toEqual(['to pass']);
  });

  test('a misspelt word behind the wrong article is marked, and the article waits', async () => {
    const words = 'The old town has a ilustration of its river, which a child drew in the summer.';
    const essay = readEssay(words, null);
    expect(quoted(await findIn(words))).toEqual(['ilustration']);
    expect(essay.prose.flatMap((paragraph) => grammarIssues(paragraph, essay))).toEqual([]);
  });

  test.each([
    'Thato came late.',
    'Sipho’s mother sang.',
    'Kagiso read aloud.',
    'Zama zama miners were trapped.',
    'The zama zamas and their piri piri sauce were famous.',
    'What the matter is is a secret.',
    'Where she was was unknown.',
    'Lest he forget, we wrote it down.',
    'They hid it lest she find it.',
    'This is another’s work.',
    'She leant on the gate.',
    'THE UNITED NATIONS MET IN SOUTH AFRICA.',
  ])('leaves “%s” alone', async (words) => {
    expect(quoted(await findBehind(words))).toEqual(['goverment', 'have', 'libary']);
  });

  test.each([
    'Rules that keep people awake are more obsessing than being fined once.',
    'The damages caused by it are large, and the town pays for them.',
    'I write to you Mr. Dlamini because the bridge is closed.',
  ])('the checker is not followed where it does not know a construction: %s', async (right) =>
    expect(quoted(await findIn(right))).toEqual([]),
  );

  test('returns the same for disjoint ranges as for one range', async () => {
    const essay = readEssay(text, null);
    const parts = await Promise.all([
      findGrammar(grammar, essay, { start: 0, end: 20 }),
      findGrammar(grammar, essay, { start: 20, end: text.length }),
    ]);
    expect(quoted(parts.flat())).toEqual(['have']);
  });

  test('accepts “there is news”, “had had”, “the families there”, “everyday lives” and a doubled name', async () => {
    const found = await findBehind(
      'There was news about it, and there was politics in it. He had had enough. The families there live well, and the school’s aims differ. They took their everyday lives with them, and met Lang Lang.',
    );
    expect(quoted(found)).toEqual(['goverment', 'have', 'libary']);
  });

  test('accepts “noise damages the ear”, the damages of a court and “what you yourself choose”', async () => {
    const found = await findBehind(
      'Noise damages the hearing of workers, and the court awarded damages to one of them. You can only do what you yourself choose.',
    );
    expect(quoted(found)).toEqual(['goverment', 'have', 'libary']);
  });

  test('does not correct a term of the writer’s or the name of a country', async () => {
    const found = await findBehind(
      'They eat zanto in Turkey, and zanto is cheap. They pay alot for it, and alot is lost.',
    );
    const words = found.map((c) => c.quote);
    expect(words).not.toContain('zanto');
    expect(words).not.toContain('Turkey');
    expect(words).toContain('alot');
  });

  test('finds a misspelt word in a very long sentence', async () => {
    const essay = `${'The people of the town walk along the river and '.repeat(8)}talk about the goverment.`;
    const found = await findIn(essay);
    expect(found.map((c) => c.quote)).toContain('goverment');
  });

  test('does not flag “some 300 people”', async () => {
    const found = await findBehind('In that year some 330 000 people left.');
    expect(found.filter((c) => c.quote?.startsWith('some'))).toEqual([]);
  });

  test('does not call names or isiXhosa and isiZulu words misspelt, whatever they resemble', async () => {
    const essay = `Sibongakhanye walks to the river in the morning. People of the amaMpondo came to the bank and danced the toyi-toyi there, and umakhelwane brought tea. In Brontzky we met Vlissing again. Hertzwig (2011) writes about it. Grobbelink and his sons were there too, as Tabbott said. Tabbott was never wrong about the water of the town. The statment of Mqhayise was short.

The goverment heard of it. Enviroment was the only word on its poster, and the peple read it.

References

Vlissing, P. 2011. Rivers. Durban: Spring.`;
    const found = await findIn(essay);
    expect(found.filter((c) => c.quote === 'toyi')).toEqual([]);
    expect(found.filter((c) => c.issue.includes('spelling')).map((c) => c.quote)).toEqual([
      'statment',
      'goverment',
      'Enviroment',
      'peple',
    ]);
  });
});
