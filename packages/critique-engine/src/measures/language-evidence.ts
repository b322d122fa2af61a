import type { Word } from '@argint/text-analysis';
import { grammarIssues } from '../grammar-rules/grammar-issues.ts';
import type { ReadEssay, Sentence } from '../essay.ts';
import { readGeneralWords, type GeneralWords } from '../layers/general-words.ts';
import { unknownWords } from '../layers/pos-tagger.ts';
import { readPairs, type PairReading } from '../layers/word-pairs/read-pairs.ts';
import { memoizeByKey } from '../memoize-by-key.ts';
import { wordCount } from '../layers/word-count.ts';

/** What the language measure is based on. Counts are over the whole prose. */
export interface LanguageEvidence {
  words: number;
  unknown: number;
  /** Sum of the severities of all grammar issues, including severity 1. */
  issueWeight: number;
  /** Mean share of different words among fifty in a row (moving average type-token ratio, Covington and McFall 2010). */
  variety: number;
  /** How rare its pairs of neighbouring words are, on average: see `PairReading`. */
  pairRarity: number;
  /** Different pairs that hardly ever stand together, in lower case, the rarest first. */
  rarePairs: string[];
  /** Words that fit any subject. */
  general: GeneralWords;
  /** Sentences without a capital or a full stop. */
  unmarked: number;
  /** Sentences, without the lines of an address, a greeting or a signature. */
  sentences: number;
  /** Number of words in sentences of more than 45 words. */
  inEndless: number;
  /** Words of seven letters or more. */
  long: number;
  /**
   * Words that connect clauses or express degree, other than 'because', 'if' and 'very'. Learners acquire them late
   * (Biber 1988; Hyland 2005 on their role in academic prose).
   */
  connectors: number;
}

const WINDOW = 50;
/** A sentence with more words is hard to follow. */
export const ENDLESS_SENTENCE_WORDS = 45;
const connecting = new Set(
  `which although while whether whose despite unless whereas though rather even yet still itself themselves himself
  herself oneself within without upon beyond instead simply often such due therefore however through throughout towards`.split(
    /\s+/,
  ),
);

const movingVariety = (words: readonly Word[]): number => {
  const inWindow = new Map<string, number>();
  let sum = 0;
  let windows = 0;
  words.forEach(({ lower }, i) => {
    inWindow.set(lower, (inWindow.get(lower) ?? 0) + 1);
    const gone = words[i - WINDOW]?.lower;
    if (gone !== undefined) {
      const left = (inWindow.get(gone) ?? 1) - 1;
      if (left) inWindow.set(gone, left);
      else inWindow.delete(gone);
    }
    if (i >= WINDOW - 1) {
      sum += inWindow.size / WINDOW;
      windows++;
    }
  });
  return windows ? sum / windows : 0;
};

/** Words whose spelling can be checked: at least three letters, all lower case. */
const plainWords = ({ sentences, text }: ReadEssay): Word[] =>
  sentences
    .flatMap(({ words }) => words)
    .filter(({ lower, start, end }) => lower.length > 2 && /^[a-z]+$/.test(text.slice(start, end)));

/** Most words of a line that is no sentence: an address, a date, a greeting, the writer's name. */
const MOST_LINE_WORDS = 12;

/** Whether a sentence stands alone on its line, as an address or a greeting does, and says nothing with a verb. */
export const isLayoutLine = (sentence: Sentence, { text }: Pick<ReadEssay, 'text'>): boolean =>
  sentence.words.length <= MOST_LINE_WORDS &&
  /(?:^|\n)[ \t]*$/.test(text.slice(Math.max(0, sentence.start - 80), sentence.start)) &&
  /^[ \t]*(?:\n|$)/.test(text.slice(sentence.end, sentence.end + 80)) &&
  !sentence.tags.some((tag) => tag === 'AUX' || tag === 'VERB');

/** Whether a sentence has no capital or no full stop. */
export const isUnmarked = ({ text }: Sentence): boolean =>
  /^\p{Ll}/u.test(text) || !/[.!?…:]["'”’)\]]*$/.test(text);

const rarePairsOf = ({ rare }: PairReading, { text }: Pick<ReadEssay, 'text'>): string[] => [
  ...new Set(
    rare.map(({ start, end }) => text.slice(start, end).toLowerCase().replace(/\s+/g, ' ')),
  ),
];

/** Counts over the whole prose, including quotations. Linear time. Memoized by essay: the advice needs it again. */
export const countLanguage = memoizeByKey((essay: ReadEssay): LanguageEvidence => {
  const { sentences } = essay;
  const words = sentences.flatMap((s) => s.words);
  const whole = sentences.filter((s) => !isLayoutLine(s, essay));
  const plain = plainWords(essay);
  const unknown = unknownWords([...new Set(plain.map((w) => w.lower))]);
  const issues = essay.prose.flatMap((p) => grammarIssues(p, essay));
  const pairs = readPairs(sentences, essay.text);
  const endless = sentences.filter((s) => s.words.length > ENDLESS_SENTENCE_WORDS);
  return {
    words: wordCount(sentences),
    unknown: plain.filter((w) => unknown.has(w.lower)).length,
    issueWeight: issues.reduce((sum, r) => sum + r.severity, 0),
    pairRarity: pairs.meanRarity,
    rarePairs: rarePairsOf(pairs, essay),
    general: readGeneralWords(essay),
    variety: movingVariety(words),
    unmarked: whole.filter(isUnmarked).length,
    sentences: whole.length,
    inEndless: wordCount(endless),
    long: words.filter((w) => w.lower.length >= 7).length,
    connectors: words.filter((w) => connecting.has(w.lower)).length,
  };
});
