import { paragraphsOf } from '../paragraphs.ts';
import type { Span } from '../span.ts';
import { countWords } from '../words.ts';

/** Labels of a cover page, followed by what they label. */
const label =
  /^(?:student(?:['’]s)?(?: name| number| no\.?| id)?|(?:full )?names?|surname|lecturer|tutor|supervisor|instructor|module(?: code| name)?|course(?: code| name)?|subject|faculty|department|due date|date(?: due| submitted| of submission)?|submi(?:tted|ssion)(?: to| by| on| date)?|word count|degree|programme|prepared (?:by|for)|author|by)\s*[:#–]/iu;
/** Short lines that only a cover page has: an institution, a student number, a module code, a date. */
const alone = [
  /^(?:the )?(?:university|college|faculty|school|department|institute) of [\p{L} &,'’-]+$|^[\p{L} '’-]+ (?:university|college)(?: of technology)?$/iu,
  /^(?:student (?:number|no\.?|id)\s*)?[a-z]{0,3}\d{6,12}$/iu,
  /^\p{Lu}{3,5}\s?\d{3,4}\p{Lu}?(?:\s*[:–-].{0,60})?$/u,
  /^(?:assignment|essay|task)\s*(?:no\.?\s*)?\d{1,2}$/iu,
  /^\d{1,2}(?:st|nd|rd|th)?\s(?:january|february|march|april|may|june|july|august|september|october|november|december)\s\d{4}$/iu,
  /^\d{4}[-/]\d{2}[-/]\d{2}$|^\d{2}[-/]\d{2}[-/]\d{4}$/u,
  /^submitted (?:to|by|in (?:partial )?fulfilment)\b/iu,
];
/** A declaration that the work is the student's own, which may be long. */
const declaration =
  /\b(?:hereby )?declare that\b|\bmy own (?:original )?work\b|\bplagiarism is\b|\bturnitin\b/iu;

/** Most paragraphs and words of a cover page. */
const MAX_PARAGRAPHS = 40;
const MAX_LINE_WORDS = 14;
const MAX_DECLARATION_WORDS = 120;
/** Fewest signs of a cover page; one might be the beginning of an essay about universities. */
const MIN_SIGNS = 2;
/** Fewest words that must follow, or the text is no essay with a cover. */
const MIN_WORDS_AFTER = 50;

/** Whether a line is one that only a cover page has: a label, a student number, a date, a declaration. */
export const isCoverSign = (line: string): boolean => {
  const words = countWords(line);
  if (declaration.test(line)) return words <= MAX_DECLARATION_WORDS;
  return words <= MAX_LINE_WORDS && (label.test(line) || alone.some((form) => form.test(line)));
};

/** Whether the essay itself begins here: a line that is longer than any on a cover, and no declaration. */
const isProse = (line: string): boolean => countWords(line) > MAX_LINE_WORDS && !isCoverSign(line);

/**
 * The cover page at the start of a text: everything to the last line that only a cover has, before the first
 * paragraph of prose. Null with fewer than two such lines, so that a title or a heading alone stays.
 */
export const coverPage = (text: string): Span | null => {
  const lines = paragraphsOf(text).slice(0, MAX_PARAGRAPHS);
  const contents = lines.map(({ start, end }) => text.slice(start, end));
  const prose = contents.findIndex(isProse);
  const before = contents.slice(0, prose < 0 ? contents.length : prose);
  const signs = before.flatMap((line, i) => (isCoverSign(line) ? [i] : []));
  const last = lines[signs.at(-1) ?? -1];
  if (!last || signs.length < MIN_SIGNS) return null;
  return countWords(text.slice(last.end)) < MIN_WORDS_AFTER ? null : { start: 0, end: last.end };
};

const contentsLine =
  /^(?:table of )?contents:?$|(?:\.{4}|\s\.\s\.\s\.\s\.|…{2}|_{6})[\s.…_]{0,200}(?:\d{1,4}|[ivxl]{1,6})?$/iu;

/** Whether a line is the title of a table of contents, or leads with dots to a page. */
export const isContentsLine = (line: string): boolean => contentsLine.test(line.trim());
