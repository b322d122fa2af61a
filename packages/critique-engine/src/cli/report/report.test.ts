import { beforeAll, describe, expect, test } from '@jest/globals';
import { stripVTControlCharacters } from 'node:util';
import type { AnalysisResult } from '@argint/contracts';
import { POOL_ESSAY, POOL_QUESTION, TRAIN_ESSAY, TRAIN_QUESTION } from '../../testing/essays.ts';
import { analyse } from '../analyse.ts';
import { excerpt } from './excerpt.ts';
import { paperFor, safe, widthOf, wrap } from './paper.ts';
import { report } from './report.ts';

const source = { text: POOL_ESSAY, name: 'pool.txt', question: POOL_QUESTION };
let result: AnalysisResult;
beforeAll(async () => {
  result = await analyse(POOL_ESSAY, POOL_QUESTION, 'comprehensive');
});

describe('the report', () => {
  test.each([40, 60, 88, 100])(
    'no line is wider than %i columns, in colour or without',
    (columns) => {
      const plain = report(result, source, { columns, colour: false });
      for (const line of plain.split('\n')) expect(widthOf(line)).toBeLessThanOrEqual(columns);
      expect(stripVTControlCharacters(report(result, source, { columns, colour: true }))).toBe(
        plain,
      );
      expect(plain).not.toContain('\u001b');
    },
  );

  test('shows every remark once, the one to fix first at the top, each fix after its question', () => {
    const plain = report(result, source, { columns: 100, colour: false });
    const joined = plain.replace(/\s+/g, ' ');
    for (const c of result.lineCritiques) expect(joined).toContain(safe(c.fix));
    expect(plain.match(/^ *\d+\. /gm)).toHaveLength(result.lineCritiques.length);
    const [first, ...others] = result.lineCritiques.filter((c) => c.fixFirst);
    expect(others).toEqual([]);
    const at = (text = ''): number => joined.indexOf(text);
    expect(at('FIX THIS FIRST')).toBeGreaterThan(-1);
    expect(at('FIX THIS FIRST')).toBeLessThan(at(first?.hint));
    expect(at(first?.hint)).toBeLessThan(at(first?.fix));
    expect(at(first?.fix)).toBeLessThan(at(`${result.lineCritiques.length - 1} MORE REMARKS`));
    expect(at('MORE REMARKS')).toBeLessThan(at('WHAT WORKS'));
    expect(at('WHAT WORKS')).toBeLessThan(at('FOR THE NEXT DRAFT'));
  });

  test('says why nothing has to come first, and what the next step is', async () => {
    const plainOf = async (text: string) => {
      const found = await analyse(text, TRAIN_QUESTION, 'comprehensive');
      const plain = report(
        { ...found, recommendation: 'Start with structure: begin a new paragraph.' },
        { text, name: 'a.txt', question: TRAIN_QUESTION },
        { columns: 100, colour: false },
      );
      return plain.replace(/\s+/g, ' ');
    };
    expect(await plainOf(TRAIN_ESSAY)).toContain(
      'FIX THIS FIRST Nothing was found that is worth a remark. Start with structure: begin a new paragraph.',
    );
    expect(await plainOf(TRAIN_ESSAY.replace('poor families', 'many family'))).toContain(
      'FIX THIS FIRST None of the remarks has to come first. Start with structure: begin a new paragraph. 1 MORE REMARK',
    );
  });

  test('ends with the outline as an indented tree and the comment', () => {
    const plain = report(result, source, { columns: 100, colour: false });
    const tree = plain.slice(plain.indexOf('HOW YOUR ESSAY ARGUES'), plain.indexOf('COMMENT'));
    expect(tree).toMatch(/^ {2}- Thesis, line \d+: /m);
    expect(tree).toMatch(/^ {4}- Claim, line \d+: /m);
    expect(tree).toMatch(/^ {6}- (?:Reason|Evidence)/m);
    expect(
      plain
        .replace(/\s+/g, ' ')
        .trimEnd()
        .endsWith(result.overallVerdict?.comment ?? ''),
    ).toBe(true);
  });

  test('shows a sentence in place of a withheld score', async () => {
    const none = report(
      await analyse('Too short to say.', null, 'comprehensive'),
      { text: 'Too short to say.', name: 'a.txt', question: null },
      { columns: 80, colour: false },
    );
    expect(none).toMatch(/No score: There are 4 words of running prose/);
    expect(none).not.toMatch(/█/);
  });
});

test('control characters in an essay do not reach the terminal', () => {
  expect(safe('a\u001b[2Jb\u202ec\u0007\u200bd\te\ud800')).toBe('a[2Jbcd e�');
});

test('lines wrap by display columns, and a word that is too wide is cut', () => {
  const paper = { columns: 40, colour: false };
  expect(widthOf('e\u0301a 水🐟')).toBe(7);
  for (const line of wrap(`${'🐟'.repeat(50)} and ${'x'.repeat(90)}`, paper, '  - '))
    expect(widthOf(line)).toBeLessThanOrEqual(40);
});

test('the markers of an excerpt are below their words, however much is cut off around them', () => {
  const paper = { columns: 50, colour: false };
  const text = `One.\n${'many words '.repeat(9)}THE PLACE${' of the line'.repeat(9)}\nLast.`;
  const start = text.indexOf('THE');
  const [line = '', marks = ''] = excerpt(text, { start, end: start + 9, lineNumber: 2 }, paper);
  expect(line.slice(marks.indexOf('^'), marks.lastIndexOf('^') + 1)).toBe('THE PLACE');
  expect(line).toMatch(/^ {3}2 │ ….*…$/);
});

test('the report has colours only on a terminal that supports them, unless NO_COLOR is set', () => {
  const terminal = { isTTY: true, columns: 72, hasColors: () => true };
  expect(paperFor(terminal)).toEqual({ columns: 72, colour: true });
  expect(paperFor({ ...terminal, hasColors: () => false }).colour).toBe(false);
  expect(paperFor({})).toEqual({ columns: 88, colour: false });
  expect(paperFor({ ...terminal, columns: 400 }).columns).toBe(100);
});
