import type { Sentence } from '../../essay.ts';
import { contentStems } from '../term-layer.ts';
import { readOpening, type Opening } from './opening-word.ts';
import { hasName, traitsOf } from './sentence-traits.ts';

/** What can be said of a sentence wherever it stands. */
export interface BodySentence {
  /** Different content stems. */
  stems: ReadonlySet<string>;
  opening: Opening;
  /** The word after the connective, lower case. */
  start: string;
  /** Stem of the noun that 'this' or 'such' points at where the sentence starts so; else null. */
  pointed: string | null;
  /** Stems of nouns after 'a' or 'an', and of those after 'the', 'this' and the like. */
  introduced: ReadonlySet<string>;
  resumed: ReadonlySet<string>;
  /** Whether it has what 'they', 'it' or 'she' can stand for. */
  hasPlural: boolean;
  hasSingular: boolean;
  hasPerson: boolean;
  /** Rank among points that are counted: 1 for 'first', 9 for 'finally'. Null where it counts none. */
  rank: number | null;
  length: number;
  traits: ReadonlySet<string>;
}

const RANKS: readonly (readonly [rank: number, pattern: RegExp])[] = [
  [
    1,
    /^(?:and )?(?:first|firstly|to begin with|to start with|in the first place|one reason|for one thing|on the one hand|the first|the main)\b/i,
  ],
  [2, /^(?:and )?(?:second|secondly|in the second place|the second)\b/i],
  [3, /^(?:and )?(?:third|thirdly|the third)\b/i],
  [4, /^(?:and )?(?:fourth|fourthly)\b/i],
  [9, /^(?:and )?(?:finally|lastly|last|the last)\b/i],
];
const rankOf = (text: string): number | null =>
  RANKS.find(([, pattern]) => pattern.test(text))?.[0] ?? null;

const article = /^(?:a|an)$/;
const pointer = /^(?:this|that|these|those|such)$/;
const definite = /^(?:the|this|that|these|those|such)$/;
const someone =
  /\b(?:he|she|his|her|him|man|woman|boy|girl|mother|father|friend|teacher|student|person|child)\b/i;
/** How many words after an article its noun may stand. */
const NOUN_WITHIN = 3;

/** The stem of the noun that follows the word at `at`, or null. */
const nounAfter = ({ words, tags }: Sentence, at: number): string | null => {
  for (let i = at + 1; i <= at + NOUN_WITHIN; i++) {
    const word = words[i];
    if (word && tags[i] === 'NOUN') return contentStems([word])[0] ?? null;
  }
  return null;
};

const nounsAfter = (sentence: Sentence, pattern: RegExp): Set<string> =>
  new Set(
    sentence.words.flatMap(({ lower }, i) =>
      pattern.test(lower) ? (nounAfter(sentence, i) ?? []) : [],
    ),
  );

/** Reads a sentence without its place. */
export const readBodySentence = (sentence: Sentence): BodySentence => {
  const { text, words, tags } = sentence;
  const { opening, after } = readOpening(words.map(({ lower }) => lower));
  const start = words[after]?.lower ?? '';
  const nouns = words.flatMap(({ lower }, i) => (tags[i] === 'NOUN' ? [lower] : []));
  return {
    stems: new Set(contentStems(words)),
    opening,
    start,
    pointed: pointer.test(start) ? nounAfter(sentence, after) : null,
    introduced: nounsAfter(sentence, article),
    resumed: nounsAfter(sentence, definite),
    hasPlural: nouns.some((noun) => /[^s]s$/.test(noun)),
    hasSingular: nouns.some((noun) => !/[^s]s$/.test(noun)),
    hasPerson: hasName(sentence) || someone.test(text),
    rank: rankOf(text),
    length: words.length,
    traits: traitsOf(sentence, opening, after),
  };
};
