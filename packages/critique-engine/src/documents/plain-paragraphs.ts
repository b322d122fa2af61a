import { htmlText } from './html-text.ts';
import { markBlockQuotations, type WordElement } from './word-elements.ts';

/** A paragraph of an OpenDocument or RTF file. */
export interface PlainParagraph extends Pick<WordElement, 'indent' | 'styleName'> {
  words: string;
  /** 1 and up for headings, 0 for text. */
  level: number;
  isItem: boolean;
  /** Whether it stands in a table. */
  isCell: boolean;
}

/** The number of a note as it stands in the text. */
export const raised = (number: string): string =>
  number.replace(/\d/g, (digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'.charAt(Number(digit)));

/** A text whose `&`, `<` and `>` are no markup. */
export const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

const htmlOf = ({ words, level, isItem }: PlainParagraph, isQuotation: boolean): string => {
  const inner = escaped(words).replaceAll('\n', '<br />');
  if (level > 0) return `<h${Math.min(level, 6)}>${inner}</h${Math.min(level, 6)}>`;
  if (isItem) return `<li>${inner}</li>`;
  return isQuotation ? `<blockquote><p>${inner}</p></blockquote>` : `<p>${inner}</p>`;
};

/** The text of paragraphs as that of a Word document is given, with the notes at the end. */
export const paragraphsText = (
  paragraphs: readonly PlainParagraph[],
  notes: readonly string[],
): string => {
  const { children = [] } = markBlockQuotations({
    type: 'document',
    children: paragraphs.map(({ words, isCell, isItem, level, styleName, indent }) => ({
      type: isCell || level > 0 ? 'other' : 'paragraph',
      children: [{ type: 'text', value: words }],
      numbering: isItem,
      styleName: styleName ?? null,
      indent: indent ?? {},
    })),
  });
  const html = paragraphs
    .map((paragraph, i) => htmlOf(paragraph, children[i]?.styleId === 'Quote'))
    .join('');
  const text = htmlText(html);
  const listed = notes.map((note, i) => `${i + 1}. ${note}`);
  return [text, ...(listed.length > 0 ? ['Notes', ...listed] : [])].join('\n\n');
};
