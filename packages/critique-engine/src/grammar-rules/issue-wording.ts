import type { Span } from '@argint/text-analysis';
import type { EssayModel, Sentence } from '../essay-model.ts';
import { unknownWords } from '../layers/pos-tagger.ts';
import type { GrammarRule, Lesson } from './grammar-rule.ts';
import { spellingLesson } from './spelling-lesson.ts';
import { around, choose, cite } from '../wording.ts';

/** In a longer sentence other slips are likely, which no rule knows. */
const PLAIN_WORDS = 25;
/** UTF-16 units of the sentence shown on each side of a grammar issue. */
const CONTEXT_UNITS = 24;

const tail = (text: string): string => {
  if (text.length <= CONTEXT_UNITS) return text;
  const cut = text.slice(-CONTEXT_UNITS);
  return `… ${cut.slice(cut.indexOf(' ') + 1)}`;
};
const head = (text: string): string => {
  if (text.length <= CONTEXT_UNITS) return text;
  const cut = text.slice(0, CONTEXT_UNITS);
  return `${cut.slice(0, Math.max(0, cut.lastIndexOf(' ')))} …`;
};

/** The part of the sentence around a grammar issue, in quotation marks, with `replacement` in its place. */
const correctedSentence = (
  at: Span,
  replacement: string,
  sentence: Sentence,
  { text }: EssayModel,
) => {
  const before = tail(text.slice(Math.max(sentence.start, at.start - 4 * CONTEXT_UNITS), at.start));
  const after = head(text.slice(at.end, Math.min(sentence.end, at.end + 4 * CONTEXT_UNITS)));
  // Together with a deleted word, one of the spaces around it is deleted.
  const joined =
    replacement === '' ? `${before.trimEnd()} ${after.trimStart()}` : before + replacement + after;
  return cite(joined, 4 * CONTEXT_UNITS);
};

/** What a remark on a slip takes from its rule. */
export type TaughtRule = Lesson &
  Pick<GrammarRule, 'id' | 'slip' | 'severity' | 'confidence' | 'because'>;

/** What a misspelt word teaches, and the question that finds the next one. */
export const SPELLING: TaughtRule = {
  id: 'spell-check',
  severity: 2,
  confidence: 0.75,
  why: 'Your reader stops at a word that no dictionary has, and must guess what you mean.',
  ask: 'Which words in this paragraph would you not bet on? Look those up first.',
};

/** What a rule teaches, and the question that finds the next slip of its kind. `words` are those of the slip. */
export const lessonOf = (
  { why, ask, asks }: Lesson,
  replacement: string,
  words = '',
): readonly [why: string, ask: string] => [
  why.replace('{fix}', () => replacement),
  asks?.find(([form]) => form.test(words))?.[1] ?? ask,
];

/** A grammar issue to be put into words. `replacement` is empty to delete. */
interface DescribedIssue {
  at: Span;
  rule: Lesson;
  replacement: string;
  /**
   * Whether nothing else in its sentence is in doubt. Only then does the correction show words around it: a quoted
   * sentence with another slip in it would teach that slip.
   */
  isAlone: boolean;
}

/** How to correct an issue. The correction never reads like the text, even if only a full stop is new. */
const fixFor = (
  { at, replacement, isAlone }: DescribedIssue,
  sentence: Sentence,
  model: EssayModel,
): string => {
  const words = model.text.slice(at.start, at.end);
  if (!isAlone)
    return replacement === ''
      ? `Leave out “${words}”.`
      : `Write “${replacement}” instead of “${words}”.`;
  const shown = correctedSentence(at, replacement, sentence, model);
  if (replacement === '') return `Leave out “${words}”: ${shown}.`;
  if (shown === correctedSentence(at, words, sentence, model))
    return `Change “${words}” to “${replacement}”.`.replace(/\.”\.$/, '.”');
  return choose(`${around(at, sentence, model)}f`, [`Write ${shown}.`, `Make it ${shown}.`]);
};

/** Whether a sentence is short and known enough to be quoted with one correction and count as right. */
export const isPlain = ({ words }: Sentence): boolean =>
  words.length <= PLAIN_WORDS && unknownWords(words.map(({ lower }) => lower)).size === 0;

/** Reason, fix and hint for a grammar issue: what to learn from it, how to correct it, how to find the next one. */
export const issueWording = (
  issue: DescribedIssue,
  sentence: Sentence,
  model: EssayModel,
): { reasoning: string; fix: string; hint: string } => {
  const words = model.text.slice(issue.at.start, issue.at.end);
  const { rule, replacement } = issue;
  const [reasoning, hint] =
    (rule === SPELLING ? spellingLesson(words, replacement) : null) ??
    lessonOf(rule, replacement, words);
  return { reasoning, fix: fixFor(issue, sentence, model), hint };
};
