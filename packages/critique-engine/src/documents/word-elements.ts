import { countWords } from '@argint/text-analysis';

/** A part of a Word document as mammoth hands it out: the document, a paragraph, a run of words. */
export interface WordElement {
  type: string;
  children?: WordElement[];
  value?: string;
  styleId?: string | null;
  styleName?: string | null;
  numbering?: unknown;
  /** In twentieths of a point. */
  indent?: Partial<Record<'start' | 'end' | 'firstLine' | 'hanging', string | null>>;
}

const wordsOf = (element: WordElement): string =>
  element.value ?? (element.children ?? []).map(wordsOf).join('');

/** Word's own styles, also of templates: Quote, Intense Quote, Quotations, Block Quotation, Block Text. */
const quoteStyle = /\bquot(?:e|es|ation|ations)\b|^block text$/i;
/** Narrowest indent of a block quotation: 1 cm. Word's buttons indent by 1.27 cm. */
const INDENT = 560;
/** Fewest words of a quotation that is indented on the left only. */
const LEFT_ONLY_WORDS = 30;
/** Most characters of the source behind a quotation. */
const CITATION_CHARS = 300;
const endsWithCitation = /\([^()]*\d[^()]*\)[.”"]*\s*$/;

const twips = (value: string | null | undefined): number => Number(value ?? 0) || 0;

/** Whether a paragraph is set in from both sides, or from the left as a long quotation with its source or after a colon. */
const isSetIn = (paragraph: WordElement, above: string): boolean => {
  const { start, end, hanging } = paragraph.indent ?? {};
  if (twips(start) < INDENT || twips(hanging) > 0 || paragraph.numbering) return false;
  if (twips(end) >= INDENT) return true;
  const words = wordsOf(paragraph);
  return (
    countWords(words) >= LEFT_ONLY_WORDS &&
    (/:\s*$/.test(above) || endsWithCitation.test(words.slice(-CITATION_CHARS)))
  );
};

/** Gives block quotations the style 'Quote', whether by their style or their indent. An indent that most paragraphs have is no sign. */
export const markBlockQuotations = (document: WordElement): WordElement => {
  const children = document.children ?? [];
  const prose = children.filter((child) => wordsOf(child).trim() !== '');
  const isPlain =
    prose.filter((child) => twips(child.indent?.start) >= INDENT).length * 2 <= prose.length;
  let above = '';
  return {
    ...document,
    children: children.map((child) => {
      if (child.type !== 'paragraph') return child;
      const isQuotation =
        quoteStyle.test(child.styleName ?? '') || (isPlain && isSetIn(child, above));
      above = wordsOf(child);
      return isQuotation ? { ...child, styleId: 'Quote', styleName: 'Quote' } : child;
    }),
  };
};
