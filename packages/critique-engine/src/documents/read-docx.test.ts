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
    ['rich text', 'a.rtf', '{\\rtf1 One.\\par Two.}', 'Before.\n\nOne.\n\nTwo.\n\nAfter.'],
    [
      'a page with a table',
      'a.htm',
      '<table><tr><th>Year</th><td>Marks</td></tr><tr><td>2018</td><td>54</td></tr></table>',
      'Before.\n\nYear\n\nMarks\n\n2018\n\n54\n\nAfter.',
    ],
    [
      'a page whose paragraphs do not end',
      'a.htm',
      '<!-- <p>No. --><p>3 < 4<p>Two<ul><li><p>one item</p></ul>',
      'Before.\n\n3 < 4\n\nTwo\n\n- one item\n\nAfter.',
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

  const including = (
    target: string,
    content: string | Buffer,
    { type = '', body = '<w:altChunk r:id="r0"/>' } = {},
  ): Buffer =>
    makeWordFile(body, {
      files: {
        [`word/${target}`]: content,
        'word/_rels/document.xml.rels': relationships([['aFChunk', target]]),
        ...(type && {
          '[Content_Types].xml': `<Types><Default Extension="dat" ContentType="application/octet-stream"/><Override PartName="/word/${target}" ContentType="${type}"/></Types>`,
        }),
      },
    });

  test.each([
    ['text/html', '<p>One &amp; two.</p>'],
    ['application/xhtml+xml', '<p>One &amp; two.</p>'],
    ['application/rtf', '{\\rtf1 One & two.}'],
    ['text/plain', 'One & two.'],
    [
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
      makeDocx(['One & two.']),
    ],
  ])('of an included part of the type %s, whatever its name is', async (type, content) => {
    expect(await readDocx(including('part.dat', content, { type }))).toBe('One & two.');
  });

  test('of a part that is included again and again once', async () => {
    const body = '<w:altChunk r:id="r0"/>'.repeat(1000);
    expect(await readDocx(including('a.txt', 'One.', { body }))).toBe('One.');
  });

  test.each([
    ['is missing', makeWordFile('<w:altChunk r:id="r7"/>')],
    ['is of a kind that is not read', including('a.bin', 'One.')],
    ['is the document itself', including('document.xml', 'One.')],
    ['includes others', including('a.docx', including('b.txt', 'One.'))],
  ])('and says so where an included document %s', async (_, file) => {
    await expect(readDocx(file)).rejects.toMatchObject({ name: 'DocumentFault' });
  });

  test('and refuses included documents that unpack to too much together', async () => {
    const inner = makeZip({
      'word/document.xml': `<w:document ${W}><w:body/></w:document>`,
      'word/media/a.png': Buffer.alloc(40 * 1024 * 1024),
    });
    const names = ['a.docx', 'b.docx'];
    const file = makeWordFile('<w:altChunk r:id="r0"/><w:altChunk r:id="r1"/>', {
      files: {
        'word/a.docx': inner,
        'word/b.docx': inner,
        'word/_rels/document.xml.rels': relationships(names.map((name) => ['aFChunk', name])),
      },
    });
    await expect(readDocx(file)).rejects.toMatchObject({ reason: 'unpacks-too-large' });
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

  describe('where styles hide words,', () => {
    const hides = '<w:rPr><w:vanish/></w:rPr>';
    const on = (id: string): string => `<w:basedOn w:val="${id}"/>`;
    const note = `<w:footnote w:id="1"><w:p>${run('Note.')}${run('No.', '<w:rStyle w:val="C2"/>')}</w:p></w:footnote>`;
    const read = (body: string): Promise<string> =>
      readDocx(
        makeWordFile(body, {
          files: {
            'word/footnotes.xml': `<w:footnotes ${W}>${note}</w:footnotes>`,
            'word/styles.xml': styles(
              style('paragraph', 'P1', hides),
              style('paragraph', 'P2', on('P1')),
              style('paragraph', 'P3', `${on('P2')}<w:rPr><w:vanish w:val="false"/></w:rPr>`),
              style('character', 'C1', hides),
              style('character', 'C2', on('C1')),
              style('character', 'Round', on('About')),
              style('character', 'About', on('Round')),
            ),
          },
        }),
      );
    const styled = (text: string, id: string, more = ''): string =>
      run(text, `<w:rStyle w:val="${id}"/>${more}`);
    test.each([
      ['by the style it is based on', paragraph('No.', '<w:pStyle w:val="P2"/>'), ''],
      ['unless the style shows them again', paragraph('Yes.', '<w:pStyle w:val="P3"/>'), 'Yes.'],
      [
        'unless the words show themselves',
        `<w:p><w:pPr><w:pStyle w:val="P2"/></w:pPr>${run('No.')}${run('Yes.', '<w:vanish w:val="off"/>')}</w:p>`,
        'Yes.',
      ],
      ['also of words', `<w:p>${styled('No.', 'C2')}${run('Yes.')}</w:p>`, 'Yes.'],
      [
        'and not by both, as Word does',
        `<w:p><w:pPr><w:pStyle w:val="P1"/></w:pPr>${styled('Yes.', 'C1')}</w:p>`,
        'Yes.',
      ],
      ['not in a circle', `<w:p>${styled('Yes.', 'Round')}</w:p>`, 'Yes.'],
      [
        'nor by the style before a change, or the end of the paragraph',
        `<w:p><w:pPr><w:rPr><w:vanish/></w:rPr><w:pPrChange><w:pPr><w:pStyle w:val="P1"/></w:pPr></w:pPrChange></w:pPr>${run('Yes.', '<w:rPrChange><w:rPr><w:vanish/></w:rPr></w:rPrChange>')}</w:p>`,
        'Yes.',
      ],
      [
        'also in a note',
        `<w:p>${run('Yes.')}<w:r><w:footnoteReference w:id="1"/></w:r></w:p>`,
        'Yes.¹\n\nNotes\n\n1. Note.',
      ],
      [
        'with the note of hidden words',
        `<w:p>${run('Yes.')}<w:r><w:rPr><w:vanish/></w:rPr><w:footnoteReference w:id="1"/></w:r></w:p>`,
        'Yes.',
      ],
    ])('%s', async (_, body, text) => {
      expect(await read(body)).toBe(text);
    });
  });

  test('also where its elements have other prefixes', async () => {
    const body = `<w:p>${run('Seen.')}<w:r><w:cr/></w:r>${run('Hidden.', '<w:vanish/>')}<m:oMath><m:r><m:t>x=5</m:t></m:r></m:oMath></w:p>`;
    const xml = `<w:document ${W} xmlns:m="m"><w:body>${body}</w:body></w:document>`;
    const file = makeZip({
      'word/document.xml': xml.replaceAll(/\bw:|(?<=xmlns:)w(?==)/g, (w) => w.replace('w', 'ns0')),
    });
    expect(await readDocx(file)).toBe('Seen.\nx=5');
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
    [
      '<m:nary><m:naryPr><m:chr m:val="∑"/></m:naryPr><m:sub><m:r><m:t>i=1</m:t></m:r></m:sub><m:sup><m:r><m:t>n</m:t></m:r></m:sup><m:e><m:r><m:t>x</m:t></m:r></m:e></m:nary>',
      '∑_(i=1)^n x',
    ],
    ['<m:nary><m:sub/><m:sup/><m:e><m:r><m:t>x</m:t></m:r></m:e></m:nary>', '∫ x'],
    [
      '<m:d><m:dPr><m:begChr m:val="["/><m:endChr m:val="]"/></m:dPr><m:e><m:r><m:t>a</m:t></m:r></m:e></m:d>',
      '[a]',
    ],
    [
      '<m:bar><m:barPr><m:pos m:val="top"/></m:barPr><m:e><m:r><m:t>x</m:t></m:r></m:e></m:bar>',
      'x\u0304',
    ],
    [
      '<m:func><m:fName><m:r><m:t>sin</m:t></m:r></m:fName><m:e><m:r><m:t>x</m:t></m:r></m:e></m:func>',
      'sin x',
    ],
    ['<m:r><m:t>x if </m:t></m:r><m:r><m:t>a &lt; b</m:t></m:r>', 'x if a < b'],
    [
      '<m:m><m:mr><m:e><m:r><m:t>1</m:t></m:r></m:e><m:e><m:r><m:t>2</m:t></m:r></m:e></m:mr><m:mr><m:e><m:r><m:t>3</m:t></m:r></m:e><m:e><m:r><m:t>4</m:t></m:r></m:e></m:mr></m:m>',
      '1, 2; 3, 4',
    ],
  ])('with the equation %s', async (equation, text) => {
    const file = makeWordFile(
      `<w:p>${run('It is ')}<m:oMath>${equation}</m:oMath>${run('.')}</w:p>`,
    );
    expect(await readDocx(file)).toBe(`It is ${text}.`);
  });

  test('with equations that stand alone', async () => {
    const one = '<m:oMath><m:r><m:t>a=b</m:t></m:r></m:oMath>';
    const file = makeWordFile(
      `<w:p><m:oMathPara><m:oMathParaPr><m:jc m:val="left"/></m:oMathParaPr>${one}${one}</m:oMathPara></w:p>`,
    );
    expect(await readDocx(file)).toBe('a=b a=b');
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

describe('readDocx takes no longer than the size of a file explains for', () => {
  const many = 200_000;
  const sup = '<m:sup>'.repeat(many) + '<m:r><m:t>x</m:t></m:r>' + '</m:sup>'.repeat(many);
  test.each([
    ['equations that do not end', '<m:oMath>'.repeat(many), null],
    ['runs within runs', '<w:r>'.repeat(many), null],
    ['powers of powers', `<w:p><m:oMath>${sup}</m:oMath></w:p>`, /^[\^(]{99,}x\)+$/],
    ['blanks before a word', `${paragraph(`A${' '.repeat(many)}b.`)}`, /^A +b\.$/],
  ])('%s', async (_, body, text) => {
    const read = await readDocx(makeWordFile(body)).catch((error: unknown) => error);
    expect(read).toEqual(
      text ? expect.stringMatching(text) : expect.objectContaining({ reason: 'damaged' }),
    );
  });
  test.each([
    ['comments', '<!--'],
    ['scripts', '<script>'],
    ['tags', '<head '],
    ['quotations', '<blockquote>'],
  ])('%s that do not end in an included page', async (_, markup) => {
    const file = makeWordFile(`${paragraph('Yes.')}<w:altChunk r:id="r0"/>`, {
      files: {
        'word/a.html': markup.repeat(many),
        'word/_rels/document.xml.rels': relationships([['aFChunk', 'a.html']]),
      },
    });
    expect(await readDocx(file)).toMatch(/^Yes\./);
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
