import { describe, expect, test } from '@jest/globals';
import { readDocx } from './read-docx.ts';
import { makeDocx, makeWordFile, makeZip, relationships } from './testing/make-docx.ts';

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const run = (text: string, properties = ''): string =>
  `<w:r>${properties && `<w:rPr>${properties}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`;
const paragraph = (text: string, properties = ''): string =>
  `<w:p>${properties && `<w:pPr>${properties}</w:pPr>`}${run(text)}</w:p>`;
const style = (kind: string, id: string, content: string): string =>
  `<w:style w:type="${kind}" w:styleId="${id}">${content}</w:style>`;
const styles = (...all: string[]): string => `<w:styles ${W}>${all.join('')}</w:styles>`;

describe('readDocx finds the text', () => {
  test.each(['document2.xml', 'main.xml'])('in the part word/%s', async (main) => {
    expect(await readDocx(makeWordFile(paragraph('Here.'), { main }))).toBe('Here.');
  });

  test('where folders are separated by backslashes', async () => {
    const file = makeZip({
      '_rels\\.rels': relationships([['officeDocument', 'word\\document.xml']]),
      'word\\document.xml': `<w:document ${W}><w:body>${paragraph('Here.')}</w:body></w:document>`,
    });
    expect(await readDocx(file)).toBe('Here.');
  });

  test('not in a workbook', async () => {
    const file = makeZip({
      '_rels/.rels': relationships([['officeDocument', 'xl/workbook.xml']]),
      'xl/workbook.xml': '<workbook/>',
    });
    await expect(readDocx(file)).rejects.toMatchObject({ reason: 'other-archive' });
  });

  const page =
    '<!DOCTYPE html><html><head><title>Export</title><style>p{}</style></head><body><h1 class="a">Trains</h1>\n<p>They\nare &ldquo;late&rdquo;.</p><blockquote><p>Always.</p></blockquote></body></html>';
  const archive = (encoding: string, content: string): string =>
    `MIME-Version: 1.0\r\nContent-Type: multipart/related; boundary="b"\r\n\r\n--b\r\nContent-Type: text/html; charset="utf-8"\r\nContent-Transfer-Encoding: ${encoding}\r\n\r\n${content}\r\n--b--`;
  const whole = 'Before.\n\nTrains\n\nThey are “late”.\n\nAlways.\n\nAfter.';
  test.each<[string, string, string | Buffer, string]>([
    ['a page', 'a.html', page, whole],
    ['a web archive', 'a.mht', archive('quoted-printable', page.replace(/=/g, '=3D')), whole],
    [
      'a web archive in base64',
      'a.mht',
      archive('base64', Buffer.from(page).toString('base64')),
      whole,
    ],
    ['a text', 'a.txt', 'One.\n\nTwo.', 'Before.\n\nOne.\n\nTwo.\n\nAfter.'],
    [
      'another Word document',
      'a.docx',
      makeDocx(['One & two.']),
      'Before.\n\nOne & two.\n\nAfter.',
    ],
  ])('of %s that the document includes whole', async (_, name, content, text) => {
    const file = makeWordFile(
      `${paragraph('Before.')}<w:altChunk r:id="r0"/>${paragraph('After.')}`,
      {
        files: {
          [`word/${name}`]: content,
          'word/_rels/document.xml.rels': relationships([['aFChunk', name]]),
        },
      },
    );
    expect((await readDocx(file)).replaceAll('> ', '')).toBe(text);
  });
});

describe('readDocx gives the text as its reader sees it:', () => {
  test('without hidden words, whether hidden by themselves or by a style', async () => {
    const file = makeWordFile(
      `<w:p>${run('Seen. ')}${run('Hidden. ', '<w:vanish/>')}${run('Styled. ', '<w:rStyle w:val="Secret"/>')}${run('Shown.', '<w:vanish w:val="0"/>')}</w:p>${paragraph('Top of Form', '<w:pStyle w:val="FormTop"/>')}`,
      {
        files: {
          'word/styles.xml': styles(
            style('character', 'Secret', '<w:name w:val="Secret"/><w:rPr><w:vanish/></w:rPr>'),
            style('paragraph', 'FormTop', '<w:name w:val="Form"/><w:rPr><w:vanish/></w:rPr>'),
          ),
        },
      },
    );
    expect(await readDocx(file)).toBe('Seen. Shown.');
  });

  test.each(['<w:br w:type="page"/>', '<w:br w:type="column"/>', '<w:cr/>'])(
    'with a line end for %s',
    async (mark) => {
      const file = makeWordFile(`<w:p>${run('Friday.')}<w:r>${mark}</w:r>${run('Monday.')}</w:p>`);
      expect(await readDocx(file)).toBe('Friday.\nMonday.');
    },
  );

  test.each([
    ['<m:r><m:t>x=54</m:t></m:r>', 'x=54'],
    [
      '<m:f><m:num><m:r><m:t>a+b</m:t></m:r></m:num><m:den><m:r><m:t>2</m:t></m:r></m:den></m:f>',
      '(a+b)/2',
    ],
    [
      '<m:sSup><m:e><m:r><m:t>x</m:t></m:r></m:e><m:sup><m:r><m:t>2</m:t></m:r></m:sup></m:sSup>',
      'x^2',
    ],
    ['<m:rad><m:deg/><m:e><m:r><m:t>y</m:t></m:r></m:e></m:rad>', '√y'],
  ])('with the equation %s', async (equation, text) => {
    const file = makeWordFile(
      `<w:p>${run('It is ')}<m:oMath>${equation}</m:oMath>${run('.')}</w:p>`,
    );
    expect(await readDocx(file)).toBe(`It is ${text}.`);
  });

  test('with notes at the end and their numbers in the text', async () => {
    const note = (id: number, text: string): string =>
      `<w:footnote w:id="${id}"><w:p><w:r><w:footnoteRef/></w:r>${run(` ${text}`)}</w:p></w:footnote>`;
    const file = makeWordFile(
      `<w:p>${run('Few schools have one.')}<w:r><w:footnoteReference w:id="1"/></w:r>${run(' Some do.')}<w:r><w:footnoteReference w:id="2"/></w:r></w:p>${paragraph('So pay.')}`,
      {
        files: {
          'word/footnotes.xml': `<w:footnotes ${W}>${note(1, 'Dube (2018) 4.')}${note(2, 'Ibid.')}</w:footnotes>`,
        },
      },
    );
    expect(await readDocx(file)).toBe(
      'Few schools have one.¹ Some do.²\n\nSo pay.\n\nNotes\n\n1. Dube (2018) 4.\n\n2. Ibid.',
    );
  });
});

describe('readDocx marks as a block quotation', () => {
  const words = 'We was never asked. '.repeat(8).trim();
  const indent = (attributes: string): string => `<w:ind ${attributes}/>`;
  const read = async (quotation: string, above = 'Nomsa said:'): Promise<boolean> => {
    const text = await readDocx(
      makeWordFile(`${paragraph('A school.')}${paragraph(above)}${quotation}${paragraph('So.')}`, {
        files: {
          'word/styles.xml': styles(
            ...['Quote', 'Intense Quote', 'Quotations', 'Block Text', 'Body Text'].map((name) =>
              style('paragraph', name.replace(' ', ''), `<w:name w:val="${name}"/>`),
            ),
          ),
        },
      }),
    );
    return text.includes('\n\n> We was');
  };

  test.each(['Quote', 'IntenseQuote', 'Quotations', 'BlockText'])('the style %s', async (id) => {
    expect(await read(paragraph(words, `<w:pStyle w:val="${id}"/>`))).toBe(true);
  });
  test('a paragraph that is set in on both sides', async () => {
    expect(await read(paragraph(words, indent('w:left="720" w:right="720"')), 'Yes.')).toBe(true);
  });
  test('a long one that is set in on the left after a colon, or with its source', async () => {
    const left = indent('w:left="720"');
    expect(await read(paragraph(words, left))).toBe(true);
    expect(await read(paragraph(`${words} (Dube, 2018)`, left), 'Yes.')).toBe(true);
  });
  test.each([
    ['another style', words, '<w:pStyle w:val="BodyText"/>', 'Nomsa said:'],
    ['a first line that is set in', words, indent('w:firstLine="720"'), 'Nomsa said:'],
    ['an entry of a list of references', words, indent('w:left="720" w:hanging="720"'), 'Books:'],
    ['a long paragraph without a sign', words, indent('w:left="720"'), 'Yes.'],
    ['a short one after a colon', 'We was there.', indent('w:left="720"'), 'Nomsa said:'],
  ])('not %s', async (_, text, properties, above) => {
    expect(await read(paragraph(text, properties), above)).toBe(false);
  });
  test('not what is set in as most of the essay is', async () => {
    const both = indent('w:left="720" w:right="720"');
    const file = makeWordFile([1, 2, 3].map((n) => paragraph(`Part ${n}.`, both)).join(''));
    expect(await readDocx(file)).toBe('Part 1.\n\nPart 2.\n\nPart 3.');
  });
});
