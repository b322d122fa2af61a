import { describe, expect, test } from '@jest/globals';
import type { LineCritique } from '@argint/contracts';
import { readDocument } from '@argint/critique-engine/documents';
import { pdfPages } from '@argint/critique-engine/documents/testing';
import { critiqueOf, essayDetailOf } from '../testing/sample-report.ts';
import { aiUsePdf } from './ai-use-pdf.ts';
import { aiUseStatement } from './ai-use-statement.ts';
import { essayPdf } from './essay-pdf.ts';
import { essayReport } from './essay-report.ts';

const ROOM = 60;

/** The lines of each page. */
const pagesOf = async (text: string, critiques: LineCritique[]): Promise<string[][]> => {
  const report = essayReport(essayDetailOf(text, critiques), { severity: 1, state: ['open'] });
  if (!report) throw new Error('no report');
  return printed(await essayPdf(report));
};
const printed = async (bytes: Buffer): Promise<string[][]> =>
  (await pdfPages(bytes)).map((lines) => lines.map((line) => line.text));
/** The text that is read from the file of an essay. */
const reopened = async (text: string, critiques: LineCritique[]): Promise<string> => {
  const report = essayReport(essayDetailOf(text, critiques), { severity: 1, state: ['open'] });
  if (!report) throw new Error('no report');
  return (await readDocument(await essayPdf(report), '.pdf')).text;
};
const words = (name: string, count: number): string =>
  Array.from({ length: count }, (_, index) => `${name}${index}`).join(' ');
const pageWith = (pages: string[][], line: RegExp): number =>
  pages.findIndex((lines) => lines.some((one) => line.test(one)));

describe('a PDF file of an essay', () => {
  test('has no heading apart from what it heads, wherever the page ends', async () => {
    const apart: number[] = [];
    // Each essay is a line longer, over the length of a page.
    for (let count = 22; count < 36; count += 1) {
      const text = Array.from({ length: count }, (_, line) => `Line ${line} says so.`).join('\n');
      const pages = await pagesOf(text, [critiqueOf(text, 'Line 0')]);
      expect(pages.length).toBeGreaterThan(1);
      const same = (heading: RegExp, first: RegExp): boolean =>
        pageWith(pages, heading) === pageWith(pages, first);
      if (!same(/^Critiques$/, /^\[1\] About/) || !same(/^Scores$/, /^Overall: 62 of 100$/))
        apart.push(count);
    }
    expect(apart).toEqual([]);
  }, 60_000);

  test('leaves no single line of a paragraph at the foot of a page', async () => {
    const pages = await pagesOf(
      Array.from({ length: 90 }, (_, index) => words(`p${index}w`, 40 + index)).join('\n'),
      [],
    );
    expect(pages.length).toBeGreaterThan(20);
    // The last line is the page number.
    const feet = pages.map((lines) => lines.at(-2) ?? '');
    expect(feet.filter((line) => /^\d+ p\d+w0 /.test(line))).toEqual([]);
  }, 30_000);

  test('keeps each critique on one page, and loses no word of one that is longer than a page', async () => {
    const text = 'Experts say so. It will obviously rain.';
    const short = Array.from({ length: ROOM }, (_, index) =>
      critiqueOf(text, 'Experts', {
        id: `c${index}`,
        issue: `Issue ${index}`,
        fix: `Fix ${index}`,
      }),
    );
    const long = critiqueOf(text, 'obviously', { reasoning: words('reason', 900) });
    const pages = await pagesOf(text, [...short, long]);
    for (let index = 0; index < ROOM; index += 1)
      expect(pageWith(pages, new RegExp(`Fix ${index}$`))).toBe(
        pageWith(pages, new RegExp(`Issue ${index}$`)),
      );
    const all = pages.flat().join(' ').split(/\s+/);
    expect(all.filter((word) => /^reason\d+$/.test(word))).toHaveLength(900);
  }, 30_000);

  test('numbers its pages, and the lines that the critiques name', async () => {
    const text = 'Experts say so.\n\nIt will obviously rain.';
    const pages = await pagesOf(text, [critiqueOf(text, 'obviously')]);
    expect(pages.flat()).toEqual(
      expect.arrayContaining(['1 Experts say so.', '3 It will obviously [1] rain.', '1 of 1']),
    );
    expect(pages.flat().join('\n')).toContain('line 3 · Must fix · argument');
  });

  test('gives the essay alone, line by line, when it is opened as the next draft', async () => {
    const text = `Should it?\n\n${words('well-known', 60)} (and/or) so.\nNext line – here.\n\n\n- one\n- two\n\n10\n[1] Ελλάδα`;
    const critiques = ['Should', 'well-known1', 'so', 'one', null].map((quote) =>
      critiqueOf(text, quote),
    );
    expect(await reopened(text, critiques)).toBe(text);
  });

  test.each([
    'He said שלום עולם טוב (Amos 2018) and مرحبا بالعالم to us.',
    'The year שלום 2018 טוב, כן and في عام ٢٠١٩ so.',
    `${'جميلة في عام 2018 وكان فيها '.repeat(8).trim()}.`,
  ])('has words from right to left in their order: %s', async (text) => {
    expect(await reopened(text, [])).toBe(text);
    const all = (await pagesOf(text, [])).flat().join('\n');
    expect(all.includes('from right to left')).toBe(!/^[A-Z]/.test(text));
  });

  test('says for which letters from right to left it has none', async () => {
    const all = (await pagesOf('One ܫܠܡ ܐ here.', [])).flat().join('\n');
    expect(all).toContain('One ▯▯▯ ▯ here.');
  });

  test('has other scripts, and says for which signs it has no letters', async () => {
    const text = 'Wêreld, Ελλάδα and мир. 图书馆 is a library 👩‍🏫. שלום too.';
    const pages = await pagesOf(text, []);
    const all = pages.flat().join('\n');
    expect(all).toContain('Wêreld, Ελλάδα and мир. ▯▯▯ is a library ▯.');
    expect(all).toContain('The letters of this PDF lack 4 signs of your text');
  });

  test('says nothing of letters where it has them all', async () => {
    const pages = await pagesOf('Plain “words” – and ô.', []);
    expect(pages.flat().join('\n')).not.toContain('The letters of this PDF');
  });

  test('gives what a score rests on line by line', async () => {
    const report = essayReport(essayDetailOf('Rain.', []), { severity: 1, state: ['open'] });
    const [first] = report?.scores ?? [];
    if (!report || !first) throw new Error('no report');
    first.evidence = ['2 of 3 claims', '4 of 5 terms'];
    const [page = []] = await printed(await essayPdf(report));
    expect(page).toEqual(expect.arrayContaining(['2 of 3 claims', '4 of 5 terms']));
  });
});

test('a statement of use has its number and title on every page but the first', async () => {
  const text = words('word', 80).replaceAll(' ', '. ');
  const critiques = text.split(' ').map((quote) => critiqueOf(text, quote));
  const critiqueStates = critiques.map(({ id }) => ({
    critiqueId: id,
    state: 'resolved' as const,
    reason: null,
    carried: false,
  }));
  const essay = essayDetailOf(text, critiques, { critiqueStates });
  const file = await aiUsePdf(aiUseStatement([essay], new Date(0)));
  const pages = await printed(file);
  const feet = pages.map((lines) => lines.at(-1));
  expect(feet).toEqual(
    pages.map((_, index) =>
      index === 0
        ? `1 of ${pages.length}`
        : `Statement on the use of Argument Intelligence: The price of water · ${index + 1} of ${pages.length}`,
    ),
  );
  expect(pages.length).toBeGreaterThan(1);
  // It is no essay, so all of it is read.
  expect((await readDocument(file, '.pdf')).text).toContain('Statement on the use of');
});
