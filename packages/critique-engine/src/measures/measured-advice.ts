import { grammarIssues } from '../grammar-rules/grammar-issues.ts';
import type { ReadEssay, Paragraph, Sentence } from '../essay.ts';
import { frameOf } from '../layers/essay-frame.ts';
import { wordCount } from '../layers/word-count.ts';
import { quoteOf } from '../argument/quote-of.ts';
import type { Area } from '@argint/contracts';
import type { Measure, Lack } from './criterion.ts';
import {
  countLanguage,
  ENDLESS_SENTENCE_WORDS,
  isLayoutLine,
  isUnmarked,
} from './language-evidence.ts';
import { PARAGRAPH_WORDS } from './structure-measure.ts';
import { cite, listed, plural } from '../wording.ts';

/** Advice on a criterion, and the observation behind it. */
export interface Advice {
  /** Null where only advice that fits any essay could be given. */
  advice: string | null;
  ground: string | null;
}

const QUOTE_UNITS = 60;

const wordsOf = ({ sentences }: Paragraph): number => wordCount(sentences);

const longest = (sentences: readonly Sentence[]): Sentence | undefined =>
  sentences.toSorted((a, b) => b.words.length - a.words.length)[0];

const onSizes = ({ prose }: ReadEssay): string | null => {
  const odd =
    prose.find((p) => wordsOf(p) > PARAGRAPH_WORDS.most) ??
    prose.find((p) => p.part === 'body' && wordsOf(p) < PARAGRAPH_WORDS.least);
  const [first] = odd?.sentences ?? [];
  if (!odd || !first) return null;
  const which = `the paragraph of ${plural(wordsOf(odd), 'word')} that begins ${quoteOf(first, QUOTE_UNITS)}`;
  return wordsOf(odd) > PARAGRAPH_WORDS.most
    ? `Cut ${which} in two where its second point begins`
    : `Give ${which} its reasons, or join it to the one before`;
};

/** Advice on a sentence that is hard to find the start or end of. */
const onMarks = (essay: ReadEssay): string => {
  const sentences = essay.sentences.filter((sentence) => !isLayoutLine(sentence, essay));
  const long = longest(sentences);
  if (long && long.words.length > ENDLESS_SENTENCE_WORDS)
    return `End the sentence that begins ${quoteOf(long, QUOTE_UNITS)} earlier: it has ${long.words.length} words`;
  const small = sentences.find(isUnmarked);
  return small
    ? `Begin every sentence with a capital and end it with a full stop, first ${cite(small.text, QUOTE_UNITS)}`
    : 'Begin every sentence with a capital and end it with a full stop';
};

/** Advice on an introduction or a conclusion that is missing or out of proportion. */
const onFrame = (part: 'introduction' | 'conclusion', essay: ReadEssay): string | null => {
  const frame = frameOf(essay);
  const does =
    part === 'introduction'
      ? 'names your subject and says what you think about it'
      : 'says what follows from your reasons';
  switch (frame[part]) {
    case 'whole':
      return null;
    case 'short':
      return `Say more in your ${part}, so that it ${does}`;
    case 'long':
      return `Begin a new paragraph ${part === 'introduction' ? 'where your introduction ends' : 'for your conclusion'}, so that each part has its place`;
    case 'inside':
      return `Give your ${part} a paragraph of its own`;
    case 'missing':
      return `${part === 'introduction' ? 'Open' : 'Close'} with a paragraph that ${does}`;
  }
};

const onStructure = (lack: Measure | undefined, essay: ReadEssay): string | null => {
  switch (lack) {
    case 'introduction':
    case 'conclusion':
      return onFrame(lack, essay);
    case 'paragraphs':
      return 'Begin a new paragraph where a new point begins';
    case 'sizes':
      return onSizes(essay);
    case 'marks':
      return onMarks(essay);
    default:
      return null;
  }
};

const onSources = (lack: Measure | undefined): string | null =>
  lack === 'list' ? 'Add a list of what you cite at the end, with author, title and year' : null;

const onGrammarIssues = (essay: ReadEssay): string | null => {
  const issues = essay.prose.flatMap((paragraph) => grammarIssues(paragraph, essay));
  const worst = issues.toSorted((a, b) => b.severity - a.severity)[0]?.at;
  const where =
    worst && essay.sentences.find(({ start, end }) => start <= worst.start && worst.end <= end);
  return where
    ? `Correct the slips that are marked, first in ${quoteOf(where, QUOTE_UNITS)}`
    : null;
};

/** Pairs of words that hardly ever stand together. */
const onPairs = (essay: ReadEssay): string | null => {
  const pairs = countLanguage(essay).rarePairs.slice(0, 3);
  return pairs.length > 0
    ? `Read aloud where you write ${listed(pairs.map((pair) => cite(pair)))}, and ask how a newspaper would say it`
    : null;
};

const onLanguage = (lack: Measure | undefined, essay: ReadEssay): string | null => {
  if (lack === 'pairs') return onPairs(essay);
  if (lack === 'marks' || lack === 'length') return onMarks(essay);
  return lack === 'grammarIssues' ? onGrammarIssues(essay) : null;
};

/**
 * The advice that would raise a criterion most, about this essay. Null for relevance, position and argument: what is
 * counted of them gives no advice. `lacks` are those of the criterion, most points lost first.
 */
export const adviceOn = (area: Area, lacks: readonly Lack[], essay: ReadEssay): Advice => {
  // The order is judged as a whole.
  const lack = lacks.find(({ measure }) => measure !== 'order');
  const advice = (): string | null => {
    switch (area) {
      case 'structure':
        return onStructure(lack?.measure, essay);
      case 'sources':
        return onSources(lack?.measure);
      case 'language':
        return onLanguage(lack?.measure, essay);
      default:
        return null;
    }
  };
  return { advice: advice(), ground: lack?.observation ?? null };
};
