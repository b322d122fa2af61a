import { unknownWords } from '../layers/pos-tagger.ts';
import { isFalsePositive } from './checker-false-positives.ts';
import { COMMON_MISSPELLINGS } from './common-misspellings.ts';
import type { GrammarIssue } from './grammar-issue.ts';
import { normaliseSpelling } from '../lexicon/normal-spelling.ts';
import { editDistance, looksNguni } from './word-shape.ts';

/** Short foreign words and abbreviations that are common in names, titles and references. */
const FOREIGN_WORDS = new Set(
  'del los las der die das des du el la le les de von van den dos das und y et al etc mrs mr ms mom vitro vivo'.split(
    ' ',
  ),
);

/** Most edits between a misspelt word and its correction. */
const MAX_EDITS = 2;
/** Whether a correction is only a guess: it needs many edits, or it has another first letter. */
const isGuess = (word: string, correction: string): boolean =>
  word.charAt(0).toLowerCase() !== correction.charAt(0).toLowerCase() ||
  editDistance(word, correction) > MAX_EDITS;
/** Whether the marked text is only a part of what is written together, such as 'toyi-toyi' or '11thgrade'. */
const isPart = (text: string, { start, end }: GrammarIssue): boolean =>
  /[-‑\p{L}\p{N}]/u.test(text.slice(Math.max(0, start - 1), start)) ||
  /[-‑\p{L}\p{N}]/u.test(text.slice(end, end + 1));

/**
 * Whether a grammar issue says that one word is misspelt or should be two words. Such an issue is wrong for names and
 * foreign words.
 */
export const isAboutOneWord = ({ kind, rule }: GrammarIssue): boolean =>
  kind === 'Spelling' || rule === 'SplitWords';

/** Whether a word is a known one with the ending of an owner: 'another’s'. Contractions are only those that the checker knows. */
const isKnownOwner = (word: string): boolean => {
  const owner = /^([a-z]{3,})['’]s$/i.exec(word)?.[1]?.toLowerCase();
  return owner !== undefined && !unknownWords([owner]).has(owner);
};

/**
 * Whether to report a grammar issue to the student. Excludes known false positives, and spelling issues whose word may be
 * a name, foreign or another dialect, or whose correction is a guess.
 */
export const isWorthReporting = (text: string, issue: GrammarIssue): boolean => {
  if (isFalsePositive(text, issue)) return false;
  const word = text.slice(issue.start, issue.end);
  // In a line of capitals, 'SOUTH AFRICA' is written like its neighbours.
  if (
    /\p{Lu}{2}/u.test(word) &&
    word === word.toUpperCase() &&
    issue.replacements.some((other) => other.toLowerCase() === word.toLowerCase())
  )
    return false;
  if (isAboutOneWord(issue) && isKnownOwner(word)) return false;
  if (isAboutOneWord(issue) && (isPart(text, issue) || looksNguni(word))) return false;
  if (issue.kind !== 'Spelling') return true;
  const [correction] = issue.replacements;
  if (!correction || word.length <= 2 || !/^[A-Za-z]+$/.test(word)) return false;
  if (/\p{Lu}.*\p{Lu}/u.test(word)) return false;
  const lower = word.toLowerCase();
  // 'british' needs a capital, and its letters are right.
  if (lower === correction.toLowerCase()) return false;
  if (COMMON_MISSPELLINGS.has(lower)) return true;
  if (isGuess(word, correction)) return false;
  if (
    FOREIGN_WORDS.has(lower) ||
    issue.replacements.some((other) => normaliseSpelling(other) === normaliseSpelling(word))
  )
    return false;
  return unknownWords([lower]).has(lower);
};
