import { describe, expect, test } from '@jest/globals';
import { readRtf } from './read-rtf.ts';

const HEAD =
  '{\\rtf1\\ansi\\ansicpg1252\\deff0{\\fonttbl{\\f0\\fswiss\\fcharset0 Arial;}{\\f1\\fcharset204 Arial;}{\\f2\\fcharset128 Mincho;}}{\\colortbl;\\red0\\green0\\blue0;}{\\stylesheet{\\s0 Normal;}{\\s1\\outlinelevel0 heading 1;}{\\s2 Quote;}{\\*\\cs3 Strong;}}{\\info{\\title A title}{\\author Me}}';
const read = (body: string, head = HEAD): string =>
  readRtf(Buffer.from(`${head}${body}}`, 'latin1'));

describe('readRtf gives the text as its reader sees it:', () => {
  test.each<[string, string, string]>([
    ['paragraphs', '\\pard One.\\par\r\nTwo.\\\nThree.\\par', 'One.\n\nTwo.\n\nThree.'],
    ['runs of words', 'They {\\b are }{\\i late}.\\line Always.', 'They are late.\nAlways.'],
    ['signs of RTF itself', 'a \\{b\\} \\\\ c\\~d', 'a {b} \\ c\u00a0d'],
    ['signs by name', '\\ldblquote Yes\\rdblquote\\endash it\\rquote s', '“Yes”–it’s'],
    ['letters by their bytes', "Prys \\'96 \\'93duur\\'94 \\'f4", 'Prys – “duur” ô'],
    [
      'letters by their numbers',
      "\\uc1 caf\\u233? \\u-10179\\'3f\\u-8704? {\\uc0\\u233}",
      'café 😀 é',
    ],
    ['letters of another font', "{\\f1 \\'cf\\'f0}{\\f2 \\'93\\'fa}.", 'Пр日.'],
    ['headings', '\\pard\\s1 Trains\\par\\pard\\plain They run.\\par', 'Trains\n\nThey run.'],
    [
      'items of a list',
      "\\pard{\\listtext\\'b7\\tab}One.\\par{\\pntext 2.\\tab}Two.\\par\\pard End.",
      '- One.\n\n- Two.\n\nEnd.',
    ],
    [
      'cells of a table',
      '\\trowd\\pard\\intbl A\\cell B\\cell\\row\\pard After.',
      'A\n\nB\n\nAfter.',
    ],
    [
      'notes at the end and their numbers in the text',
      'Few.{\\super\\chftn{\\footnote\\pard{\\super\\chftn} Dube 4.\\par More.}} Some.{\\super\\chftn{\\*\\footnote\\ftnalt Ibid.}}\\par So.',
      'Few.¹ Some.²\n\nSo.\n\nNotes\n\n1. Dube 4.\nMore.\n\n2. Ibid.',
    ],
    [
      'a text box before the paragraph in which it stands',
      '{\\shp{\\*\\shpinst\\shpleft1{\\sp{\\sn shapeType}{\\sv 202}}{\\shptxt\\pard Boxed.\\par}}{\\shprslt Twice}}Text.',
      'Boxed.\n\nText.',
    ],
    [
      'no hidden and no deleted words',
      'Seen. {\\v Hidden. }\\v Also.\\v0 {\\deleted Gone. }Shown.',
      'Seen. Shown.',
    ],
    [
      'no page heads, pictures, comments and unknown groups',
      '{\\header Head}{\\footerr Foot}{\\pict\\pngblip 89504e\\bin4 }{}{\\b}Yes.{\\*\\annotation No.}{\\*\\unknown{\\b No.}}{\\xe Index}',
      'Yes.',
    ],
    [
      'the result of a field',
      '{\\field{\\*\\fldinst HYPERLINK "http://a"}{\\fldrslt a link}} here',
      'a link here',
    ],
    [
      'equations on one line',
      'It is {\\mmath{\\*\\moMath{\\mf{\\mfPr{\\mctrlPr x}}{\\mnum{\\mr a+b}}{\\mden{\\mr 2}}}{\\mr =}{\\msSup{\\me{\\mr x}}{\\msup{\\mr 2}}}}}.',
      'It is (a+b)/2=x^2.',
    ],
    ['nothing that follows the document', 'Yes.}No.{', 'Yes.'],
  ])('%s', (_, body, text) => {
    expect(read(body)).toBe(text);
  });

  test.each([
    ['Mac Roman', '{\\rtf1\\mac ', "It\\'d5s caf\\'8e.", 'It’s café.'],
    ['raw bytes', '{\\rtf1\\ansi ', 'caf\xe9', 'café'],
    ['Greek', '{\\rtf1\\ansi\\ansicpg1253', "\\'e1", 'α'],
  ])('in %s', (_, head, body, text) => {
    expect(read(body, head)).toBe(text);
  });

  test('block quotations, by their style or their indent', () => {
    const quotation = (properties: string): string =>
      read(`\\pard Nomsa said:\\par\\pard${properties} We was here.\\par\\pard So.`);
    const marked = 'Nomsa said:\n\n> We was here.\n\nSo.';
    expect(quotation('\\s2')).toBe(marked);
    expect(quotation('\\li720\\ri720')).toBe(marked);
    expect(quotation('\\li720\\ri720\\fi-720')).toBe(marked.replace('> ', ''));
    expect(quotation('\\s0\\li720')).toBe(marked.replace('> ', ''));
  });
});

describe('readRtf refuses', () => {
  const fault = (reason: string) => expect.objectContaining({ name: 'DocumentFault', reason });
  test('letters in an encoding of DOS, but no other words in it', () => {
    expect(() => read("caf\\'82", '{\\rtf1\\pc ')).toThrow(fault('encoding'));
    expect(read('cafe', '{\\rtf1\\pc ')).toBe('cafe');
  });
  test('groups within groups without end', () => {
    expect(() => read('{'.repeat(1_000_000))).toThrow(fault('damaged'));
  });
});

test('readRtf reads every file that is cut off anywhere', () => {
  const whole = `${HEAD}{\\shp{\\*\\shpinst{\\shptxt Box}}}One.{\\footnote Two.}\\'e9\\u233?\\par}`;
  for (let end = 1; end <= whole.length; end += 1)
    expect(typeof readRtf(Buffer.from(whole.slice(0, end), 'latin1'))).toBe('string');
});
