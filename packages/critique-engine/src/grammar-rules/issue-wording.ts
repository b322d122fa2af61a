import type { Span } from '@argint/text-analysis';
import type { EssayModel, Sentence } from '../essay-model.ts';
import { unknownWords } from '../layers/pos-tagger.ts';
import { RULE_BY_CHECKER, RULE_BY_ID } from './all-rules.ts';
import type { GrammarIssueKind } from './grammar-rule.ts';
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

/** What to say of a kind of issue whose rule has no lesson: the reason, and the question. */
const general: Record<GrammarIssueKind, readonly [why: string, ask: string]> = {
  article: [
    '“A” and “an” bring in something new, and “the” points to what your reader knows already.',
    'Does your reader already know which one you mean? Ask this at each “a” and “the”.',
  ],
  comma: [
    'A comma shows your reader where one part of a sentence ends and the next begins.',
    'Read your longer sentences aloud. Where do you pause, and is there a comma?',
  ],
  number: [
    'A noun and the words around it agree on whether there is one thing or several.',
    'Go through your nouns. Is each of them one or several, and do the words beside it agree?',
  ],
  typing: [
    'Your fingers were faster than your eyes here. Readers notice such slips at once.',
    'Read this paragraph from its last sentence to its first. What do you see now?',
  ],
  verb: [
    'The form of a verb depends on its subject, on the time and on the word before it.',
    'Point to the subject of each verb in this paragraph. Do the two go together?',
  ],
  spelling: [
    'Your reader stops at a word that no dictionary has, and must guess what you mean.',
    'Which words in this paragraph would you not bet on? Look those up first.',
  ],
  word: [
    'A spelling checker accepts this word, because it exists, but it means something else.',
    'Which words in your text sound like another one? Look up what each of them means.',
  ],
  other: [
    'Each word here is English, but together they are not what a speaker of English would say.',
    'Which phrases in your text did you translate word for word? Look one of them up.',
  ],
};

/**
 * What a rule teaches, and the question that finds the next slip of its kind. Null for a rule of the checker that none
 * of ours knows, and where the lesson shows the correction and none is known. `words` are those of the slip.
 */
export const lessonOf = (
  rule: string,
  replacement: string | undefined,
  words = '',
): readonly [why: string, ask: string] | null => {
  const lesson = RULE_BY_ID.get(rule) ?? RULE_BY_CHECKER.get(rule);
  if (!lesson || (!replacement && lesson.why.includes('{fix}'))) return null;
  return [
    lesson.why.replace('{fix}', () => replacement ?? ''),
    lesson.asks?.find(([form]) => form.test(words))?.[1] ?? lesson.ask,
  ];
};

/** What is worth learning from an issue: by the rule, the misspelling or, failing both, the kind. */
const learnt = (
  words: string,
  { rule, kind, replacement }: Omit<DescribedIssue, 'at' | 'isAlone'>,
): readonly [why: string, ask: string] =>
  (kind === 'spelling' && replacement ? spellingLesson(words, replacement) : null) ??
  lessonOf(rule, replacement, words) ??
  general[kind];

/** A grammar issue to be put into words. `replacement` is undefined if no correction is known, and empty to delete. */
interface DescribedIssue {
  at: Span;
  /** The id of the rule without its 'grammar-'. */
  rule: string;
  kind: GrammarIssueKind;
  replacement: string | undefined;
  /**
   * Whether nothing else in its sentence is in doubt. Only then does the correction show words around it: a quoted
   * sentence with another slip in it would teach that slip.
   */
  isAlone: boolean;
}

/** How to correct an issue. The correction never reads like the text, even if only a full stop is new. */
const fixFor = (
  { at, kind, replacement, isAlone }: DescribedIssue,
  sentence: Sentence,
  model: EssayModel,
): string => {
  const words = model.text.slice(at.start, at.end);
  const here = around(at, sentence, model);
  if (replacement === undefined)
    return kind === 'spelling'
      ? `Look “${words}” up in a dictionary and write the word again, in ${here}.`
      : `Put “${words}” in another way: what do you want to say in ${here}?`;
  if (!isAlone)
    return replacement === ''
      ? `Leave out “${words}”.`
      : `Write “${replacement}” instead of “${words}”.`;
  const shown = correctedSentence(at, replacement, sentence, model);
  if (replacement === '') return `Leave out “${words}”: ${shown}.`;
  if (shown === correctedSentence(at, words, sentence, model))
    return `Change “${words}” to “${replacement}”.`.replace(/\.”\.$/, '.”');
  return choose(`${here}f`, [`Write ${shown}.`, `Make it ${shown}.`]);
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
  const [reasoning, hint] = learnt(model.text.slice(issue.at.start, issue.at.end), issue);
  return { reasoning, fix: fixFor(issue, sentence, model), hint };
};
