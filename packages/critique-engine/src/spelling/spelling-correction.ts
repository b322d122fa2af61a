import type { Span } from '@argint/text-analysis';
import { doubleMetaphone } from 'double-metaphone';
import type { ReadEssay } from '../essay.ts';
import { editDistance, hasOpenSyllables } from './word-shape.ts';
import { likeCase } from '../grammar-rules/grammar-rule.ts';
import { unknownWords } from '../layers/pos-tagger.ts';
import { normaliseSpelling } from '../lexicon/normal-spelling.ts';
import { usualness } from '../lexicon/usual-words.ts';
import { memoizeByKey } from '../memoize-by-key.ts';
import { COMMON_MISSPELLINGS } from './common-misspellings.ts';
import type { Dictionary } from './dictionary.ts';
import { isLikelySlip, isSureSlip, likeliestMeant } from './likely-slip.ts';

/** Up to so many letters a word has too many neighbours to be corrected, and may be foreign or an abbreviation. */
const SHORT = 4;
/** A shorter word has so many neighbours that the nearest says nothing of what is meant. */
const SHORTEST = 4;
/** From so many letters on, a word that the tagger does not know resembles a misspelt one hardly ever by accident. */
const LONG = 8;
/** Fixed phrases that decide between two corrections of one of their words. */
const FIXED_PHRASES: ReadonlySet<string> = new Set(
  `in conclusion,in addition,in contrast,in general,in particular,in summary,for example,for instance,as well,at least,
  high school,self esteem,my opinion,years ago,of course,each other,more than,less than,rather than,such as,due to,even though`.split(
    /,\s*/,
  ),
);

/** The right spelling of a word that is often misspelt, or of its plural. */
const commonCorrection = (word: string): string | undefined => {
  const single = word.endsWith('s') ? COMMON_MISSPELLINGS.get(word.slice(0, -1)) : undefined;
  return COMMON_MISSPELLINGS.get(word) ?? (single && `${single}s`);
};

/** A word of a lower level is meant too seldom for that. */
const SURE_LEVEL = 2;

/** Whether a correction is beyond doubt: the word is often misspelt so, or the slip is of a kind that leaves no guess. */
export const isSureCorrection = (word: string, right: string): boolean =>
  commonCorrection(word.toLowerCase()) === right.toLowerCase() ||
  (isSureSlip(word, right) && usualness(right.toLowerCase()) >= SURE_LEVEL);

/** From so many letters on, a word with one slip has hardly more than one neighbour. */
const LONG_ENOUGH = 7;

/**
 * Whether a correction that is not sure is still what is meant nine times in ten: one letter in a long word, and no ending,
 * which may be there on purpose. Counted on 134 words of 330 essays.
 */
export const isLikelyCorrection = (word: string, right: string): boolean => {
  const [written, meant] = [word.toLowerCase(), right.toLowerCase()];
  return (
    written.length >= LONG_ENOUGH &&
    editDistance(written, meant) === 1 &&
    !written.startsWith(meant) &&
    !meant.startsWith(written) &&
    usualness(meant) > 0
  );
};

const only = <T>(items: readonly T[]): T | undefined => (items.length === 1 ? items[0] : undefined);

/** The words that are misspelt most, in their right spelling. */
const OFTEN_MISSPELT = [...new Set(COMMON_MISSPELLINGS.values())].filter((word) =>
  /^[a-z]+$/.test(word),
);

/** The only often misspelt word two edits away that begins and ends alike: 'necessary' for 'nessary'. */
const oftenMeant = (word: string): string | undefined =>
  word.length < LONG - 1
    ? undefined
    : only(
        OFTEN_MISSPELT.filter(
          (other) =>
            other.charAt(0) === word.charAt(0) &&
            other.at(-1) === word.at(-1) &&
            editDistance(word, other) === 2,
        ),
      );

/** How often each word (lower case) stands in the essay's prose. */
const wordCounts = memoizeByKey(({ sentences }: ReadEssay): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const { words } of sentences)
    for (const { lower } of words) counts.set(lower, (counts.get(lower) ?? 0) + 1);
  return counts;
});

/** From so many letters on, two slips in one word are likely enough where it is said like another one. */
const TWO_SLIPS_FROM = 6;

/** From this level on a word is so usual that a sure slip in it is no word of its own. */
const VERY_USUAL = 3;

/** Those of the others that are said like the word, whatever their letters: 'little' for 'litel'. */
const saidAlike = (word: string, others: readonly string[]): string[] => {
  const codes = doubleMetaphone(word);
  return others.filter((other) => doubleMetaphone(other).some((code) => codes.includes(code)));
};

/** Of two spellings of one word the one that comes first. */
const oneSpellingEach = (words: readonly string[]): string[] => [
  ...new Map(
    words.toReversed().map((word): [string, string] => [normaliseSpelling(word), word]),
  ).values(),
];

/**
 * Words that somebody may well have meant: usual ones one edit away, or usual ones two edits away that are said alike. A rare
 * word only where no usual one is as near, and the slip leaves no guess.
 */
const candidates = (word: string, dictionary: Dictionary, mayBeName: boolean): string[] => {
  const isUsual = (other: string): boolean => dictionary.isCommon(other) || usualness(other) > 0;
  const isLikely = (other: string): boolean => isLikelySlip(word, other);
  const nearest = dictionary.near(word, { edits: 1, mayBeName });
  const usual = nearest.filter(isUsual);
  if (usual.some(isLikely)) return oneSpellingEach(usual.filter(isLikely));
  const further =
    word.length < TWO_SLIPS_FROM
      ? []
      : dictionary.near(word, { edits: 2, mayBeName }).filter(isUsual);
  const isLong = word.length >= LONG;
  const alike = saidAlike(
    word,
    further.filter((other) => isLong || usualness(other) >= VERY_USUAL),
  );
  if (alike.length > 0) return alike;
  if (further.length > 0)
    return further.filter((other) => isLong && further.length === 1 && isLikely(other));
  return oneSpellingEach(nearest.filter((other) => isLikely(other) && isSureSlip(word, other)));
};

/** The word that makes a fixed phrase with a neighbour and is at most so many edits away. */
const phraseWord = (
  word: string,
  { start, end }: Span,
  text: string,
  edits: number,
): string | undefined => {
  const before = /(\p{L}+) $/u.exec(text.slice(Math.max(0, start - 20), start))?.[1]?.toLowerCase();
  const after = /^ (\p{L}+)/u.exec(text.slice(end, end + 20))?.[1]?.toLowerCase();
  return [...FIXED_PHRASES]
    .map((phrase) => phrase.split(' '))
    .flatMap(([first, second]) =>
      first === before ? [second ?? ''] : second === after ? [first ?? ''] : [],
    )
    .find((other) => editDistance(word, other) <= edits);
};

/** Whether an unknown word is a term of the writer's: it is written the same way twice, and hardly misspells a very usual word. */
export const isOwnTerm = (essay: ReadEssay, { start, end }: Span, meant: string): boolean => {
  const word = essay.text.slice(start, end).toLowerCase();
  return (
    !COMMON_MISSPELLINGS.has(word) &&
    !(isSureSlip(word, meant) && usualness(meant.toLowerCase()) >= VERY_USUAL) &&
    (wordCounts(essay).get(word) ?? 0) > 1
  );
};

/** Letters of each half of a compound, at least. */
const HALF = 4;

/** Whether a word is two known words in one, as technical terms often are: 'mudstone'. */
const isJoined = (word: string): boolean => {
  const cuts = Array.from({ length: Math.max(0, word.length - 2 * HALF + 1) }, (_, i) => i + HALF);
  const unknown = unknownWords(cuts.flatMap((cut) => [word.slice(0, cut), word.slice(cut)]));
  return cuts.some((cut) => !unknown.has(word.slice(0, cut)) && !unknown.has(word.slice(cut)));
};

/** A known word with a small one behind it, as two: 'familyor'. */
const withSmallWord = (word: string): string | undefined => {
  const [, first = '', small = ''] = /^([a-z]{5,})(or|and|the|that)$/.exec(word) ?? [];
  return first !== '' && usualness(first) > 1 ? `${first} ${small}` : undefined;
};

/** Endings and beginnings that make new words from known ones. */
const DERIVED =
  /^(?:(?:un|re|non|anti|over|under|pre|mis|eco|multi|inter|co|sub|super|bio|geo|micro|self|cyber|tele|hydro|neuro|socio|psycho)(?=[a-z]{4})([a-z]+)|([a-z]{4,}?)(?:s|d|ed|er|ers|(?<!l)y|ish|ness|less|able|ism|ist|ists|ful|ly|ors?|ees?|ings?|i[sz]ation|i[sz]e[ds]?))$/;

/** Endings of the names of substances, tissues and illnesses: 'actin', 'maltase'. */
const SUBSTANCE = /^[a-z]{2,}(?:[a-z]in|[a-z]ine|ase|ose|osis|itis|oid|ium|gen|yl|ide)$/;

/** What stands before the apostrophe of 'doesn ’ t', which some editors set apart. */
const CUT_NEGATION = /^(?:do|does|did|is|are|was|were|has|have|had|could|would|should|must|need)n$/;

/** Whether a word that no dictionary has may be right all the same: short, built from known words, a name, or a word of a Bantu language. */
export const mayBeRight = (raw: string): boolean => {
  const word = raw.toLowerCase();
  const [, behindPrefix, beforeSuffix] = DERIVED.exec(word) ?? [];
  const stem = behindPrefix ?? beforeSuffix;
  return (
    /^\p{Lu}/u.test(raw) ||
    word.length <= SHORT ||
    hasOpenSyllables(word) ||
    SUBSTANCE.test(word) ||
    isJoined(word) ||
    (stem !== undefined && !unknownWords([stem]).has(stem))
  );
};

/** 'Specificly': most words in -ic take -ally. */
const inAlly = (word: string, dictionary: Dictionary): string | undefined => {
  const right = word.replace(/(?<=[a-z]{3}ic)ly$/, 'ally');
  return right !== word && dictionary.has(right) ? right : undefined;
};

/** The one likely word, the only such word that the essay uses elsewhere, or by far the likeliest. */
const bestOf = (raw: string, found: readonly string[], essay: ReadEssay): string | undefined => {
  const word = raw.toLowerCase();
  // 'Waterparks' are no 'watermarks': another letter in the middle does not mend two words in one.
  const fitting = isJoined(word) ? found.filter((other) => other.length !== word.length) : found;
  return (
    only(fitting) ??
    only(fitting.filter((other) => wordCounts(essay).has(other) && isSureSlip(word, other))) ??
    (mayBeRight(raw) ? undefined : likeliestMeant(word, fitting)) ??
    (fitting.length === 0 ? oftenMeant(word) : undefined)
  );
};

/**
 * The one clear correction of a misspelt word; undefined without one. A correction is clear if it is the only likely word,
 * the only such word that the essay uses elsewhere, one that makes a fixed phrase, or by far the likeliest.
 */
export const clearCorrection = (
  at: Span,
  essay: ReadEssay,
  dictionary: Dictionary,
): string | undefined => {
  const raw = essay.text.slice(at.start, at.end);
  const word = raw.toLowerCase();
  if (CUT_NEGATION.test(word)) return undefined;
  /** Looked for only where nothing else is clear, because it goes through a part of the dictionary. */
  const likeliest = (): string | undefined => {
    const best = bestOf(raw, candidates(word, dictionary, raw !== word), essay);
    const isSure = best !== undefined && isSureCorrection(word, best);
    const inPhrase =
      isSure || word.length <= SHORT ? undefined : phraseWord(word, at, essay.text, 2);
    return inPhrase ?? best;
  };
  const right =
    withSmallWord(word) ??
    commonCorrection(word) ??
    inAlly(word, dictionary) ??
    phraseWord(word, at, essay.text, 1) ??
    (word.length < SHORTEST ? undefined : likeliest());
  return right && likeCase(raw, right);
};
