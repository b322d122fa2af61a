import type { Word } from '@argint/text-analysis';
import type { EssayDetector } from '../critique-draft.ts';
import type { EssayModel, Sentence } from '../essay-model.ts';
import { isForeign } from '../layers/region-lookup.ts';

/** Words in a row from which on nobody says the same by chance. Names of a subject and set phrases are shorter. */
const RUN_WORDS = 14;
/** So many of them are quoted. */
const QUOTED_WORDS = 7;
/** Words that the writer may take from the question, which they are asked to answer. */
const TOLD_WORDS = 7;

/** A word of the essay with its sentence. */
interface Placed {
  word: Word;
  sentence: Sentence;
}

/** A run of words, by its place among all words, and the earlier place of the same words. */
interface Run {
  from: number;
  earlier: number;
  length: number;
}

/** 'The second reason that …' names the position again so that its reason has something to stand with. */
const announces = /\breasons?\b/i;
/** So many words before and in the copy may say that. */
const ANNOUNCED_WITHIN = 4;

const keyAt = (words: readonly Placed[], from: number, length: number): string =>
  words
    .slice(from, from + length)
    .map(({ word }) => word.lower)
    .join(' ');

const plain = (text: string): string =>
  ` ${(text.toLowerCase().match(/[\p{L}\p{N}’']+/gu) ?? []).join(' ')} `;

/** The longest run of words that stands in two paragraphs. Null if none is long enough. Linear. */
const longestCopy = (words: readonly Placed[]): Run | null => {
  const seen = new Map<string, number>();
  let longest: Run | null = null;
  for (let from = 0; from + RUN_WORDS <= words.length; from++) {
    const key = keyAt(words, from, RUN_WORDS);
    const earlier = seen.get(key);
    if (earlier === undefined) {
      seen.set(key, from);
      continue;
    }
    if (words[earlier]?.sentence.paragraph === words[from]?.sentence.paragraph) continue;
    let length = RUN_WORDS;
    const same = (): boolean =>
      words[from + length] !== undefined &&
      words[from + length]?.word.lower === words[earlier + length]?.word.lower;
    while (same()) length++;
    if (length > (longest?.length ?? 0)) longest = { from, earlier, length };
    from += length - RUN_WORDS;
  }
  return longest;
};

/** The words of the essay that are the writer's own. */
const ownWords = (model: EssayModel): Placed[] =>
  model.sentences
    .flatMap((sentence) => sentence.words.map((word) => ({ word, sentence })))
    .filter(({ word }) => !isForeign(model, word));

/** Words that stand twice, in two paragraphs, with nothing new around them that would need them. */
export const copiedWords: EssayDetector = (model) => {
  const words = ownWords(model);
  const run = longestCopy(words);
  if (!run) return [];
  const copy = words.slice(run.from, run.from + run.length);
  const [first, last] = [copy[0], copy.at(-1)];
  const before = words.slice(run.earlier, run.earlier + run.length);
  const [begun, ended] = [before[0], before.at(-1)];
  if (!first || !last || !begun || !ended) return [];
  const at = { start: first.word.start, end: last.word.end };
  const lead = words.slice(Math.max(0, run.from - ANNOUNCED_WITHIN), run.from + ANNOUNCED_WITHIN);
  if (lead.some(({ word }) => announces.test(word.lower))) return [];
  if (plain(model.question ?? '').includes(` ${keyAt(words, run.from, TOLD_WORDS)} `)) return [];
  const head = copy[QUOTED_WORDS - 1] ?? last;
  const begins = `“${model.text.slice(at.start, head.word.end)}”`;
  const closes = first.sentence.part === 'conclusion' && begun.sentence.part === 'introduction';
  const line = model.lines.lineAt(begun.word.start);
  return [
    {
      rule: 'copied-words',
      issueType: 'argument',
      severity: 3,
      at,
      related: [{ start: begun.word.start, end: ended.word.end }],
      issue: closes
        ? `Your conclusion repeats ${run.length} words of your introduction exactly. They begin with ${begins}.`
        : `You wrote these ${run.length} words before, in line ${line}. They begin with ${begins}.`,
      reasoning: closes
        ? 'A reader at the end of your essay knows more than at its start. The same words tell them that nothing was added.'
        : 'A reader who meets the same words again looks for what is new, and finds nothing.',
      fix: closes
        ? 'Say your answer in other words, and add what your paragraphs have shown about it.'
        : 'Keep these words in one of the two places. In the other, say what this paragraph adds, or take it out.',
      hint: closes
        ? 'What can you say now that you could not say in your introduction?'
        : 'What does the second place tell your reader that the first one did not?',
      confidence: 0.85,
    },
  ];
};
