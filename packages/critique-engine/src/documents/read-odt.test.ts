import { describe, expect, test } from '@jest/globals';
import { readOdt } from './read-odt.ts';
import { makeZip } from './testing/make-docx.ts';
import { makeOdt } from './testing/make-odt.ts';

const p = (words: string, style = ''): string =>
  `<text:p${style && ` text:style-name="${style}"`}>${words}</text:p>`;
const style = (name: string, inner: string, of = 'family="paragraph"'): string =>
  `<style:style style:name="${name}" style:${of}>${inner}</style:style>`;
const hidden = '<style:text-properties text:display="none"/>';
const note = (kind: string, words: string): string =>
  `<text:note text:note-class="${kind}"><text:note-citation>i</text:note-citation><text:note-body>${p(words)}</text:note-body></text:note>`;

describe('readOdt gives the text as its reader sees it:', () => {
  test.each<[string, string, string]>([
    [
      'with headings and paragraphs',
      '<text:h text:outline-level="1">Trains &amp; towns</text:h><text:p>They are <text:span>&lt;late&gt;</text:span>.</text:p>',
      'Trains & towns\n\nThey are <late>.',
    ],
    [
      'with blanks as they are printed',
      p(' One\n  line,<text:s text:c="2"/>two. '),
      'One line,  two.',
    ],
    ['with line ends and tabs', p('One<text:line-break/>two<text:tab/>three'), 'One\ntwo\tthree'],
    [
      'with notes at the end and their numbers in the text',
      p(`Few have one.${note('footnote', 'Dube 4.')} Some do.${note('endnote', 'Ibid.')}`) +
        p('So.'),
      'Few have one.¹ Some do.²\n\nSo.\n\nNotes\n\n1. Dube 4.\n\n2. Ibid.',
    ],
    [
      'with the items of a list',
      `<text:list><text:list-item>${p('One.')}<text:list><text:list-item>${p('Two.')}</text:list-item></text:list></text:list-item></text:list>${p('End.')}`,
      '- One.\n\n- Two.\n\nEnd.',
    ],
    [
      'with the cells of a table',
      `<table:table><table:table-row><table:table-cell>${p('A')}</table:table-cell><table:table-cell>${p('B')}</table:table-cell></table:table-row></table:table>`,
      'A\n\nB',
    ],
    [
      'with a text box behind the paragraph in which it stands',
      p(`Be<draw:frame><draw:text-box>${p('Boxed.')}</draw:text-box></draw:frame>fore.`) +
        p('After.'),
      'Before.\n\nBoxed.\n\nAfter.',
    ],
    [
      'without deleted words and comments',
      `<text:tracked-changes><text:changed-region><text:deletion>${p('Gone.')}</text:deletion></text:changed-region></text:tracked-changes>${p('Kept.<text:change/><office:annotation><dc:creator>Me</dc:creator><text:p>Why?</text:p></office:annotation> Too.')}`,
      'Kept. Too.',
    ],
    [
      'without what a picture is said to show',
      p('Seen.<draw:frame><svg:title>A cat</svg:title><svg:desc>It sits.</svg:desc></draw:frame>'),
      'Seen.',
    ],
    [
      'without hidden fields, sections and paragraphs',
      `${p('One.<text:hidden-text text:is-hidden="true">No.</text:hidden-text>')}<text:section text:display="none">${p('No.')}</text:section>${p('<text:hidden-paragraph text:is-hidden="true"/>No.')}${p('<text:hidden-paragraph text:is-hidden="false"/>Two.')}`,
      'One.\n\nTwo.',
    ],
    [
      'with a contents page as it is printed',
      `<text:table-of-content><text:table-of-content-source><text:index-title-template>Template</text:index-title-template></text:table-of-content-source><text:index-body><text:index-title>${p('Contents')}</text:index-title>${p('Towns<text:tab/>2')}</text:index-body></text:table-of-content>`,
      'Contents\n\nTowns\t2',
    ],
  ])('%s', (_, body, text) => {
    expect(readOdt(makeOdt(body))).toBe(text);
  });

  test('without what a style hides, also a style that it is based on', () => {
    const file = makeOdt(
      `${p('Seen. <text:span text:style-name="T1">Hidden. </text:span>Shown.')}${p('No.', 'P1')}${p('Yes.', 'P2')}`,
      {
        styles: [
          style('T1', hidden, 'family="text"'),
          style('Secret', hidden),
          style('P1', '', 'family="paragraph" style:parent-style-name="Secret"'),
          style(
            'P2',
            '<style:text-properties text:display="true"/>',
            'family="paragraph" style:parent-style-name="Secret"',
          ),
        ].join(''),
      },
    );
    expect(readOdt(file)).toBe('Seen. Shown.\n\nYes.');
  });

  test('with equations on one line', () => {
    const equation =
      '<math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mfrac><mrow><mi>a</mi><mo>+</mo><mi>b</mi></mrow><mn>2</mn></mfrac><mo>=</mo><msup><mi>x</mi><mn>2</mn></msup><msqrt><mi>y</mi></msqrt></mrow><annotation>{a+b} over 2</annotation></semantics></math>';
    const file = makeOdt(
      p('It is <draw:frame><draw:object xlink:href="./Object 1"/></draw:frame>.'),
      { files: { 'Object 1/content.xml': equation } },
    );
    expect(readOdt(file)).toBe('It is (a+b)/2=x^2√y.');
  });
});

describe('readOdt marks as a block quotation', () => {
  const words = 'We was never asked.';
  const read = (properties: string, of = ''): boolean =>
    readOdt(
      makeOdt(`${p('A school.')}${p('Nomsa said:')}${p(words, 'P1')}${p('So.')}`, {
        styles:
          style('Quotations', '') +
          style('P1', properties, `family="paragraph"${of && ` style:parent-style-name="${of}"`}`),
      }),
    ).includes(`\n\n> ${words}`);
  const indent = (attributes: string) => `<style:paragraph-properties ${attributes}/>`;

  test('the style of quotations, also one that is based on it', () => {
    expect([read('', 'Quotations'), read('', 'Standard')]).toEqual([true, false]);
  });
  test.each([
    ['what is set in on both sides', 'fo:margin-left="1cm" fo:margin-right="0.5in"', true],
    ['not what is set in a little', 'fo:margin-left="2mm" fo:margin-right="2mm"', false],
    ['not an entry of a list', 'fo:margin-left="1cm" fo:text-indent="-1cm"', false],
  ])('%s', (_, attributes, is) => {
    expect(read(indent(attributes))).toBe(is);
  });
});

describe('readOdt refuses', () => {
  const content = (inner: string): Buffer =>
    makeZip({ mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': inner });
  const deep = '<text:span>'.repeat(200_000) + '</text:span>'.repeat(200_000);
  test.each([
    ['a spreadsheet', content('<office:spreadsheet xmlns:office="o"/>'), 'other-archive'],
    ['an archive without a text', makeZip({ mimetype: 'a' }), 'other-archive'],
    ['tags that do not end', content('<office:text>'), 'damaged'],
    ['no XML', content('Just text.'), 'damaged'],
    [
      'entities',
      content('<!DOCTYPE a [<!ENTITY b "c">]><office:text>&b;</office:text>'),
      'entities',
    ],
    ['more text than an essay has', content(' '.repeat(21 * 1024 * 1024)), 'unpacks-too-large'],
    [
      'a file with a password',
      makeZip({
        'META-INF/manifest.xml': '<manifest:encryption-data/>',
        'content.xml': Buffer.from([1, 2, 3]),
      }),
      'encrypted',
    ],
  ])('%s', (_, bytes, reason) => {
    expect(() => readOdt(bytes)).toThrow(
      expect.objectContaining({ name: 'DocumentFault', reason }),
    );
  });
  test('nothing that is only nested deeply', () => {
    expect(readOdt(makeOdt(p(`Yes.${deep}`)))).toBe('Yes.');
  });
  test('nothing that is based on itself', () => {
    const circle = style('P1', '', 'family="paragraph" style:parent-style-name="P1"');
    expect(readOdt(makeOdt(p('Yes.', 'P1'), { styles: circle }))).toBe('Yes.');
  });
});
