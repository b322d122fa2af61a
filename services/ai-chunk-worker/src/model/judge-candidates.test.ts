import { describe, expect, test } from '@jest/globals';
import { findFor, readEssay } from '@argint/critique-engine';
import { SAMPLE_ESSAY, SAMPLE_QUESTION } from '@argint/testkit';
import {
  candidatesOf,
  candidateWords,
  judgeCandidates,
  type Judgement,
} from './judge-candidates.ts';

const model = readEssay(SAMPLE_ESSAY, SAMPLE_QUESTION);
const { critiques } = findFor('lines', model, { start: 0, end: SAMPLE_ESSAY.length });
const all = (verdict: Judgement['verdict']): Judgement[] =>
  critiques.map((_, i) => ({ candidate: i + 1, verdict }));
const judge = (judgements: readonly Judgement[], of = critiques) => {
  const counts: string[] = [];
  return { counts, left: judgeCandidates(of, judgements, (judged) => counts.push(judged)) };
};

describe('the engine’s critiques as candidates', () => {
  test('are numbered, each with its line, rule, words and issue', () => {
    const words = candidateWords(critiques)?.split('\n') ?? [];
    expect(words).toHaveLength(critiques.length);
    const [first] = critiques;
    expect(words[0]).toMatch(new RegExp(`^1\\. line ${first?.lineNumber}, ${first?.ruleId} on “`));
    expect(candidateWords([])).toBeNull();
  });

  test('are at most forty, the most worthwhile ones', () => {
    const many = Array.from({ length: 60 }, (_, i) => ({
      ...critiques[0]!,
      id: `c${i}`,
      confidence: i / 60,
    }));
    expect(candidatesOf(many).map(({ id }) => id)).toEqual(many.slice(20).map(({ id }) => id));
  });

  test('a false one goes, a trivial one becomes a suggestion, a true one gains confidence', () => {
    const { left, counts } = judge([
      { candidate: 1, verdict: 'false' },
      { candidate: 2, verdict: 'trivial' },
      { candidate: 3, verdict: 'true' },
    ]);
    expect(left.map(({ id }) => id)).toEqual(critiques.slice(1).map(({ id }) => id));
    expect(left[0]).toMatchObject({ severity: 1, severityLevel: 'LOW' });
    expect(left[1]?.confidence).toBeGreaterThanOrEqual(0.85);
    expect(left.slice(2)).toEqual(critiques.slice(3));
    expect(counts).toEqual(['false', 'trivial', 'true']);
  });

  test('none goes when all are called false, as an essay may have asked for', () => {
    const { left, counts } = judge(all('false'));
    expect(left).toEqual(critiques);
    expect(new Set(counts)).toEqual(new Set(['kept']));
  });

  test('at most half go, the least worthwhile ones', () => {
    const { left } = judge(all('false').slice(1));
    expect(left).toHaveLength(critiques.length - Math.floor(critiques.length / 2));
    const worth = ({ severity, confidence }: (typeof critiques)[number]) => severity * confidence;
    const gone = critiques.filter((critique) => !left.includes(critique));
    const stayed = left.filter((critique) => critique !== critiques[0]);
    expect(Math.max(...gone.map(worth))).toBeLessThanOrEqual(Math.min(...stayed.map(worth)));
  });

  test('judgements of candidates that do not exist, and second thoughts, change nothing', () => {
    const { left } = judge([
      { candidate: 0, verdict: 'false' },
      { candidate: 999, verdict: 'false' },
      { candidate: 1, verdict: 'true' },
      { candidate: 1, verdict: 'false' },
    ]);
    expect(left.map(({ id }) => id)).toEqual(critiques.map(({ id }) => id));
  });
});
