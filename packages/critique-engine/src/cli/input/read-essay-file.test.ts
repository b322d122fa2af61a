import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeDocx, makeWordFile, makeZip } from '../../documents/testing/make-docx.ts';
import { column, makePdf } from '../../documents/testing/make-pdf.ts';
import { readEssayFile } from './read-essay-file.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'argint-cli-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const given = async (name: string, content: string | Buffer): Promise<string> => {
  const file = join(folder, name);
  await writeFile(file, content);
  return file;
};
const read = async (name: string, content: string | Buffer): Promise<string> =>
  readEssayFile(await given(name, content));

describe('readEssayFile', () => {
  test('returns plain text unchanged, without its byte order mark', async () => {
    expect(await read('a.txt', 'Rivers.\r\n\r\n\tTowns – yes. ')).toBe(
      'Rivers.\r\n\r\n\tTowns – yes. ',
    );
    expect(await read('b.txt', '\ufeffRivers.')).toBe('Rivers.');
    expect(await read('c.txt', Buffer.from('\ufeffRivers – ô.', 'utf16le'))).toBe('Rivers – ô.');
  });

  test('keeps the lines of Markdown without its markup and code, and turns a block quote into a quotation', async () => {
    const source = `---
title: Trains
---
# The *trains*

They are **free** for [some](https://example.org), as \`few\` know_of_it.

> Nobody pays
> on Sundays.

\`\`\`
let a = 1;
\`\`\`
- One
`;
    expect((await read('a.md', source)).split('\n')).toEqual([
      '',
      '',
      '',
      'The trains',
      '',
      'They are free for some, as few know_of_it.',
      '',
      '“Nobody pays',
      'on Sundays.”',
      '',
      '',
      '',
      '',
      '- One',
      '',
    ]);
  });

  test('keeps paragraphs and line breaks of a Word document', async () => {
    const file = makeDocx(['Trains & towns', 'They are <late>.\nAlways.', '', 'I say “so”.']);
    expect(await read('a.docx', file)).toBe(
      'Trains & towns\n\nThey are <late>.\nAlways.\n\nI say “so”.',
    );
  });

  test('restores the paragraphs and hyphenated words of a PDF, without page headers and numbers', async () => {
    const page = (lines: readonly string[], number: number) => [
      { text: 'Dube: Trains', x: 72, y: 800 },
      ...column(lines),
      { text: String(number), x: 300, y: 40 },
    ];
    const pdf = makePdf([
      page(
        [
          'The trains of the country are late because the rails are of',
          'iron that is a hundred years old. Few people talk of the pro-',
          'gramme that was meant to mend them, and of the well-',
          'known reasons for it.',
          '    The second paragraph begins with an indent, as the printed',
          'ones do, and it goes on to the next page, where the sentence',
        ],
        1,
      ),
      page(['ends in peace, long after the page has been turned over by', 'us.'], 2),
      page(['One more page stands here, so that the heads are seen.'], 3),
    ]);
    expect((await read('a.pdf', pdf)).split('\n\n')).toEqual([
      'The trains of the country are late because the rails are of iron that is a hundred years old. Few people talk of the programme that was meant to mend them, and of the well-known reasons for it.',
      'The second paragraph begins with an indent, as the printed ones do, and it goes on to the next page, where the sentence ends in peace, long after the page has been turned over by us.',
      'One more page stands here, so that the heads are seen.',
    ]);
  });

  test('starts a new paragraph in a PDF at a wider gap, a heading and each entry with a hanging indent', async () => {
    const pdf = makePdf([
      [
        { text: 'A heading', x: 72, y: 780, size: 18 },
        ...column(
          [
            'The first paragraph is set without an indent, and it is wide',
            'enough to fill its lines to the end, or nearly to the end',
            'of them, until it stops at the end of this line as it must.',
          ],
          750,
        ),
        ...column(['Another one follows it after a gap that is plainly wider.'], 690),
        ...column(
          [
            'Dube, T. (2018). Trains and towns in the century of iron and',
            '    steam. Durban: Spring.',
            'Nkosi, P. (2019). The rails. Durban: Spring and Winter, for',
            '    everyone.',
          ],
          650,
        ),
      ],
    ]);
    expect((await read('b.pdf', pdf)).split('\n\n').map((p) => p.slice(0, 12))).toEqual([
      'A heading',
      'The first pa',
      'Another one ',
      'Dube, T. (20',
      'Nkosi, P. (2',
    ]);
  });
});

const bomb = (): Buffer =>
  makeZip({ 'word/document.xml': '<w:p/>', 'word/media/a.png': Buffer.alloc(80 * 1024 * 1024) });

describe('readEssayFile refuses, in one sentence that names the file:', () => {
  const refused: [string, string, string | (() => Buffer), RegExp][] = [
    ['an empty file', 'a.txt', '', /holds no text/],
    ['blanks', 'b.txt', ' \n\t\u00a0\n', /holds no text/],
    ['an empty file named as a PDF', 'c.pdf', '', /holds no text/],
    ['a picture', 'd.txt', () => Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2]), /not a text/],
    ['another encoding', 'e.txt', () => Buffer.from('déjà vu', 'latin1'), /not in UTF-8/],
    ['a text too large', 'f.txt', 'a b '.repeat(25_001), /at most 100000 characters/],
    ['a file too large', 'g.txt', () => Buffer.alloc(10_500_000, 'a '), /10\.0 MB/],
    [
      'an old Word document',
      'h.doc',
      () => Buffer.from('\xd0\xcf\x11\xe0rest', 'latin1'),
      /old Word/,
    ],
    ['text named as rich text', 'i.rtf', 'Just text.', /holds no .rtf document/],
    ['text named as a Word document', 'j.docx', 'Just text.', /not what its name says/],
    ['another zip archive', 'k.docx', () => makeZip({ 'a.txt': 'a' }), /neither a Word document/],
    ['half a Word document', 'l.docx', () => makeDocx(['a']).subarray(0, 300), /damaged/],
    [
      'a Word document without sense',
      'm.docx',
      () => makeZip({ 'word/document.xml': '<' }),
      /damaged/,
    ],
    [
      'a Word document that includes another one that is missing',
      's.docx',
      () => makeWordFile('<w:altChunk/>'),
      /open it in Word, save it/,
    ],
    ['a zip bomb', 'n.docx', bomb, /unpacks to more than 64 MB/],
    ['a Word document without words', 'o.docx', () => makeDocx(['', ' ']), /holds no text/],
    ['a PDF under a password', 'p.pdf', () => makePdf([column(['Secret.'])], true), /password/],
    ['a scanned PDF', 'q.pdf', () => makePdf([[], []]), /only pictures/],
    ['a broken PDF', 'r.pdf', '%PDF-1.4\nnothing follows', /damaged/],
  ];
  test.each(refused)('%s', async (_, name, content, reason) => {
    const file = await given(name, typeof content === 'string' ? content : content());
    const error = await readEssayFile(file).catch((e: unknown) => e);
    expect(error).toMatchObject({ message: expect.stringMatching(reason) });
    const { message } = error as Error;
    expect(message).toContain(file);
    expect(message.replace(file, '').match(/[.!?](?:\s|$)/g)).toHaveLength(1);
  });

  test('a folder, and a missing file', async () => {
    const inner = join(folder, 'inner');
    await mkdir(inner);
    await expect(readEssayFile(inner)).rejects.toThrow(/is a folder/);
    await expect(readEssayFile(join(folder, 'none.txt'))).rejects.toThrow(/There is no file/);
  });

  test('a zip entry with a wrong size, which it stops unpacking at the limit', async () => {
    const zip = bomb();
    // The stated size of every entry becomes 1; what it unpacks to stays.
    for (let at = zip.indexOf('PK\x01\x02'); at >= 0; at = zip.indexOf('PK\x01\x02', at + 4))
      zip.writeUInt32LE(1, at + 24);
    await expect(read('lie.docx', zip)).rejects.toThrow(/unpacks to more than 64 MB/);
  });
});
