import type { GrammarRule, Lesson } from './grammar-rule.ts';
import { spellingLesson } from './spelling-lesson.ts';

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

/** A correction in words: what to write or leave out. */
const fixFor = (words: string, replacement: string): string =>
  replacement === '' ? `Leave out “${words}”.` : `Write “${replacement}” instead of “${words}”.`;

/** Reason, fix and hint for the words of a slip: what to learn from it, how to correct it, how to find the next one. */
export const issueWording = (
  words: string,
  { rule, replacement }: { rule: Lesson; replacement: string },
): { reasoning: string; fix: string; hint: string } => {
  const [reasoning, hint] =
    (rule === SPELLING ? spellingLesson(words, replacement) : null) ??
    lessonOf(rule, replacement, words);
  return { reasoning, fix: fixFor(words, replacement), hint };
};
