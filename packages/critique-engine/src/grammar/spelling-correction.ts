import type { ReadEssay } from '../essay.ts';
import { likeCase } from '../grammar-rules/grammar-rule.ts';
import { makesRarePair } from '../grammar-rules/rare-pair.ts';
import { unknownWords } from '../layers/pos-tagger.ts';
import { usualness } from '../lexicon/usual-words.ts';
import { memoizeByKey } from '../memoize-by-key.ts';
import { COMMON_MISSPELLINGS } from './common-misspellings.ts';
import { isLikelySlip, isSureSlip, likeliestMeant } from './likely-slip.ts';
import type { GrammarIssue } from './grammar-issue.ts';
import { normaliseSpelling } from '../lexicon/normal-spelling.ts';
import { editDistance, hasOpenSyllables } from './word-shape.ts';

/** Up to so many letters a word has too many neighbours to be corrected, and may be foreign or an abbreviation. */
const SHORT = 4;
/** From so many letters on, a word that the tagger does not know resembles a misspelt one hardly ever by accident. */
const LONG = 8;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
/** Fixed phrases that decide between two corrections of one of their words. */
const FIXED_PHRASES: ReadonlySet<string> = new Set(
  `in conclusion,in addition,in contrast,in general,in particular,in summary,for example,for instance,as well,at least,
  high school,self esteem,my opinion,years ago,of course,each other,more than,less than,rather than,such as,due to,even though`.split(
    /,\s*/,
  ),
);

/** All strings that are one edit from a word: a letter more, less or other, or two neighbours swapped. */
const oneEditFrom = (word: string): string[] => {
  const found = new Set<string>();
  for (let i = 0; i <= word.length; i++) {
    const before = word.slice(0, i);
    const after = word.slice(i);
    if (after !== '') found.add(before + after.slice(1));
    if (after.length > 1) found.add(before + after.charAt(1) + after.charAt(0) + after.slice(2));
    for (const letter of LETTERS) {
      found.add(before + letter + after);
      if (after !== '') found.add(before + letter + after.slice(1));
    }
  }
  found.delete(word);
  return [...found].filter((other) => /[aeiouy]/.test(other));
};

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

/** From so many letters on, two slips in one word are likely enough. */
const TWO_SLIPS_FROM = 8;

/** Usual words one edit away, and of those that the checker offers two edits away. Of an American and a British spelling, only the checker's own one. */
const candidates = (word: string, offered: readonly string[]): string[] => {
  const reach = word.length >= TWO_SLIPS_FROM ? 2 : 1;
  // Only the checker's dictionary has rare words, such as 'recycling', and no words that are none, such as 'howre'.
  const near = oneEditFrom(word).filter((other) => usualness(other) > 0);
  const unknown = unknownWords(near);
  const all = [
    ...offered.filter((other) => !/['-]/.test(other) && editDistance(word, other) <= reach),
    ...near.filter((other) => !unknown.has(other)),
  ].filter((other) => isLikelySlip(word, other));
  return [
    ...new Map(
      all.toReversed().map((other): [string, string] => [normaliseSpelling(other), other]),
    ).values(),
  ];
};

/** The word that makes a fixed phrase with a neighbour and is at most two edits away. */
const phraseWord = (
  word: string,
  { start, end }: GrammarIssue,
  text: string,
): string | undefined => {
  const before = /(\p{L}+) $/u.exec(text.slice(Math.max(0, start - 20), start))?.[1]?.toLowerCase();
  const after = /^ (\p{L}+)/u.exec(text.slice(end, end + 20))?.[1]?.toLowerCase();
  return [...FIXED_PHRASES]
    .map((phrase) => phrase.split(' '))
    .flatMap(([first, second]) =>
      first === before ? [second ?? ''] : second === after ? [first ?? ''] : [],
    )
    .find((other) => editDistance(word, other) <= (word.length > SHORT ? 2 : 1));
};

/** Whether an unknown word is a term of the writer's: it is written the same way twice, and is no common misspelling. */
export const isOwnTerm = (essay: ReadEssay, { start, end }: GrammarIssue): boolean => {
  const word = essay.text.slice(start, end).toLowerCase();
  return !COMMON_MISSPELLINGS.has(word) && (wordCounts(essay).get(word) ?? 0) > 1;
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

/**
 * The spelling issue with its one clear correction, or with none. A correction is clear if it is the only likely word, the
 * only such word that the essay uses elsewhere, one that makes a fixed phrase, or by far the likeliest.
 */
export const withClearCorrection = (issue: GrammarIssue, essay: ReadEssay): GrammarIssue => {
  const raw = essay.text.slice(issue.start, issue.end);
  const word = raw.toLowerCase();
  const corrected = (other: string | undefined): GrammarIssue => ({
    ...issue,
    replacements: other === undefined ? [] : [likeCase(raw, other)],
  });
  if (CUT_NEGATION.test(word)) return corrected(undefined);
  const joined = withSmallWord(word);
  if (joined !== undefined) return corrected(joined);
  const common = commonCorrection(word);
  // Looking for candidates costs some 15 ms.
  const sure = common ?? phraseWord(word, issue, essay.text);
  if (sure !== undefined) return corrected(sure);
  const found = candidates(
    word,
    // A name is offered for a small word only by mistake: 'Terrence' for 'derrence'.
    issue.replacements
      .filter((other) => /^\p{Lu}/u.test(raw) || !/^\p{Lu}/u.test(other))
      .map((other) => other.toLowerCase()),
  );
  // 'Waterparks' are no 'watermarks': another letter in the middle does not mend two words in one.
  const fitting = isJoined(word) ? found.filter((other) => other.length !== word.length) : found;
  const own =
    only(fitting) ??
    only(fitting.filter((other) => wordCounts(essay).has(other) && isSureSlip(word, other))) ??
    (mayBeRight(raw) ? undefined : likeliestMeant(word, fitting));
  const chosen = own ?? (fitting.length === 0 ? oftenMeant(word) : undefined);
  return corrected(
    chosen !== undefined && makesRarePair(essay.text, { ...issue, replacement: chosen })
      ? undefined
      : chosen,
  );
};
