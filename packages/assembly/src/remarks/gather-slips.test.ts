import { describe, expect, test } from '@jest/globals';
import { makeCritique } from '../testing/make-critique.ts';
import { gatherSlips } from './gather-slips.ts';
import { plainFixes } from './plain-fixes.ts';
import { selectCritiques } from './select-critiques.ts';

const text = `i like the the sea. we cant swim alot ,but i recieve a freind there.
it was fun, it was warm. My sisters boat has lost its mast.`;

/** A slip at the words, found by a rule. */
const slip = (rule: string, words: string, replacement: string, from = 0) => {
  const start = text.indexOf(words, from);
  return makeCritique(
    {
      ruleId: rule,
      issueType: 'grammar',
      confidence: 0.75,
      issue: `“${words}” should be “${replacement}”.`,
      at: { start, end: start + words.length },
      replacement,
    },
    text,
  );
};

const TYPED = [
  slip('grammar-small-i', 'i', 'I'),
  { ...slip('grammar-doubled-word', 'the the', 'the'), slip: 'doubled-word' },
  slip('grammar-sentence-capital', 'we', 'We'),
  slip('grammar-missing-apostrophe', 'cant', "can't"),
  slip('grammar-alot', 'alot', 'a lot'),
  slip('grammar-small-i', 'i', 'I', 48),
];

describe('slips of typing', () => {
  test('are one remark with counts, corrections and all places', () => {
    const [one, ...others] = gatherSlips(TYPED);
    expect(others).toEqual([]);
    expect(one).toMatchObject({
      id: TYPED[0]?.id,
      ruleId: 'typing-slips',
      replacement: 'I',
      issue:
        'Your text has 6 small slips, in line 1: 2 small “i”s, 1 wrong or missing capital, 1 missing apostrophe, 1 doubled word and 1 word wrongly joined or parted.',
      fix: "Write “I” for “i”, “the” for “the the”, “We” for “we”, “can't” for “cant” and “a lot” for “alot”.",
    });
    expect(one?.suggestion).toBe(one?.fix);
    expect(
      one?.related?.map(({ start, end, replacement }) => [text.slice(start, end), replacement]),
    ).toEqual(TYPED.slice(1).map(({ quote, replacement }) => [quote, replacement]));
  });

  test('weigh little, and more where there are many', () => {
    expect(gatherSlips(TYPED.slice(0, 4))[0]?.severity).toBe(1);
    expect(gatherSlips(TYPED)[0]?.severity).toBe(2);
  });

  test('of one kind keep the words of that kind', () => {
    const [one] = gatherSlips(TYPED.filter(({ ruleId }) => ruleId === 'grammar-small-i'));
    expect(one?.issue).toBe('“i” should be “I”. You do this twice, in line 1.');
  });

  test('are no slips of grammar that leave the letters as they are', () => {
    const others = [
      slip('grammar-comma-splice', 'fun, it', 'fun. It'),
      slip('grammar-persons-thing', 'sisters boat', 'sister’s boat'),
      { ...slip('grammar-its-it-is', 'its', 'it’s'), slip: 'its-it-is' },
    ];
    expect(gatherSlips(others)).toEqual(others);
  });

  test('leave out one wrong space, unless it has been shown', () => {
    const space = slip('grammar-space-before-comma', 'alot ,but', 'alot, but');
    expect(gatherSlips([space])).toEqual([]);
    expect(gatherSlips([space], [space])).toHaveLength(1);
    expect(gatherSlips([0, 1, 2].map((n) => ({ ...space, id: `space-${n}` })))).toHaveLength(1);
  });
});

describe('misspelt words', () => {
  const words = [
    slip('grammar-spell-check', 'freind', 'friend'),
    slip('grammar-spell-check', 'recieve', 'receive'),
  ];

  test('whose correction is a guess are to be looked up', () => {
    const [one] = gatherSlips([
      slip('grammar-spell-check', 'recieve', 'receive'),
      { ...slip('grammar-spell-check', 'freind', 'friend'), confidence: 0.6 },
      { ...slip('grammar-spell-check', 'alot', 'a lot'), confidence: 0.65 },
    ]);
    expect(one?.fix).toBe(
      'Write “receive” for “recieve”. Look up “alot” (perhaps “a lot”) and “freind” in a dictionary.',
    );
  });

  test('are one remark with all words, places and corrections', () => {
    const [one, ...others] = gatherSlips(words);
    expect(others).toEqual([]);
    expect(one).toMatchObject({
      ruleId: 'misspellings',
      quote: 'recieve',
      severity: 2,
      issue: '2 words are misspelt, in line 1: “recieve” and “freind”.',
      fix: 'Write “receive” for “recieve” and “friend” for “freind”.',
    });
    expect(one?.related).toMatchObject([{ replacement: 'friend' }]);
  });

  test('weigh more where a reader has to guess many', () => {
    const many = 'a b c d e f'.split(' ').map((quote) => ({ ...words[0]!, id: quote, quote }));
    expect(gatherSlips(many)[0]?.severity).toBe(3);
  });

  test('and slips of typing are one remark in the result, with the fix for all of them', () => {
    const shown = selectCritiques([...TYPED, ...words], 100);
    expect(shown).toMatchObject([
      {
        ruleId: 'misspellings',
        severity: 2,
        issue:
          'Your text has 7 small slips, in line 1: 2 misspelt words, 1 small “i”, 1 wrong or missing capital, 1 missing apostrophe, 1 doubled word and 1 word wrongly joined or parted.',
      },
    ]);
    expect(plainFixes(shown, [{ start: 0, end: text.length }])).toEqual(shown);
  });

  test('that are one word, found by two rules, keep the words of that slip', () => {
    const [first] = words;
    const again = { ...first!, id: 'again', ruleId: 'model-slip-spelling', start: 90, end: 96 };
    const [one, ...others] = gatherSlips([first!, again]);
    expect(others).toEqual([]);
    expect(one).toMatchObject({ ruleId: 'misspellings' });
    expect(one?.issue).toMatch(/^“freind” should be “friend”\. You do this twice, /);
  });

  test('leave the remark one on typing where only one word is misspelt', () => {
    const [one, ...others] = gatherSlips([...TYPED, ...words.slice(0, 1)]);
    expect(others).toEqual([]);
    expect(one).toMatchObject({ ruleId: 'typing-slips', severity: 2 });
  });
});
