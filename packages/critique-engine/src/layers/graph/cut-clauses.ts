import type { Sentence } from '../../essay.ts';
import { connectiveAt, type Connective } from './connectives.ts';
import { groundAt } from './ground-words.ts';

/** A clause as a range of words of its sentence. */
export interface Clause {
  from: number;
  to: number;
  connective: Connective | null;
  isSubordinate: boolean;
}

/** Fewest words of a clause; a shorter piece belongs to its neighbour. */
const MIN_WORDS = 3;
/** After these a comma ends a clause, even if the tagger saw no verb in it. */
const concedes = /^(?:although|though|even)$/;
const coordinates = /^(?:but|yet|so)$/;

/** Tells whether a range of words has a verb. Counts the verbs once, since a long sentence asks for many ranges. */
const verbFinder = ({ tags }: Sentence): ((from: number, to: number) => boolean) => {
  const before = [0];
  for (const tag of tags)
    before.push((before.at(-1) ?? 0) + Number(tag === 'VERB' || tag === 'AUX'));
  return (from, to) => (before[to] ?? 0) > (before[from] ?? 0);
};

const gapBefore = ({ words, text, start }: Sentence, at: number): string =>
  text.slice((words[at - 1]?.end ?? start) - start, (words[at]?.start ?? start) - start);

/** The connective at a word, and how many words it has; 'as' and 'for' count where they give a reason. */
const connectiveIn = (
  sentence: Sentence,
  lowers: readonly string[],
  at: number,
): ReturnType<typeof connectiveAt> => {
  const ground = groundAt(sentence, at);
  return connectiveAt(lowers, at) ?? (ground && { connective: ground, length: 1 });
};

/** Indexes of the words at which a new clause begins, without the first. */
const bordersOf = (
  sentence: Sentence,
  lowers: readonly string[],
  turn: number | null,
): number[] => {
  const borders: number[] = [];
  const hasVerb = verbFinder(sentence);
  let last = 0;
  const opensGround = groundAt(sentence, 0) !== null;
  let waiting =
    opensGround ||
    /^(?:although|though|while|whereas|if|because|since|when|even|unless)$/.test(lowers[0] ?? '');
  for (let i = 1; i < lowers.length; i++) {
    const gap = gapBefore(sentence, i);
    const found = connectiveIn(sentence, lowers, i);
    const stop = /[;:–—]/.test(gap);
    const comma = /,/.test(gap);
    const turnsHere = i === turn;
    const opens =
      stop ||
      turnsHere ||
      (comma && waiting) ||
      (found !== null &&
        ((found.connective.subordinates && found.connective.sense !== 'time') ||
          (comma && coordinates.test(lowers[i] ?? ''))));
    if (!opens || i - last < MIN_WORDS || lowers.length - i < MIN_WORDS) continue;
    const isSure =
      turnsHere ||
      groundAt(sentence, i) !== null ||
      (comma && waiting && (opensGround || concedes.test(lowers[0] ?? '')));
    if (!isSure && !(hasVerb(last, i) && hasVerb(i, lowers.length))) continue;
    borders.push(i);
    last = i;
    waiting = false;
  }
  return borders;
};

/** Words that may stand before a connective: 'But because', 'I think that, however'. */
const LEADING_WORDS = 2;

/**
 * Cuts a sentence into clauses at connectives and punctuation. Each has at least a verb and three words. `turn` is the
 * index of a word at which the writer is known to turn against what they report.
 */
export const cutClauses = (sentence: Sentence, turn: number | null = null): Clause[] => {
  const lowers = sentence.words.map(({ lower }) => lower);
  const borders = bordersOf(sentence, lowers, turn);
  const starts = [0, ...borders];
  const clauses = starts.map((from, i): Clause => {
    const to = starts[i + 1] ?? lowers.length;
    let found = connectiveIn(sentence, lowers, from);
    for (let k = 1; !found && k <= LEADING_WORDS && from + k < to; k++) {
      const later = connectiveAt(lowers, from + k);
      if (later?.connective.sense === 'contrast' && /,/.test(gapBefore(sentence, from + k)))
        found = later;
    }
    const connective = found?.connective ?? null;
    return { from, to, connective, isSubordinate: connective?.subordinates ?? false };
  });
  // A sentence has a main clause. If all seem subordinate, the last one is it.
  const final = clauses.at(-1);
  if (final && clauses.every(({ isSubordinate }) => isSubordinate)) final.isSubordinate = false;
  return clauses;
};
