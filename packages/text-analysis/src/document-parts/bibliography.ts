import { paragraphsOf } from '../paragraphs.ts';
import type { Span } from '../span.ts';
import { countWords } from '../words.ts';

const listTitle =
  /^(?:(?:selected|annotated|short|full|general|primary|secondary|cited|further|list of|table of|my|the) )*(?:references?|bibliograph(?:y|ies)|bibliographic references|works|sources|literature|reference list|source list|reading list|reading|sources of information|bronnelys|bibliografie|verwysings|bronne)(?: (?:cited|consulted|used|referenced|referred to|list))?(?: (?:and|&) (?:further reading|notes|bibliography|sources|references|works consulted))?$/iu;
/** Titles that head a part of an essay as well: the lines behind them decide. */
const plainTitle = /^(?:the )?(?:works|literature|reading|sources of information)$/iu;

/** Whether a paragraph is the title of a list of references: 'Works Consulted', '## References', '**5. Sources:**'. */
export const isReferencesTitle = (paragraph: string): boolean => {
  const bare = paragraph
    .trim()
    .replace(/^[\s#*_>=-]*(?:\d{1,2}(?:\.\d{1,2})*[.)]?\s+)?|[\s#*_:.=-]+$/gu, '')
    .trim();
  return bare.length <= 60 && listTitle.test(bare) && !plainTitle.test(bare);
};

/** What comes after a list of references and is none of it. */
const nextPart = /^(?:appendi(?:x|ces)|annex(?:ure|e|es)?|addendum|declaration|word count)\b/iu;
/** A year, a publisher or a link, as an entry has. */
const entryMark =
  /\b(?:1[5-9]|20)\d\d\b|\bn\.d\.|\b(?:press|publish\w+|journal|retrieved|accessed|available at|doi|vol\.|pp?\.|eds?\.)(?:\W|$)|https?:|www\./iu;
/** An entry that begins with an author and has a year: 'Dube, T. (2018).' */
const authored = /^\p{Lu}[\p{L}'’-]+,\s+(?:\p{Lu}\.|\p{Lu}\p{L}+).{0,200}\b(?:1[5-9]|20)\d\d\b/su;

/** Most words of an entry. */
const ENTRY_WORDS = 70;
/** Fewest entries of a list without a title. */
const UNTITLED_ENTRIES = 3;

const isEntry = (content: string): boolean =>
  entryMark.test(content) && countWords(content) <= ENTRY_WORDS;

/**
 * The list of references of a text: from its title to the end, or to an appendix; or, without a title, the last
 * three or more paragraphs that each begin with an author and have a year. Null where most of what follows the title
 * does not look like references.
 */
export const bibliography = (text: string): Span | null => {
  const spans = paragraphsOf(text);
  const contents = spans.map(({ start, end }) => text.slice(start, end));
  const span = (first: number, end: number): Span | null => {
    const [from, to] = [spans[first], spans[end - 1]];
    return from && to ? { start: from.start, end: to.end } : null;
  };
  const at = contents.findLastIndex(isReferencesTitle);
  if (at > 0) {
    const after = contents.findIndex((content, i) => i > at && nextPart.test(content));
    const end = after < 0 ? contents.length : after;
    const entries = contents.slice(at + 1, end);
    const found = entries.filter(isEntry).length;
    return found > 0 && found * 2 > entries.length ? span(at, end) : null;
  }
  const other = contents.findLastIndex(
    (content) => !(authored.test(content) && countWords(content) <= ENTRY_WORDS),
  );
  return other >= 0 && contents.length - other - 1 >= UNTITLED_ENTRIES
    ? span(other + 1, contents.length)
    : null;
};
