import { describe, expect, test } from '@jest/globals';
import { findFor, readEssay } from '@argint/critique-engine';
import { SAMPLE_ESSAY, SAMPLE_QUESTION } from '@argint/testkit';
import { pageOf } from '../grounding/place-passage.ts';
import { mergeParts } from './merge-parts.ts';
import { remainingReasons } from './remaining-reasons.ts';
import { withArgument } from './with-argument.ts';
import { withDialectic } from './with-dialectic.ts';
import { withPremium } from './with-premium.ts';

const range = { start: 0, end: SAMPLE_ESSAY.length };
const model = readEssay(SAMPLE_ESSAY, SAMPLE_QUESTION);
const page = pageOf(SAMPLE_ESSAY, range.start, range.end);
const invented = { quote: 'No such words were ever written here by anybody.', line: 1 };
const real = { quote: 'Everyone wastes water when it is cheap', line: 3 };
const tally = { placed: () => undefined, judged: () => undefined };
const nothing = {
  argument: {
    plan: { textKind: 'argument' as const, thesis: '', claims: [], otherSide: '', conclusion: '' },
    candidates: [],
    remarks: [],
    strengths: [],
    thesis: { ...invented, opportunities: [], refined: [] },
    authors: [],
  },
  dialectic: { prompts: [], opportunities: [], caveats: [], synthesis: [], authors: [] },
  premium: {
    assumptions: [],
    contradictions: [],
    gaps: [],
    frameworks: [],
    comparison: { overall: '', differences: [], shortcomings: [] },
    recommendations: [],
  },
};

describe('an empty answer of the model', () => {
  test('leaves the engine’s findings unchanged', () => {
    const own = {
      argument: findFor('argument', model, range),
      dialectic: findFor('dialectic', model, range),
      premium: findFor('premium', model, range),
    };
    expect(withArgument(own.argument, nothing.argument, page, tally)).toEqual(own.argument);
    expect(withDialectic(own.dialectic, nothing.dialectic, page)).toEqual(own.dialectic);
    expect(withPremium(own.premium, nothing.premium, page)).toEqual(own.premium);
  });
});

test('praise, questions and contradictions with invented quotes are left out', () => {
  const argument = withArgument(
    findFor('argument', model, range),
    {
      ...nothing.argument,
      strengths: [
        { ...invented, text: 'Well said.' },
        { ...real, text: 'You begin with a case.' },
      ],
    },
    page,
    tally,
  );
  const praise = argument.parts.strengths?.map(({ text }) => text);
  expect(praise).not.toContain('Well said.');
  expect(praise).toContain('You begin with a case.');

  const prompt = {
    cognitiveOperation: 'Objection',
    difficulty: 'Advanced',
    disciplinaryLens: 'Economics',
    followUps: [],
  };
  const { parts } = withDialectic(
    findFor('dialectic', model, range),
    {
      ...nothing.dialectic,
      prompts: [
        { ...prompt, ...invented, basePrompt: 'About nothing?' },
        { ...prompt, ...real, basePrompt: 'Who is everyone?' },
      ],
    },
    page,
  );
  const questions = parts.dialecticalPrompts?.map(({ basePrompt }) => basePrompt);
  expect(questions?.[0]).toBe('Who is everyone?');
  expect(questions).not.toContain('About nothing?');

  const premium = withPremium(
    findFor('premium', model, range),
    {
      ...nothing.premium,
      contradictions: [
        {
          quoteA: real.quote,
          lineA: 3,
          quoteB: invented.quote,
          lineB: 1,
          resolution: 'Which?',
          exercise: 'Choose.',
        },
        {
          quoteA: real.quote,
          lineA: 3,
          quoteB: 'mended by the city rather than billed to tenants',
          lineB: 9,
          resolution: 'Who pays?',
          exercise: 'Say who pays.',
        },
      ],
    },
    page,
  );
  const pairs = premium.parts.premium?.criticalThinking.contradictions.map(({ claimB }) => claimB);
  expect(pairs).toContain('mended by the city rather than billed to tenants');
  expect(pairs).not.toContain(invented.quote);
});

test('remainingReasons keeps the reasons of fields that are still empty', () => {
  const emptyReasons = { strengths: 'none', premium: 'none', 'premium.gaps': 'x', other: 'kept' };
  const left = remainingReasons({ strengths: [], premium: { gaps: ['a'] } as never, emptyReasons });
  expect(left.emptyReasons).toEqual({ strengths: 'none', other: 'kept' });
});

test('mergeParts joins two lists in order without duplicates', () => {
  expect(mergeParts(['a', 'b'], ['b', 'c', 'd'], 3)).toEqual(['a', 'b', 'c']);
  expect(mergeParts([], undefined, 3)).toEqual([]);
});
