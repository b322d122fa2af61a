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

  test('has at most 120 words and at least two sentences, whatever the kind of text', () => {
    for (const { comment } of comments) {
      expect(countWords(comment)).toBeLessThanOrEqual(120);
      expect(comment.split(/[.?]”? /).length).toBeGreaterThanOrEqual(2);
    }
  });

  test('makes no promise and ranks nothing that it can’t compare', () => {
    for (const { comment } of comments)
      expect(comment).not.toMatch(
        /works best|strongest|best move|only one thing|matter less|would help most/,
      );
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
    expect(new Set(comments.map(({ comment }) => comment)).size).toBeGreaterThanOrEqual(30);
  });
});

describe('the comment', () => {
  test('on an argument names its thesis, what works and one change', async () => {
    const comment = commentOn(await analyse(TRAIN_ESSAY, TRAIN_QUESTION, 'comprehensive'));
    expect(quotesIn(comment).length).toBeGreaterThan(0);
    expect(comment).toContain('commuter trains should be free for everyone');
    expect(comment).toMatch(/first|next draft|begin with|we would ask/i);
  });

  test('on a story says that it is not judged as an argument', async () => {
    const result = await analyse(TRAIN_ESSAY, null, 'comprehensive', null, 'narrative');
    expect(commentOn(result)).toMatch(/a story/);
    expect(commentOn(result)).not.toMatch(/If you meant it as an argument/);
    const unsure = { kind: 'narrative' as const, certainty: 0.7, told: false };
    expect(teacherComment(TRAIN_ESSAY, { ...result, textKind: unsure })).toMatch(
      /If you meant it as an argument/,
    );
    expect(commentOn(result)).not.toMatch(/your strongest point|your position/i);
  });

  test('says before all else that an essay may answer another question', async () => {
    const other = 'Should zoos keep tigers in cages?';
    const result = await analyse(TRAIN_ESSAY, other, 'comprehensive');
    expect(commentOn(result)).toMatch(/^Check one thing before all others: does this essay answer/);
    expect(result.overallVerdict?.journalReadiness).toMatch(/^Not yet: check first whether/);
    expect(result.recommendation).toMatch(/^Check first whether/);
    const own = await analyse(TRAIN_ESSAY, TRAIN_QUESTION, 'comprehensive');
    expect(commentOn(own)).not.toMatch(/answer the question that you were given/);
  });

  test('asks the first question of the result where no remark comes first', async () => {
    const result = await analyse(TRAIN_ESSAY, TRAIN_QUESTION, 'comprehensive');
    const lineCritiques = result.lineCritiques.map((one) => ({ ...one, fixFirst: false }));
    const comment = teacherComment(TRAIN_ESSAY, { ...result, lineCritiques });
    expect(comment).toContain(result.dialecticalPrompts[0]?.basePrompt);
    const silent = { ...result, lineCritiques, dialecticalPrompts: [] };
    expect(teacherComment(TRAIN_ESSAY, silent)).toMatch(/Look in line \d+ as well\. /);
  });

  test.each([
    ['no fragment', 'This is why it is a good thing for all of us here', false],
    ['no unfinished thought', 'My reason why I think that the town needs a pool is', false],
    ['a whole position', 'The town should build a second pool near the station', true],
    ['a short whole position', 'Voting should not be compulsory', true],
    ['no “this” that stands for something else', 'This is plainly wrong for us', false],
    ['no “it” that stands for something else', 'It makes our town a better place', false],
    ['nothing without a predicate', 'Making the adoption of such a curfew', false],
  ])('quotes as a position %s', (_, said, isQuoted) => {
    const unit = { start: 0, end: said.length, kind: 'thesis' as const, paragraph: 1 };
    const nothing: Partial<AnalysisResult> = {
      lineCritiques: [],
      strengths: [],
      dialecticalPrompts: [],
      clientAnalysis: null,
      outline: { units: [unit], edges: [], omitted: 0 },
    };
    const none = { value: null, low: null, high: null, evidence: [] };
    const scores = { relevance: none, thesis: { ...none, value: 80 } };
    const comment = teacherComment(said, { ...nothing, scores } as unknown as AnalysisResult);
    expect(comment.includes(`“${said}”`)).toBe(isQuoted);
  });

  test('demands no position where the question asks for causes only', async () => {
    const causes = 'What are the causes of late trains? How can they be reduced?';
    const text = `Trains are late in many towns. ${'The rails are old. The drivers change in every town, and nobody waits for them. '.repeat(2)}

The first cause is the weather. Snow covers the rails in the north from December on. In summer the rails bend in the heat.

The second cause is the age of the engines. Many of them were built in 1980, and their parts are made no more.

New engines and more workers can reduce the delays. Two countries have tried it.`;
    const result = await analyse(text, causes, 'comprehensive', null, 'argument');
    expect(commentOn(result)).toMatch(/asks for causes, effects or solutions/);
    expect(commentOn(result)).not.toMatch(/found none|no sentence/);
    expect(result.overallVerdict?.journalReadiness).not.toMatch(/no sentence says outright/);
    expect(result.scores.thesis.value).toBeNull();
    expect(result.lineCritiques.map(({ ruleId }) => ruleId).join(' ')).not.toContain('thesis-');
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

  test('names the habit where a slip that comes first cannot be told in the essay’s words', async () => {
    const result = await analyse(TRAIN_ESSAY, TRAIN_QUESTION, 'comprehensive');
    const [remark] = result.lineCritiques;
    const slip = {
      ...remark!,
      ruleId: 'grammar-modal-form',
      issueType: 'grammar' as const,
      fixFirst: true,
      lineNumber: 3,
      issue: '“should goes” should be “should go”.',
      fix: 'Write “should go”.',
      related: [
        { start: 0, end: 5, lineNumber: 1 },
        { start: 6, end: 9, lineNumber: 1 },
      ],
    };
    expect(teacherComment(TRAIN_ESSAY, { ...result, lineCritiques: [slip] })).toContain(
      'Work first on one habit: the form of a verb that follows another verb. The remark in line 3 shows you 3 places.',
    );
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
