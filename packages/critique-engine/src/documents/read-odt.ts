import { posix } from 'node:path';
import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { DocumentFault } from './document-fault.ts';
import { mathText } from './math-text.ts';
import { odtStyles } from './odt-styles.ts';
import { paragraphsText, raised, type PlainParagraph } from './plain-paragraphs.ts';
import { checkXml, unpack, type Parts } from './unpack.ts';

/** What a reader of the document does not see: deleted words, comments, the file's own names for things. */
const UNSEEN: ReadonlySet<string> = new Set([
  'text:tracked-changes',
  'text:note-citation',
  'text:ruby-text',
  'office:annotation',
  'office:forms',
  'svg:title',
  'svg:desc',
]);
/** How a contents page is made, as opposed to what it says. */
const isRecipe = (name: string): boolean => /^text:[\w-]+-source$/.test(name);
/** Most blanks that one element stands for. */
const BLANKS_MAX = 100;

/** Where paragraphs go: the text, or a note. */
interface Target {
  paragraphs: PlainParagraph[];
  /** Those that are open: a text box stands within a paragraph. */
  open: PlainParagraph[];
}

const isHiddenField = ({ name, attributes }: SaxesTagPlain): boolean =>
  attributes['text:is-hidden'] === 'true' ||
  (name === 'text:section' && attributes['text:display'] === 'none');

const readBody = (content: string, styles: string, equation: (path: string) => string): string => {
  const styleOf = odtStyles([styles, content]);
  const targets: Target[] = [{ paragraphs: [], open: [] }];
  const notes: string[] = [];
  /** How deep in elements that are not seen. */
  let unseen = 0;
  let [lists, cells, notesBegun] = [0, 0, 0];
  let isText = false;
  /** Whether the last sign was a blank: the next one then counts for nothing. */
  let isBlank = true;
  const write = (words: string): void => {
    const paragraph = targets.at(-1)?.open.at(-1);
    if (!paragraph || words === '') return;
    paragraph.words += words;
    isBlank = words.endsWith(' ');
  };
  const begin = ({ name, attributes }: SaxesTagPlain): void => {
    const target = targets.at(-1);
    const style = styleOf('paragraph', attributes['text:style-name']);
    const outline = name === 'text:h' ? Number(attributes['text:outline-level'] ?? 1) || 1 : 0;
    const level = outline || style.level;
    const paragraph: PlainParagraph = {
      ...style,
      words: '',
      level,
      isItem: lists > 0 && level === 0,
      isCell: cells > 0,
    };
    target?.open.push(paragraph);
    isBlank = true;
    if (!style.isHidden) target?.paragraphs.push(paragraph);
  };
  const opened: Readonly<Record<string, (tag: SaxesTagPlain) => void>> = {
    'office:text': () => {
      isText = true;
    },
    'text:p': begin,
    'text:h': begin,
    'text:list-item': () => {
      lists += 1;
    },
    'table:table-cell': () => {
      cells += 1;
    },
    'text:note': () => {
      notesBegun += 1;
      write(raised(String(notesBegun)));
      targets.push({ paragraphs: [], open: [] });
    },
    'text:s': ({ attributes }) =>
      write(' '.repeat(Math.min(Number(attributes['text:c'] ?? 1) || 1, BLANKS_MAX))),
    'text:tab': () => write('\t'),
    'text:line-break': () => write('\n'),
    'draw:object': ({ attributes }) => write(equation(attributes['xlink:href'] ?? '')),
    // A field that hides its whole paragraph.
    'text:hidden-paragraph': ({ attributes }) => {
      const target = targets.at(-1);
      const hidden = attributes['text:is-hidden'] === 'true' ? target?.open.at(-1) : undefined;
      if (target) target.paragraphs = target.paragraphs.filter((one) => one !== hidden);
    },
  };
  const closed: Readonly<Record<string, () => void>> = {
    'text:p': () => targets.at(-1)?.open.pop(),
    'text:h': () => targets.at(-1)?.open.pop(),
    'text:list-item': () => {
      lists -= 1;
    },
    'table:table-cell': () => {
      cells -= 1;
    },
    'text:note': () => {
      const words = targets.pop()?.paragraphs.map((one) => one.words.trim());
      notes.push((words ?? []).filter(Boolean).join('\n'));
    },
  };
  const parser = new SaxesParser();
  parser.on('opentag', (tag) => {
    const isHiddenSpan =
      tag.name === 'text:span' && styleOf('text', tag.attributes['text:style-name']).isHidden;
    if (unseen > 0 || UNSEEN.has(tag.name) || isRecipe(tag.name) || isHiddenSpan) unseen += 1;
    else if (tag.name !== 'text:hidden-paragraph' && isHiddenField(tag)) unseen += 1;
    else opened[tag.name]?.(tag);
  });
  parser.on('closetag', ({ name }) => {
    if (unseen > 0) unseen -= 1;
    else closed[name]?.();
  });
  parser.on('text', (text) => {
    if (unseen > 0) return;
    const words = text.replace(/[ \t\r\n]+/g, ' ');
    write(isBlank ? words.replace(/^ /, '') : words);
  });
  parser.write(content).close();
  if (!isText) throw new DocumentFault('other-archive', 'odt');
  return paragraphsText(targets[0]?.paragraphs ?? [], notes);
};

const equationIn =
  (parts: Parts) =>
  (path: string): string => {
    const xml = parts.get(posix.join(path, 'content.xml'))?.toString() ?? '';
    return /<(?:\w+:)?math[\s>]/.test(xml) ? mathText(xml) : '';
  };

/**
 * The text of an OpenDocument text as its reader sees it, with footnotes and endnotes as a list of notes at the end.
 * @throws DocumentFault if it is none, or more than an essay can be
 */
export const readOdt = (bytes: Buffer): string => {
  const parts = unpack(bytes, 'odt');
  if (parts.get('META-INF/manifest.xml')?.includes('encryption-data'))
    throw new DocumentFault('encrypted', 'odt');
  const content = parts.get('content.xml');
  if (!content) throw new DocumentFault('other-archive', 'odt');
  const xml = [...parts].filter(([name]) => name.endsWith('.xml')).map(([, part]) => part);
  checkXml(content, xml, 'odt');
  try {
    const styles = parts.get('styles.xml')?.toString() || '<none/>';
    return readBody(content.toString(), styles, equationIn(parts));
  } catch (error) {
    throw error instanceof DocumentFault ? error : new DocumentFault('damaged', 'odt');
  }
};
