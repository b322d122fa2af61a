import { describe, expect, test } from '@jest/globals';
import type { IssueType } from '@argint/contracts';
import { judgeCriteria } from './judge-criteria.ts';

const critique = (id: string, issueType: IssueType, ruleId = 'rule') => ({ id, issueType, ruleId });
const all = [
  critique('r', 'relevance'),
  critique('t', 'thesis'),
  critique('a', 'argument'),
  critique('s', 'source'),
  critique('y', 'style'),
  critique('g', 'grammar'),
  critique('m', 'style', 'endless-paragraph'),
  critique('c', 'argument', 'no-counter-argument'),
  critique('w', 'style', 'model-weak-link'),
];
const judged = (line: string) => {
  const [one] = judgeCriteria(line, all).criteria;
  return one && { scores: one.scores, critiques: one.critiqueIds.join(''), not: one.notJudged };
};

describe('judgeCriteria', () => {
  test.each([
    ['Relevance to the question', ['relevance'], 'r'],
    ['Answers the set question fully', ['relevance'], 'r'],
    ['Clear thesis statement', ['thesis'], 't'],
    ['Quality of argument', ['argument'], 'ac'],
    ['Critical thinking', ['argument'], 'ac'],
    ['Analysis', ['argument'], 'ac'],
    ['Counter-arguments are considered', ['argument'], 'c'],
    ['Structure and organisation', ['structure'], 'mw'],
    ['Logical flow between paragraphs', ['structure'], 'mw'],
    ['Introduction and conclusion', ['structure'], 'mw'],
    ['Use of evidence', ['sources'], 's'],
    ['Citations and bibliography', ['sources'], 's'],
    ['Grammar, spelling and punctuation', ['language'], 'g'],
    ['Sentence structure', ['language'], 'ymw'],
    ['Academic style', ['language'], 'ymw'],
    ['Language', ['language'], 'ygmw'],
    ['Overall impression', ['overall'], ''],
  ])('%s', (line, scores, critiques) => {
    expect(judged(line)).toEqual({ scores, critiques, not: null });
  });

  test('a criterion of two things gets what bears on both', () => {
    expect(judged('Argument and structure')).toEqual({
      scores: ['argument', 'structure'],
      critiques: 'amcw',
      not: null,
    });
  });

  test.each([
    ['Originality', 'originality and insight'],
    ['Knowledge and understanding of the topic', 'how well you know the subject'],
    ['Layout', 'layout and presentation'],
    ['Word count: 1500', 'whether the set length is kept'],
  ])('%s is not judged, and the reason says what', (line, what) => {
    expect(judged(line)).toEqual({
      scores: [],
      critiques: '',
      not: `This engine cannot judge ${what}.`,
    });
  });

  test.each(['Depth', 'Ideas', 'Wow factor', 'Ubuntu', 'Der Stil ist gut', '好'])(
    '“%s” has no word we know, so nothing is guessed',
    (line) => {
      expect(judged(line)).toEqual({
        scores: [],
        critiques: '',
        not: 'This engine cannot judge this.',
      });
    },
  );

  test('what is judged in part says what is not', () => {
    expect(judged('Sources in Harvard referencing style')).toEqual({
      scores: ['sources'],
      critiques: 's',
      not: 'This engine cannot judge whether a citation style is followed.',
    });
  });

  test('the name before a colon decides, and what describes it does not', () => {
    expect(judged('Structure: the argument is supported by sources')?.scores).toEqual([
      'structure',
    ]);
    expect(judged('Excellent: the argument is clear')?.scores).toEqual(['argument']);
  });
});
