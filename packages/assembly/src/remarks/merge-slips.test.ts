import { describe, expect, test } from '@jest/globals';
import type { Remark } from './remark.ts';
import { makeCritique } from '../testing/make-critique.ts';
import { mergeSlips } from './merge-slips.ts';
import { selectCritiques } from './select-critiques.ts';

const text = 'I recieve it.\nYou recieve it.\nWe send it.\nThey Recieve it.';
const places = [...text.matchAll(/recieve/gi)].map(({ index }) => index);
const slip = (start: number, over: Partial<Remark> = {}) =>
  makeCritique(
    {
      ruleId: 'grammar-spelling',
      issueType: 'grammar',
      issue: '“recieve” should be “receive”.',
      at: { start, end: start + 7 },
      ...over,
    },
    text,
  );
const slips = places.map((start) => slip(start));

describe('repeated slips', () => {
  test('of the same wrong word are one remark with all its places', () => {
    const [one, ...others] = mergeSlips(slips);
    expect(others).toEqual([]);
    expect(one).toMatchObject({ id: slips[0]?.id, start: places[0], lineNumber: 1 });
    expect(one?.related).toEqual([
      { start: places[1], end: places[1]! + 7, lineNumber: 2 },
      { start: places[2], end: places[2]! + 7, lineNumber: 4 },
    ]);
    expect(one?.issue).toBe(
      '“recieve” should be “receive”. You do this three times, in lines 1, 2 and 4.',
    );
  });

  test('that two readers found at one place are one remark in the words of the first', () => {
    const [one] = slips;
    if (!one) throw new Error('no slip');
    expect(mergeSlips([one, { ...one, id: `${one.id}-again` }])).toEqual([one]);
  });

  test.each([
    ['of one class with one explanation are one remark', 'One rule explains both.', 1],
    ['of one class with other explanations stay apart', 'Another rule explains this.', 2],
  ])('%s', (_name, reasoning, expected) => {
    const verbs = mergeSlips([
      slip(0, {
        ruleId: 'grammar-did-form',
        slip: 'verb-form',
        reasoning: 'One rule explains both.',
      }),
      slip(places[1]!, { ruleId: 'grammar-modal-form', slip: 'verb-form', reasoning }),
    ]);
    expect(verbs).toHaveLength(expected);
  });

  test('of one rule are one remark, whatever each of them explains', () => {
    const verbs = ['he', 'she'].map((word, i) =>
      slip(places[i]!, {
        ruleId: 'grammar-did-form',
        slip: 'verb-form',
        reasoning: `With “${word}”.`,
      }),
    );
    expect(mergeSlips(verbs)).toHaveLength(1);
  });

  test('with another explanation, of another rule or about the thinking stay apart', () => {
    const others = [
      slip(0, { at: { start: 0, end: 3 }, reasoning: 'Another rule explains this.' }),
      ...slips.slice(0, 1),
      slip(places[1]!, { ruleId: 'other' }),
      ...places.map((start) => slip(start, { issueType: 'argument', ruleId: 'claim' })),
    ];
    expect(mergeSlips(others)).toEqual(others);
  });

  test('leave room for other remarks of the same rule', () => {
    const many = Array.from({ length: 8 }, (_, i) =>
      slip(i, { at: { start: i, end: i + 1 }, reasoning: `Explanation ${i}.` }),
    );
    const result = selectCritiques([...slips, ...many], 400);
    expect(result.filter(({ related }) => related !== undefined)).toHaveLength(1);
    expect(result).toHaveLength(3);
  });

  test('in many lines name the first ones', () => {
    const long = 'go on\n'.repeat(60);
    const all = Array.from({ length: 60 }, (_, i) =>
      makeCritique({ ruleId: 'x', issueType: 'style', at: { start: i * 6, end: i * 6 + 2 } }, long),
    );
    const [one] = mergeSlips(all);
    expect(one?.issue).toBe('i You do this 60 times, in lines 1, 2, 3, 4, 5, 6 and others.');
    expect(one?.related).toHaveLength(40);
  });
});

test('a habit of wording names other words of the same kind', () => {
  const essay = 'In a nutshell it works. Last but not least it is cheap. It is food for thought.';
  const phrases = ['In a nutshell', 'Last but not least', 'food for thought'].map((quote) =>
    makeCritique(
      {
        ruleId: 'cliche',
        issueType: 'style',
        issue: `“${quote}” would fit any essay.`,
        at: { start: essay.indexOf(quote), end: essay.indexOf(quote) + quote.length },
      },
      essay,
    ),
  );
  expect(mergeSlips(phrases).map(({ issue }) => issue)).toEqual([
    '“In a nutshell” would fit any essay. You do this three times, in line 1, also with “Last but not least” and “food for thought”.',
  ]);
});

test('figures without a source are one remark with all their places', () => {
  const essay = 'It fell by 40%. Then it rose by 30%.';
  const figures = ['40%', '30%'].map((quote) =>
    makeCritique(
      {
        ruleId: 'statistic-without-source',
        issueType: 'source',
        at: { start: essay.indexOf(quote), end: essay.indexOf(quote) + quote.length },
      },
      essay,
    ),
  );
  expect(mergeSlips(figures).map(({ related }) => related?.length)).toEqual([1]);
});
