import { unknownWords } from '../layers/pos-tagger.ts';
import type { GrammarSlip } from './grammar-slip.ts';
import { editDistance, looksNguni } from './word-shape.ts';

/** Kinds of remark that are about taste, typography or dialect. */
const taste = new Set([
  'Style',
  'Readability',
  'Enhancement',
  'Formatting',
  'Redundancy',
  'Regionalism',
  'Miscellaneous',
]);
/** Rules that proved more often wrong than right in students' prose. */
const unsure = new Set([
  'OxfordComma',
  'CompoundNouns',
  'MissingPreposition',
  'QuiteQuiet',
  'OrthographicConsistency',
  'MergeWords',
  'TheMy',
  'ItsContraction',
  'GoogleNames',
  'DisjointPrefixes',
  'ProgressiveNeedsBe',
  'TheyToThem',
  'LongTimeAgo',
  'WhomSubjectOfVerb',
  'FindOut',
  'InDemandInDepth',
  'WellBeing',
]);
/** Small words of other languages that stand in names and titles. */
const particles = new Set(
  'del los las der die das des du el la le les de von van den dos das und y et al etc mrs mr ms mom vitro vivo'.split(
    ' ',
  ),
);

/** More edits than this, or another first letter, and the word meant is a guess. */
const FAR = 2;
const isGuess = (word: string, better: string): boolean =>
  word.charAt(0).toLowerCase() !== better.charAt(0).toLowerCase() ||
  editDistance(word, better) > FAR;
/** Part of a word with a hyphen: toyi-toyi. */
const isHyphened = (text: string, { start, end }: GrammarSlip): boolean =>
  /[-‑]/.test(text.slice(Math.max(0, start - 1), start)) || /[-‑]/.test(text.slice(end, end + 1));

/** Brings American and British spellings of a word to one form. */
const acrossDialects = (word: string): string =>
  word
    .toLowerCase()
    .replace(/our/g, 'or')
    .replace(/re$/, 'er')
    .replace(/res$/, 'ers')
    .replace(/ll/g, 'l')
    .replace(/ys(?=e|i)/g, 'yz')
    .replace(/is(?=e|i|a)/g, 'iz')
    .replace(/ogue/g, 'og')
    .replace(/enc(?=e)/g, 'ens')
    .replace(/(?:ae|oe)/g, 'e')
    .replace(/t$/, 'ed');

/** Whether a slip takes a word for another or for two: what no name or foreign word should draw. */
export const isAboutOneWord = ({ kind, rule }: GrammarSlip): boolean =>
  kind === 'Spelling' || rule === 'SplitWords';

/** One thing each, though they end in s. */
const massInS =
  /\b(?:news|politics|physics|mathematics|economics|statistics|linguistics|athletics|gymnastics|ethics|measles|series|species)\b/i;
/** What may stand before a possessive; after anything else 'there' is a place: 'the families there live well'. */
const beforePossessive =
  /\b(?:of|with|about|by|on|for|to|in|lose|lost|love|spend|change|improve|respect|enjoy|help|support|leave|left|and) $/i;

/** Whether a rule of the checker met a construction that it does not know and that is right. */
const isMisread = (text: string, { rule, start, end }: GrammarSlip): boolean => {
  const words = text.slice(start, end);
  const before = text.slice(Math.max(0, start - 40), start);
  switch (rule) {
    case 'ThereIsAgreement':
      return massInS.test(words);
    case 'RepeatedWords':
    case 'RedundantThat':
      // 'He had had enough', 'I know that that is wrong.'
      return /^(?:had had|that that)$/i.test(words);
    case 'MissingTo':
      // 'The school’s aims differ.'
      return /(?:['’]s|s['’]|\b(?:the|its|our|their|his|her|my|your|these|those)) $/i.test(before);
    case 'ThereToTheir':
      return !beforePossessive.test(before);
    default:
      return false;
  }
};

/** Whether a slip is worth a remark: no taste, no rule of thumb, no guess, foreign word or dialect taken for a misspelling. */
export const isWorthRemark = (text: string, slip: GrammarSlip): boolean => {
  if (taste.has(slip.kind) || unsure.has(slip.rule) || isMisread(text, slip)) return false;
  // 'some 330 000 people' means about so many.
  if (
    slip.rule === 'QuantifierNumeralConflict' &&
    /^some\b/i.test(text.slice(slip.start, slip.end))
  )
    return false;
  const word = text.slice(slip.start, slip.end);
  if (isAboutOneWord(slip) && (isHyphened(text, slip) || looksNguni(word))) return false;
  if (slip.kind !== 'Spelling') return true;
  const [better] = slip.replacements;
  if (!better || word.length <= 2 || !/^[A-Za-z]+$/.test(word)) return false;
  if (/\p{Lu}.*\p{Lu}/u.test(word)) return false;
  if (isGuess(word, better)) return false;
  const lower = word.toLowerCase();
  if (
    particles.has(lower) ||
    slip.replacements.some((r) => acrossDialects(r) === acrossDialects(word))
  )
    return false;
  return unknownWords([lower]).has(lower);
};
