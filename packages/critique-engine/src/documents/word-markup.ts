import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { mathText } from './math-text.ts';
import { escaped } from './plain-paragraphs.ts';
import { attributeOf, isOn, localName, type HiddenStyles } from './word-styles.ts';

/** The place of a document that the text includes whole, by the id of the relation. */
export interface Included {
  id: string;
}

/** What an element that the library does not know becomes, from its XML and the prefix of Word's elements. */
type Replace = (xml: () => string, prefix: string, tag: SaxesTagPlain) => string | Included;

const equation: Replace = (xml, w) =>
  `<${w}r><${w}t xml:space="preserve">${escaped(mathText(xml()))}</${w}t></${w}r>`;
const replaced: Readonly<Record<string, Replace>> = {
  oMath: equation,
  oMathPara: equation,
  cr: (_, w) => `<${w}br/>`,
  ptab: (_, w) => `<${w}tab/>`,
  altChunk: (_, _w, tag) => ({ id: attributeOf(tag, 'id') ?? '' }),
  // How paragraphs and words looked before a change that is tracked.
  pPrChange: () => '',
  rPrChange: () => '',
};

/** A paragraph or a run of words that is open. */
interface Open {
  kind: 'p' | 'r';
  /** How many pieces stood before it. */
  before: number;
  /** The paragraph that it is or stands in. */
  paragraph?: Open | undefined;
  style?: string | undefined;
  /** What it says of itself, whatever its style does. */
  hides?: boolean;
}

/**
 * The XML of a part of a Word document in words that the library knows: without hidden words, with equations as text and
 * two rare kinds of blanks as the usual ones; and where other documents are included. Throws where it is no XML.
 */
export const readableMarkup = (xml: string, isHidden: HiddenStyles): (string | Included)[] => {
  const pieces: (string | Included)[] = [];
  const open: Open[] = [];
  let [copied, start, depth] = [0, 0, 0];
  let prefix: string | null = null;
  let outer: SaxesTagPlain | null = null;
  const parser = new SaxesParser();
  const copyTo = (end: number): void => {
    pieces.push(xml.slice(copied, end));
    copied = end;
  };
  /** The styles of paragraph and words toggle: words that both hide are seen. */
  const isLeftOut = ({ paragraph, style, hides }: Open): boolean =>
    hides ?? isHidden('paragraph', paragraph?.style) !== isHidden('character', style);
  const begin = (kind: 'p' | 'r'): void => {
    const one: Open = { kind, before: pieces.length };
    one.paragraph = kind === 'p' ? one : open.at(-1)?.paragraph;
    open.push(one);
  };
  parser.on('opentag', (tag) => {
    prefix ??= tag.name.replace(/[^:]*$/, '');
    const name = localName(tag.name);
    if (depth > 0) depth += 1;
    else if (name === 'p' || name === 'r' || Object.hasOwn(replaced, name)) {
      start = xml.lastIndexOf('<', parser.position - 1);
      copyTo(start);
      if (name === 'p' || name === 'r') begin(name);
      else [outer, depth] = [tag, 1];
    }
    const top = open.at(-1);
    if (!top || depth > 0) return;
    if (name === 'pStyle' || name === 'rStyle') top.style ??= attributeOf(tag, 'val');
    if (name === 'vanish') top.hides = isOn(tag);
  });
  parser.on('closetag', (tag) => {
    const name = localName(tag.name);
    const end = parser.position;
    if (outer && depth === 1) {
      pieces.push(replaced[name]?.(() => xml.slice(start, end), prefix ?? '', outer) ?? '');
      outer = null;
      copied = end;
    } else if (depth === 0 && (name === 'p' || name === 'r')) {
      const closed = open.pop();
      if (closed?.kind === 'r' && isLeftOut(closed)) {
        pieces.length = closed.before;
        copied = end;
      }
    }
    depth = Math.max(0, depth - 1);
  });
  parser.write(xml).close();
  copyTo(xml.length);
  return pieces;
};
