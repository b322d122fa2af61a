import { describe, expect, test } from '@jest/globals';
import { readPdf } from './read-pdf.ts';
import { column, makePdf } from './testing/make-pdf.ts';
import type { Placed } from './testing/make-pdf.ts';

const BODY = [
  'Libraries should be funded before laptops are bought, because a',
  'library serves every learner in a school, while a laptop serves',
  'only one.',
  'In my own school the library was open for two hours a day, and',
  'forty learners used it each afternoon.',
  'Money came from three places. The church gave the shelves, and',
  'the parents sold bread on Saturdays until there was enough.',
];
const read = async (...pages: (readonly Placed[])[]): Promise<string[]> =>
  (await readPdf(makePdf(pages))).split('\n\n');
const PARAGRAPHS = [
  BODY.slice(0, 3).join(' '),
  BODY.slice(3, 5).join(' '),
  BODY.slice(5).join(' '),
];

describe('a PDF', () => {
  test('without gaps and indents has its paragraphs, by the room that was left behind them', async () => {
    expect(await read(column(BODY))).toEqual(PARAGRAPHS);
  });
  test('has a heading of the same size by itself', async () => {
    expect(await read(column(['1. What it does', ...BODY]))).toEqual([
      '1. What it does',
      ...PARAGRAPHS,
    ]);
  });
  test('has a title of two lines in one piece, and the subtitle below it apart', async () => {
    const large = ['Why every school in this country', 'should have its own library'];
    const title = large.map((text, i) => ({ text, x: 72, y: 790 - i * 24, size: 18 }));
    const subtitle = { text: 'An essay about shelves', x: 72, y: 790 - 24 - 44, size: 18 };
    expect(await read([...title, subtitle, ...column(BODY, 690)])).toEqual([
      large.join(' '),
      'An essay about shelves',
      ...PARAGRAPHS,
    ]);
  });
  test('has a table of contents apart from its text', async () => {
    const contents = ['Contents', 'What it does .......... 2', 'Conclusion .......... 3'];
    expect(await read(column(contents), column(BODY))).toEqual([...contents, ...PARAGRAPHS]);
  });
  test('has notes behind the text, with raised numbers', async () => {
    const raised = { text: '1', x: 72 + 7.2 * 9, y: 732, size: 7 };
    const notes = column(['1 Dube, Reading (2018) 21.', '2 Ibid.'], 60, 10);
    const small = notes.map((note) => ({ ...note, size: 8 }));
    const text = column(BODY);
    const page = [...text.slice(0, 3), raised, ...text.slice(3), ...small];
    const [first = '', ...others] = PARAGRAPHS;
    expect(await read(page)).toEqual([
      `${first}¹`,
      ...others,
      'Notes',
      '1 Dube, Reading (2018) 21.',
      '2 Ibid.',
    ]);
  });
  test('loses heads that differ on odd and even pages', async () => {
    const head = (text: string): Placed => ({ text, x: 72, y: 800, size: 10 });
    expect(
      await read(
        [head('The library 1'), ...column(BODY.slice(0, 4))],
        [head('2 N. Dlamini'), ...column(BODY.slice(4))],
      ),
    ).toEqual(PARAGRAPHS);
  });
  test('loses the numbers of its lines', async () => {
    const numbered = column(BODY).flatMap((line, i) => [
      { text: String(i + 1), x: 40, y: line.y },
      line,
    ]);
    expect(await read(numbered)).toEqual(PARAGRAPHS);
  });
  test('in two columns that were written row by row is read column by column', async () => {
    const half = BODY.flatMap((line) => {
      const middle = line.indexOf(' ', 25);
      return middle < 0 ? [line] : [line.slice(0, middle), line.slice(middle + 1)];
    });
    const rows = column(half.slice(0, 7)).flatMap((line, i) => [
      line,
      { text: half[i + 7] ?? '', x: 350, y: line.y },
    ]);
    const text = (await read(rows)).join(' ').replace(/\s+/g, ' ');
    expect(text).toContain('before laptops are bought, because a library serves');
  });
});
