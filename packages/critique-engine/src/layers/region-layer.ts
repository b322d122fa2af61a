import {
  countWords,
  isHeadingLike,
  isReferencesTitle,
  isTitleLike,
  paragraphsOf,
  sentencesIn,
  wordsIn,
} from '@argint/text-analysis';
import type { Span } from '@argint/text-analysis';
import type { Paragraph, Region } from '../essay.ts';
import { FUNCTION_WORDS } from './function-words.ts';
import { codeParagraphs, inlineCode } from './code-layer.ts';
import { citationsIn } from '../sources/citations.ts';
import { isFurniture } from './furniture-layer.ts';
import { isInstruction } from './instruction-layer.ts';
import { latexMarkup, latexParagraphs } from './latex-layer.ts';
import { isOtherLanguage } from './other-language.ts';
import { quotationsIn } from './quotations.ts';
import { sheetLines } from './sheet-layer.ts';

type Kind = Paragraph['kind'];
const notesTitle = /^(?:foot|end)?notes\s*:?$/i;
/** Labels of the parts of an essay plan. */
const partLabel =
  /^(?:introduction|conclusion|body|(?:body )?paragraph|counter[- ]?arguments?|rebuttal|thesis|main part)(?: (?:paragraph|statement))?(?: (?:\d|one|two|three|four))?\s*[.:]?$/i;
const coverLine =
  /\b(?:student (?:number|no)|submitted|due date|word count)\b|^\s*(?:by|name|date|title)\s*:/i;
/** Words of a cover page that essays use as well. They count only in a line that is no sentence. */
const coverWords =
  /(?<!\bof )\b(?:lecturer|course|module|university|assignment)\b(?!.*[.!?]["'”’)]*\s*$)/is;

/** A text with this many lines of menus, buttons and notices counts as pasted from a web page. */
const FURNITURE_LINES = 3;
/** Most words in a line of a cover page. */
const COVER_WORDS = 20;

/** Fewest words of a prose paragraph after the list of references. Longer entries are rare and name a year or publisher. */
const RESUMED_WORDS = 25;
const entryShape =
  /\b(?:1[5-9]|20)\d\d\b|\b(?:Press|Publish\w+|Books|Journal|Verlag|Retrieved|Accessed|Available at|doi|vol\.|pp?\.|eds?\.)(?:\W|$)|https?:|www\./;
const finite =
  /\b(?:is|are|was|were|has|have|had|do|does|did|can|could|will|would|should|must|may|might)\b/i;

/** Whether a line is a title that ends with a full stop: most words are capitalised, and none is a verb form. */
const isStoppedTitle = (content: string): boolean => {
  const bare = content.trim().replace(/\.$/, '');
  const words = wordsIn(bare).filter((w) => !FUNCTION_WORDS.has(w.lower));
  const capitals = words.filter(({ start }) => /\p{Lu}/u.test(bare.charAt(start))).length;
  return (
    words.length > 1 && capitals * 4 >= words.length * 3 && isTitleLike(bare) && !finite.test(bare)
  );
};

/** Whether a paragraph is running prose: long, with verbs and function words, and without the signs of a reference. */
const isProseAgain = (content: string): boolean => {
  const words = wordsIn(content);
  const small = words.filter((w) => FUNCTION_WORDS.has(w.lower)).length;
  return (
    words.length > RESUMED_WORDS &&
    small > words.length / 4 &&
    finite.test(content) &&
    /[.!?…]["'”’)\]]*$/.test(content) &&
    !entryShape.test(content)
  );
};

/** Most words of a name under an essay. */
const SIGNATURE_WORDS = 4;
const signature =
  /^\s*(?:(?:By|From|Sincerely|Yours|Regards|Name),?:?\s+)?(?:\p{Lu}[\p{L}_.'’-]*\s*){1,4}[.!]?\s*$/u;

/** Whether the last paragraph is only a name or 'The End', and concludes nothing. */
const isSignature = (content: string): boolean => {
  const bare = content.trim();
  const words = bare.split(/\s+/);
  return (
    words.length <= SIGNATURE_WORDS &&
    signature.test(bare) &&
    !finite.test(bare) &&
    (/^\W*the end\W*$/i.test(bare) || words.every((word) => /^\p{Lu}/u.test(word)))
  );
};

/** For each paragraph, whether it belongs to a list of references: from the list's title until prose begins again. */
const inReferences = (contents: readonly string[]): boolean[] => {
  let inside = false;
  return contents.map((content, i) => {
    if (i > 0 && (isReferencesTitle(content) || notesTitle.test(content.trim()))) inside = true;
    else if (inside && isProseAgain(content)) inside = false;
    return inside;
  });
};

/**
 * Which paragraphs are code, commands or another language. None where they are half of the text or more: then it is judged
 * for what it is.
 */
const foreignParagraphs = (contents: readonly string[]): boolean[] => {
  const code = codeParagraphs(contents);
  const commands = latexParagraphs(contents);
  const foreign = contents.map(
    (content, i) => code[i] === true || commands[i] === true || isOtherLanguage(content),
  );
  const words = (own: readonly string[]): number =>
    own.reduce((sum, content) => sum + countWords(content), 0);
  return words(contents.filter((_, i) => foreign[i])) * 2 < words(contents)
    ? foreign
    : contents.map(() => false);
};

/** What each paragraph is, in the order of `spans`. */
const kindsOf = (text: string, spans: readonly Span[]): Kind[] => {
  const contents = spans.map((s) => text.slice(s.start, s.end));
  const listed = inReferences(contents);
  const isCover = (content: string): boolean =>
    countWords(content) <= COVER_WORDS && (coverLine.test(content) || coverWords.test(content));
  const instructed = spans.map((span) =>
    sentencesIn(text, span).every((s) => isInstruction(text.slice(s.start, s.end))),
  );
  // One such line is a heading; several are a page.
  const page = contents.map(isFurniture);
  const pasted = page.filter(Boolean).length >= FURNITURE_LINES;
  const sheet = sheetLines(contents);
  const foreign = foreignParagraphs(contents);
  const firstProse = contents.findIndex(
    (c, i) =>
      !instructed[i] &&
      !sheet[i] &&
      !foreign[i] &&
      !(pasted && page[i]) &&
      !(i === 0 ? isTitleLike(c) || isStoppedTitle(c) : isHeadingLike(c)) &&
      !partLabel.test(c.trim()) &&
      countWords(c) > 1 &&
      !isCover(c),
  );
  const isLast = (content: string, i: number): boolean =>
    (sheet[i] ?? false) || (i === contents.length - 1 && isSignature(content));
  const lastOwn = contents.findLastIndex((content, i) => !listed[i] && !isLast(content, i));
  return contents.map((content, i) => {
    if (listed[i]) return 'references';
    if (firstProse >= 0 && sheet[i] && (i < firstProse || i > lastOwn)) return 'cover';
    if (instructed[i]) return 'instruction';
    if (foreign[i]) return 'foreign';
    if (pasted && page[i]) return 'furniture';
    if (
      i < firstProse &&
      (i === 0 ? isTitleLike(content) || isStoppedTitle(content) : isHeadingLike(content))
    )
      return firstProse > 1 ? 'cover' : 'heading';
    if (i < firstProse && isCover(content)) return 'cover';
    if (i > firstProse && i > lastOwn) return 'cover';
    const label = partLabel.test(content.trim()) || /^\s*\p{Lu}\p{L}+[.:]?\s*$/u.test(content);
    if (label && firstProse >= 0 && i < contents.length - 1) return 'heading';
    return isHeadingLike(content) &&
      /^[\p{Lu}\p{N}]/u.test(content) &&
      i < contents.length - 1 &&
      firstProse >= 0
      ? 'heading'
      : 'prose';
  });
};

/** Whether a paragraph is a quotation, as mail programs, Markdown and our reader of Word documents mark it. */
const isBlockQuotation = (text: string, { start }: Span): boolean => text.startsWith('> ', start);

/** Paragraphs with their kind, and every region that is not the writer's own running prose. */
export const readRegions = (text: string): { spans: Span[]; kinds: Kind[]; regions: Region[] } => {
  const spans = paragraphsOf(text);
  const kinds = kindsOf(text, spans);
  const regions: Region[] = [];
  spans.forEach((span, i) => {
    const kind = kinds[i] ?? 'prose';
    if (kind !== 'prose') {
      regions.push({ kind, ...span });
      return;
    }
    const quotations = isBlockQuotation(text, span) ? [span] : quotationsIn(text, span);
    for (const quotation of quotations) regions.push({ kind: 'quotation', ...quotation });
    for (const { start, end } of citationsIn(text, span))
      regions.push({ kind: 'citation', start, end });
    const sentences = sentencesIn(text, span);
    for (const sentence of sentences) {
      const words = text.slice(sentence.start, sentence.end);
      if (isInstruction(words)) regions.push({ kind: 'instruction', ...sentence });
      else if (sentences.length > 1 && isOtherLanguage(words))
        regions.push({ kind: 'foreign', ...sentence });
    }
  });
  const markup = latexMarkup(text);
  for (const piece of markup.length > 0 ? markup : inlineCode(text))
    regions.push({ kind: 'foreign', ...piece });
  return { spans, kinds, regions: regions.sort((a, b) => a.start - b.start) };
};
