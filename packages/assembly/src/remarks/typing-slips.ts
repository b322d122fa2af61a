import type { LineCritique } from '@argint/contracts';
import { slipOf } from './slip-classes.ts';

/** What a slip of spelling or typing is about, in the order in which a remark names it. */
export const TYPING_KINDS = {
  spelling: ['misspelt word', 'misspelt words'],
  smallI: ['small “i”', 'small “i”s'],
  capital: ['wrong or missing capital', 'wrong or missing capitals'],
  apostrophe: ['missing apostrophe', 'missing apostrophes'],
  doubled: ['doubled word', 'doubled words'],
  seam: ['word wrongly joined or parted', 'words wrongly joined or parted'],
  hyphen: ['missing hyphen', 'missing hyphens'],
  comma: ['comma', 'commas'],
  space: ['wrong space', 'wrong spaces'],
  stop: ['missing full stop', 'missing full stops'],
} as const;
export type TypingKind = keyof typeof TYPING_KINDS;

const SHORT_FORM =
  /n['’]t\b|\b(?:i|you|we|they|he|she|it|that|there|here|what|who|where|how|let)['’](?:m|re|ve|ll|d|s)\b/i;
const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
const countOf = (mark: RegExp, text: string): number => text.match(mark)?.length ?? 0;
const STOP_INSIDE = /[.;:!?](?=.*[\p{L}\p{N}])/gu;
const withoutSpacesAtMarks = (text: string): string => text.replace(/\s*([.,;:!?])\s*/g, '$1');

/** What a change that leaves all letters as they are is about; null where it parts two sentences or shows an owner. */
const changeOf = (quote: string, replacement: string): TypingKind | null => {
  if (countOf(STOP_INSIDE, replacement) > countOf(STOP_INSIDE, quote)) return null;
  if (countOf(/[:;]/g, quote) !== countOf(/[:;]/g, replacement)) return null;
  if (countOf(/['’]/g, quote) !== countOf(/['’]/g, replacement))
    return SHORT_FORM.test(replacement) ? 'apostrophe' : null;
  if (quote.toLowerCase() === replacement.toLowerCase())
    return /^i\b/.test(quote) ? 'smallI' : 'capital';
  if (countOf(/,/g, quote) !== countOf(/,/g, replacement)) return 'comma';
  if (/[.!?]$/.test(replacement) && !/[.!?]$/.test(quote)) return 'stop';
  if (countOf(/-/g, replacement) > countOf(/-/g, quote)) return 'hyphen';
  return withoutSpacesAtMarks(quote) === withoutSpacesAtMarks(replacement) ? 'space' : 'seam';
};

/** The kind of typing slip that a remark corrects: a doubled word, or other capitals, spaces and marks around the same letters. Null for other remarks. */
export const typingKindOf = ({
  ruleId,
  slip,
  issueType,
  quote,
  replacement,
}: Pick<
  LineCritique,
  'ruleId' | 'slip' | 'issueType' | 'quote' | 'replacement'
>): TypingKind | null => {
  if (issueType !== 'grammar' || quote === null || !replacement) return null;
  const name = slipOf({ ruleId, slip });
  if (name === 'doubled-word') return 'doubled';
  // “Its” and “it’s” have the same letters and mean two things, which a student can learn.
  return name === 'its-it-is' || lettersOf(quote) !== lettersOf(replacement)
    ? null
    : changeOf(quote, replacement);
};
