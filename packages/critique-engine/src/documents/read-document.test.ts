import { describe, expect, test } from '@jest/globals';
import { readDocument } from './read-document.ts';
import {
  encryptedPdf,
  entityBomb,
  manyEntries,
  misleadingArchive,
  nestedTags,
  odtBomb,
  zipBomb,
} from './testing/hostile-documents.ts';
import { makeDocx, makeZip } from './testing/make-docx.ts';
import { makeOdt } from './testing/make-odt.ts';
import { column, makePdf } from './testing/make-pdf.ts';

const read = (bytes: Buffer, extension = '.txt') =>
  readDocument(bytes, extension, { guessEncoding: true });
const text = async (bytes: Buffer): Promise<string> => (await read(bytes)).text;
const docx = makeDocx(['Water should have a price.']);
const odt = makeOdt('<text:p>Water should have a price.</text:p>');
const rtf = Buffer.from('{\\rtf1 Water should have a price.}');
const spreadsheet = makeZip({
  mimetype: 'application/vnd.oasis.opendocument.spreadsheet',
  'content.xml': '<office:spreadsheet xmlns:office="o"/>',
});
const repacked = makeZip({
  'content.xml':
    '<office:text xmlns:office="o" xmlns:text="t"><text:p>Water should have a price.</text:p></office:text>',
  mimetype: 'application/vnd.oasis.opendocument.text',
});
const pdf = makePdf([column(['Water should have a price.'])]);

describe('readDocument', () => {
  test.each([
    ['UTF-8', Buffer.from('Prys – “duur” ô')],
    ['UTF-8 with a byte order mark', Buffer.from('\ufeffPrys – “duur” ô')],
    ['UTF-16, little endian', Buffer.from('\ufeffPrys – “duur” ô', 'utf16le')],
    ['UTF-16, big endian', Buffer.from('\ufeffPrys – “duur” ô', 'utf16le').swap16()],
    ['Windows-1252', Buffer.from('Prys \x96 \x93duur\x94 \xf4', 'latin1')],
    ['Mac Roman', Buffer.from('Prys \xd0 \xd2duur\xd3 \x99', 'latin1')],
  ])('reads text in %s', async (_, bytes) => {
    expect(await read(bytes)).toEqual({ format: 'txt', text: 'Prys – “duur” ô' });
  });

  test.each([
    ['a Word document', docx, '.docx', 'docx'],
    ['a PDF', pdf, '.pdf', 'pdf'],
    ['an OpenDocument text', odt, '.odt', 'odt'],
    ['an RTF file', rtf, '.rtf', 'rtf'],
    ['an RTF file that is named as a Word document', rtf, '.docx', 'rtf'],
    ['an OpenDocument text packed in another order', repacked, '.docx', 'odt'],
    ['a PDF that is named as a Word document', pdf, '.docx', 'pdf'],
    ['a Word document that is named as a text', docx, '.txt', 'docx'],
  ])('reads %s as what it is by its content', async (_, bytes, extension, format) => {
    expect(await read(bytes, extension)).toEqual({ format, text: 'Water should have a price.' });
  });

  test('keeps line ends and blanks of a text', async () => {
    expect(await text(Buffer.from(' a\r\n\r\n\tb \n'))).toBe(' a\r\n\r\n\tb \n');
  });

  describe('of our own Word export reads the essay alone,', () => {
    const head = ['The price', 'Analysed on 3 May 2026 at 12:00 UTC', '1 critique', 'Your essay'];
    const report = [
      'About the whole essay',
      'Say who.',
      'Scores',
      'Overall: 64 of 100',
      '- 1 of 2',
    ];
    const paragraphs = [...head, 'It is.', 'So.', ...report];
    const printed = (words: string, i: number) => ({
      text: words,
      x: 72,
      y: 760 - 30 * i,
      size: /^(?:Your|About|Scores)\b/.test(words) ? 16 : 12,
    });
    const p = (words: string): string => `<text:p>${words}</text:p>`;
    const note = '<text:note><text:note-body><text:p>Dube.</text:p></text:note-body></text:note>';
    test.each([
      ['as Word saves it', makeDocx(paragraphs), 'It is.\n\nSo.'],
      ['as OpenDocument', makeOdt(paragraphs.map(p).join('')), 'It is.\n\nSo.'],
      ['as rich text', Buffer.from(`{\\rtf1 ${paragraphs.join('\\par ')}}`), 'It is.\n\nSo.'],
      ['as a text', Buffer.from(paragraphs.join('\r\n')), 'It is.\r\nSo.'],
      ['printed', makePdf([paragraphs.map(printed)]), 'It is.\n\nSo.'],
      [
        'with notes that were added to it',
        makeOdt([...head.map(p), p(`It is.${note}`), ...report.map(p)].join('')),
        'It is.¹\n\nNotes\n\n1. Dube.',
      ],
    ])('%s', async (_, bytes, essay) => {
      expect(await text(bytes)).toBe(essay);
    });
    test.each([
      'Analysed on Monday.\n\nMy essay',
      'Scores\n\nOverall: all won.',
      'Your essay\n\nis late.',
    ])('and leaves %j as it is', async (words) => {
      expect(await text(Buffer.from(words))).toBe(words);
    });
  });

  test('reads the parts of a Word document that were checked, whatever else the archive holds', async () => {
    expect(await text(misleadingArchive())).toBe('The first.');
  });
});

describe('readDocument refuses', () => {
  test.each([
    ['no bytes', Buffer.alloc(0), '.pdf', 'empty'],
    ['Russian in KOI8', Buffer.from([0xf0, 0xd2, 0xc9, 0xd7, 0xc5, 0xd4]), '.txt', 'encoding'],
    ['Chinese in GBK', Buffer.from([0xc4, 0xe3, 0xba, 0xc3, 0xca, 0xc0]), '.txt', 'encoding'],
    ['French of DOS', Buffer.from('caf\x82 na\x8bve', 'latin1'), '.txt', 'encoding'],
    ['blanks', Buffer.from(' \r\n\t'), '.txt', 'empty'],
    ['a Word document without words', makeDocx(['', ' ']), '.docx', 'empty'],
    ['a PDF of pictures', makePdf([[], []]), '.pdf', 'scanned'],
    ['a PDF with a password', encryptedPdf(), '.pdf', 'encrypted'],
    ['a PDF that is cut off', pdf.subarray(0, 40), '.pdf', 'damaged'],
    ['a Word document that is cut off', docx.subarray(0, 300), '.docx', 'damaged'],
    ['a Word document without its end', docx.subarray(0, docx.length - 30), '.docx', 'damaged'],
    [
      'a Word document with tags and no end',
      makeZip({ 'word/document.xml': '<' }),
      '.docx',
      'damaged',
    ],
    ['tags within tags, 200,000 deep', nestedTags(), '.docx', 'damaged'],
    ['a zip bomb', zipBomb(), '.docx', 'unpacks-too-large'],
    ['100,000 entries', manyEntries(), '.docx', 'too-many-entries'],
    ['an entity bomb', entityBomb(), '.docx', 'entities'],
    ['another archive', makeZip({ 'a.txt': 'a' }), '.docx', 'other-archive'],
    ['a text named as a PDF', Buffer.from('Just text.'), '.pdf', 'not-as-named'],
    ['an old Word document', Buffer.from('\xd0\xcf\x11\xe0rest', 'latin1'), '.docx', 'old-word'],
    ['rich text without words', Buffer.from('{\\rtf1 {\\info A}}'), '.rtf', 'empty'],
    ['a text named as an RTF file', Buffer.from('Just text.'), '.rtf', 'not-as-named'],
    ['a zip bomb named as an OpenDocument text', odtBomb(), '.odt', 'unpacks-too-large'],
    ['a spreadsheet', spreadsheet, '.odt', 'other-archive'],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 1]), '.txt', 'binary'],
    ['bytes without a zero', Buffer.from([0xff, 1, 2, 3, 0xfe, 4, 5]), '.txt', 'binary'],
    ['301 pages', makePdf(Array.from({ length: 301 }, () => [])), '.pdf', 'too-many-pages'],
  ])('%s', async (_, bytes, extension, reason) => {
    await expect(read(bytes, extension)).rejects.toMatchObject({ name: 'DocumentFault', reason });
  });

  test('every document that is cut off anywhere, with a reason', async () => {
    for (const whole of [docx, odt, pdf])
      for (let end = 1; end < whole.length; end += 37) {
        const outcome = await read(whole.subarray(0, end), '.docx').catch(
          (error: unknown) => error,
        );
        const fine = { text: expect.any(String) };
        expect(outcome).toEqual(
          expect.objectContaining(outcome instanceof Error ? { name: 'DocumentFault' } : fine),
        );
      }
  });
});
