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
  test('has a heading in bold by itself, also one that fills its line', async () => {
    const heading = 'Why libraries should come before laptops in each poor school';
    const lines = column([heading, ...BODY.slice(0, 3), heading, ...BODY.slice(3, 5)]);
    const page = lines.map((line) => ({ ...line, isBold: line.text === heading }));
    expect(await read(page)).toEqual([heading, PARAGRAPHS[0], heading, PARAGRAPHS[1]]);
  });
  test('has a table of contents without dots line by line', async () => {
    const entries = ['Introduction', 'What it does', 'What it costs'];
    const numbers = column(entries).map(({ y }, i) => ({ text: String(i + 2), x: 480, y }));
    const contents = column(entries).flatMap((line, i) => [line, numbers[i] ?? line]);
    expect(await read(contents, column(BODY))).toEqual([
      ...entries.map((entry, i) => `${entry}\t${i + 2}`),
      ...PARAGRAPHS,
    ]);
  });
  test('loses the numbers of its lines where they were written behind the text', async () => {
    const numbers = column(BODY).map(({ y }, i) => ({ text: String(i + 1), x: 40, y }));
    const notes = [50, 40].map((y, i) => ({ text: String(i + 1), x: 40, y }));
    expect(await read([...column(BODY), ...numbers, ...notes])).toEqual(PARAGRAPHS);
  });
  test('in two columns that were written one by one has the paragraphs of each', async () => {
    const half = (lines: readonly string[], x: number) =>
      column(lines).map((line) => ({ ...line, x, size: 6 }));
    const [first, ...others] = PARAGRAPHS;
    expect(
      await read([
        ...half(BODY.slice(0, 3), 72),
        ...half(['Other schools', ...BODY.slice(3)], 330),
      ]),
    ).toEqual([first, 'Other schools', ...others]);
  });
  test('with lines that reach the right edge ends a paragraph where one does not', async () => {
    const lines = [
      'Libraries should be funded before laptops are bought, as one',
      'library serves each learner in a school, and a laptop one..',
      'Nobody doubts it, and the head of every school that we asked',
      'said so. We asked them in the spring, before the new laptops',
      'came.',
      'Money came from three places. The church gave all the shelfs',
    ];
    expect(await read(column(lines))).toEqual([
      lines.slice(0, 2).join(' '),
      lines.slice(2, 5).join(' '),
      lines[5],
    ]);
  });
  test('has an entry of its list of references whole, where a full stop ends its first line', async () => {
    const entries = [
      'Dube, N. (2018) Reading in schools and the history of the book.',
      '     Johannesburg: Wits University Press.',
      'Freire, P. (1970) Pedagogy. New York: Continuum.',
    ];
    expect(await read(column([...BODY.slice(0, 5), ...entries]))).toEqual([
      ...PARAGRAPHS.slice(0, 2),
      `${entries[0]} Johannesburg: Wits University Press.`,
      entries[2],
    ]);
  });
  test('keeps a sentence that stands at the same height on two pages', async () => {
    const pages = [BODY, BODY.map((line, i) => (i === 3 ? line : `So: ${line}`))];
    const text = (await read(...pages.map((lines) => column(lines)))).join(' ');
    expect(text.split('the library was open for two hours a day')).toHaveLength(3);
  });
  test('has bullets that a program draws as letters', async () => {
    expect(await read(column(['Three things:', 'o  Books', 'o  Shelves', 'o  Time']))).toEqual([
      'Three things:',
      '• Books',
      '• Shelves',
      '• Time',
    ]);
  });
  test('double-spaced, with closer lines behind it, has its paragraphs whole', async () => {
    const text = column(BODY.slice(0, 3), 760, 30);
    const list = column(['1. One.', '2. Two.', '3. Three.', '4. Four.', '5. Five.'], 500, 14);
    expect(await read([...text, ...list])).toEqual([
      PARAGRAPHS[0],
      ...list.map((line) => line.text),
    ]);
  });
});
