import { beforeAll, describe, expect, test } from '@jest/globals';
import type { AnalysisResult } from '@argint/contracts';
import { countWords } from '@argint/text-analysis';
import { analyse } from '../cli/analyse.ts';
import { readBank } from '../testing/bank/read-bank.ts';
import { TRAIN_ESSAY, TRAIN_QUESTION } from '../testing/essays.ts';
import { phraseOf } from './phrase-of.ts';
import { teacherComment } from './teacher-comment.ts';

const commentOn = ({ overallVerdict }: AnalysisResult): string => overallVerdict?.comment ?? '';
const quotesIn = (comment: string): string[] =>
  [...comment.matchAll(/“([^”]+)”/g)].map(([, quote = '']) => quote);

describe('the comment under an essay', () => {
  const texts = readBank()
    .genres.filter(({ split }) => split === 'train')
    .map(({ text }) => text)
    .slice(0, 40);
  let comments: { text: string; comment: string }[];
  beforeAll(async () => {
    const results = await Promise.all(texts.map((text) => analyse(text, null, 'simple')));
    comments = results.map((result, i) => ({ text: texts[i] ?? '', comment: commentOn(result) }));
  });

  test('has 60 to 120 words, whatever the kind of text', () => {
    for (const { comment } of comments) {
      expect(countWords(comment)).toBeGreaterThanOrEqual(60);
      expect(countWords(comment)).toBeLessThanOrEqual(120);
    }
  });

  test('quotes the essay exactly, in whole phrases, and tells no scores', () => {
    for (const { text, comment } of comments) {
      expect(quotesIn(comment).filter((quote) => !text.includes(quote))).toEqual([]);
      expect(comment).not.toMatch(/…|of 100|\/100|undefined|null/);
    }
  });

  test('does not begin alike for more than a few of forty texts', () => {
    const openings = Map.groupBy(comments, ({ comment }) =>
      comment
        .replace(/“[^”]*”/g, '')
        .split(' ')
        .slice(0, 3)
        .join(' '),
    );
    expect(openings.size).toBeGreaterThanOrEqual(10);
    expect(Math.max(...[...openings.values()].map(({ length }) => length))).toBeLessThanOrEqual(10);
    expect(new Set(comments.map(({ comment }) => comment)).size).toBe(comments.length);
  });
});

describe('the comment', () => {
  test('on an argument names its thesis, what works and one change', async () => {
    const comment = commentOn(await analyse(TRAIN_ESSAY, TRAIN_QUESTION, 'comprehensive'));
    expect(quotesIn(comment).length).toBeGreaterThan(0);
    expect(comment).toMatch(/works best|strongest|part to keep|best move/);
    expect(comment).toMatch(/help most|one thing|next draft|change this/i);
  });

  test('on a story says that it is not judged as an argument', async () => {
    const result = await analyse(TRAIN_ESSAY, null, 'comprehensive', null, 'narrative');
    expect(commentOn(result)).toMatch(/a story/);
    expect(commentOn(result)).toMatch(/If you meant it as an argument/);
    expect(commentOn(result)).not.toMatch(/your strongest point|your position/i);
  });

  test('says the same twice', async () => {
    const result = await analyse(TRAIN_ESSAY, TRAIN_QUESTION, 'comprehensive');
    expect(teacherComment(TRAIN_ESSAY, result)).toBe(commentOn(result));
  });

  test('is left out where there is no verdict, and emptyReasons says why', async () => {
    const result = await analyse('Too short to say.', null, 'comprehensive');
    expect(result.overallVerdict).toBeNull();
    expect(result.emptyReasons['overallVerdict']).toMatch(/4 words/);
  });

  test('begins with the one thing to change taken from the gravest remark', async () => {
    const result = await analyse(TRAIN_ESSAY, TRAIN_QUESTION, 'comprehensive');
    const [remark] = result.lineCritiques;
    const grave = {
      ...remark!,
      issueType: 'source' as const,
      severity: 4 as const,
      fixFirst: true,
      confidence: 1,
      lineNumber: 2,
      issue: 'Nobody is named.',
      fix: 'Name the council’s report.',
    };
    const comment = teacherComment(TRAIN_ESSAY, { ...result, lineCritiques: [grave] });
    expect(comment).toMatch(/line 2/);
    expect(comment).toContain('Nobody is named. Name the council’s report.');
  });
});

describe('a quoted phrase', () => {
  const quote = (text: string) => phraseOf(text, { start: 0, end: text.length });
  test('leaves out the lead-in', () => {
    expect(quote('Secondly, I think that the wall pays for itself.')).toBe(
      '“the wall pays for itself”',
    );
  });
  test('ends at a clause where the sentence is long', () => {
    const long = `The harbour needs a wall before the next winter, because ${'the water rises and '.repeat(8)}nobody waits`;
    expect(quote(long)).toBe('“The harbour needs a wall before the next winter”');
  });
  test('is not given where it would be cut inside a clause or changed', () => {
    expect(quote('word '.repeat(40))).toBeNull();
    expect(quote('Too short')).toBeNull();
    expect(quote('She said “never” to all of us')).toBeNull();
  });
});
