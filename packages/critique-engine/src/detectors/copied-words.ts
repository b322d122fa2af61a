import type { Word } from '@argint/text-analysis';
import type { EssayDetector } from '../detector.ts';
import type { ReadEssay, Sentence } from '../essay.ts';
import { longestCopy } from '../argument/copied-run.ts';
import { isForeign } from '../layers/region-lookup.ts';

/** So many words of the copy are quoted. */
const QUOTED_WORDS = 7;
/** Words that the writer may take from the question, which they are asked to answer. */
const TOLD_WORDS = 7;

/** A word of the essay with its sentence. */
interface Placed {
  word: Word;
  sentence: Sentence;
}

/** 'The second reason that …' names the position again so that its reason has something to stand with. */
const announces = /(?<!\b(?:this|that|these|those) )\breasons?\b/;
/** So many words before and in the copy may say that. */
const ANNOUNCED_WITHIN = 4;

const keyAt = (words: readonly Placed[], from: number, length: number): string =>
  words
    .slice(from, from + length)
    .map(({ word }) => word.lower)
    .join(' ');

const plain = (text: string): string =>
  ` ${(text.toLowerCase().match(/[\p{L}\p{N}’']+/gu) ?? []).join(' ')} `;

/** The words of the essay that are the writer's own. */
const ownWords = (essay: ReadEssay): Placed[] =>
  essay.sentences
    .flatMap((sentence) => sentence.words.map((word) => ({ word, sentence })))
    .filter(({ word }) => !isForeign(essay, word));

/** Words that stand twice, in two paragraphs, with nothing new around them that would need them. */
export const copiedWords: EssayDetector = (essay) => {
  const words = ownWords(essay);
  const run = longestCopy(
    words.map(({ word, sentence }) => ({ lower: word.lower, paragraph: sentence.paragraph })),
  );
  if (!run) return [];
  const copy = words.slice(run.from, run.from + run.length);
  const [first, last] = [copy[0], copy.at(-1)];
  const before = words.slice(run.earlier, run.earlier + run.earlierLength);
  const [begun, ended] = [before[0], before.at(-1)];
  if (!first || !last || !begun || !ended) return [];
  const at = { start: first.word.start, end: last.word.end };
  const lead = words.slice(Math.max(0, run.from - ANNOUNCED_WITHIN), run.from + ANNOUNCED_WITHIN);
  if (announces.test(lead.map(({ word }) => word.lower).join(' '))) return [];
  if (plain(essay.question ?? '').includes(` ${keyAt(words, run.from, TOLD_WORDS)} `)) return [];
  const head = copy[QUOTED_WORDS - 1] ?? last;
  const begins = `“${essay.text.slice(at.start, head.word.end)}”`;
  const closes = first.sentence.part === 'conclusion' && begun.sentence.part === 'introduction';
  const line = essay.lines.lineAt(begun.word.start);
  const isExact = run.same === run.length && run.length === run.earlierLength;
  return [
    {
      ruleId: 'copied-words',
      issueType: 'style',
      severity: 2,
      at,
      related: [{ start: begun.word.start, end: ended.word.end }],
      issue: closes
        ? `Your conclusion repeats ${isExact ? `${run.length} words of your introduction exactly` : 'words of your introduction with hardly a change'}. They begin with ${begins}.`
        : `You wrote these ${isExact ? `${run.length} words before, in line ${line}` : `words before with hardly a change, in line ${line}`}. They begin with ${begins}.`,
      reasoning: closes
        ? 'A reader at the end of your essay knows more than at its start. The same words tell them that nothing was added.'
        : 'A reader who meets the same words again looks for what is new, and finds nothing.',
      fix: closes
        ? 'Say your answer in other words, and add what your paragraphs have shown about it.'
        : 'Keep these words in one place. In the other, say what this paragraph adds, or take them out.',
      hint: closes
        ? 'What can you say now that you could not say in your introduction?'
        : 'What does the second place tell your reader that the first one did not?',
      confidence: 0.85,
    },
  ];
};
