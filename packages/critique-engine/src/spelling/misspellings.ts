import { LIKELY_CORRECTION } from '@argint/assembly';
import type { Span } from '@argint/text-analysis';
import type { Remark, ParagraphDetector } from '../detector.ts';
import type { ReadEssay, Sentence } from '../essay.ts';
import { isNameHere } from './name-filter.ts';
import { looksNguni } from './word-shape.ts';
import { editWithArticle } from '../grammar-rules/a-or-an.ts';
import { grammarIssues } from '../grammar-rules/grammar-issues.ts';
import { issueWording, SPELLING } from '../grammar-rules/issue-wording.ts';
import { makesRarePair } from '../grammar-rules/rare-pair.ts';
import { unknownWords } from '../layers/pos-tagger.ts';
import { isForeign } from '../layers/region-lookup.ts';
import { normaliseSpelling } from '../lexicon/normal-spelling.ts';
import { memoizeByKey } from '../memoize-by-key.ts';
import { COMMON_MISSPELLINGS } from './common-misspellings.ts';
import type { Dictionary } from './dictionary.ts';
import {
  clearCorrection,
  isLikelyCorrection,
  isOwnTerm,
  isSureCorrection,
} from './spelling-correction.ts';

/** Up to so many letters a word is an abbreviation as often as not. */
const SHORT = 2;
/** From so many different misspelt words on, a word that comes twice is hardly a term of the writer’s. */
const WEAK_SPELLING = 6;
/** How sure a misspelling is whose correction is a guess. */
const GUESSED = 0.6;
/** So many different unknown words are looked at. More than a remark can name, and a text of nothing else stays quick. */
const MOST_WORDS = 400;

/** Short foreign words and abbreviations that are common in names, titles and references. */
const FOREIGN_WORDS = new Set(
  'del los las der die das des du el la le les de von van den dos das und y et al etc mrs mr ms mom vitro vivo'.split(
    ' ',
  ),
);

/** An address or a handle: what is written without a space around a word. */
const ADDRESS =
  /[@#_\\]|:\/\/|^\W*www\.|\.(?:com|org|net|edu|gov|ac|co|za|uk|io|html?|pdf|docx?)\b/i;
const ADDRESS_UNITS = 60;

const isInAddress = (text: string, { start, end }: Span): boolean => {
  const before = /\S*$/.exec(text.slice(Math.max(0, start - ADDRESS_UNITS), start))?.[0] ?? '';
  const after = /^\S*/.exec(text.slice(end, end + ADDRESS_UNITS))?.[0] ?? '';
  return before + after !== '' && ADDRESS.test(before + after);
};

/** A word that no dictionary has, where it stands. */
interface Unknown extends Span {
  lower: string;
  sentence: Sentence;
}

/** The words of the writer’s own prose that the dictionary does not have. */
const notInDictionary = (essay: ReadEssay, dictionary: Dictionary): Unknown[] =>
  essay.sentences.flatMap((sentence) =>
    sentence.words.flatMap(({ start, lower: whole }): Unknown[] => {
      const lower = whole.replace(/'s$/, '');
      if (lower.length <= SHORT || dictionary.has(lower) || !/^[a-z]+$/.test(lower)) return [];
      return [{ start, end: start + lower.length, lower, sentence }];
    }),
  );

/** Longest prefix with a hyphen and its spaces, in UTF-16 units. */
const PREFIX_UNITS = 10;
/** 'Pre - empt': a part of a word whose hyphen has spaces. */
const isCut = (text: string, { start }: Span): boolean =>
  /\b(?:pre|re|co|non|anti|multi|semi|sub|ex|inter|over|under|post|mid) ?[-–] $/i.test(
    text.slice(Math.max(0, start - PREFIX_UNITS), start),
  );

/** Of those, the words that the tagger does not know either, and that can be no name, no address and no other language. */
const unknownIn = (essay: ReadEssay, dictionary: Dictionary): Unknown[] => {
  const words = notInDictionary(essay, dictionary);
  const strange = unknownWords([...new Set(words.map(({ lower }) => lower))]);
  const seen = new Set<string>();
  return words.filter((at) => {
    const raw = essay.text.slice(at.start, at.end);
    if (
      !COMMON_MISSPELLINGS.has(at.lower) &&
      (!strange.has(at.lower) || FOREIGN_WORDS.has(at.lower))
    )
      return false;
    if (/\p{Lu}.*\p{Lu}/u.test(raw) || looksNguni(raw)) return false;
    if (isForeign(essay, at) || isInAddress(essay.text, at) || isCut(essay.text, at)) return false;
    if (isNameHere(essay, at.sentence, at)) return false;
    return seen.has(at.lower) || (seen.size < MOST_WORDS && seen.add(at.lower).size > 0);
  });
};

/** Whether a word is another spelling of one that the dictionary has: of America, or an older one. */
const isOtherSpelling = (word: string, dictionary: Dictionary): boolean =>
  !COMMON_MISSPELLINGS.has(word) &&
  dictionary.near(word, { edits: 2, mayBeName: true }).some(
    (other) =>
      normaliseSpelling(other) === normaliseSpelling(word) &&
      // The dictionary has both 'learnt' and 'learned'; 'tought' is no 'toughed'.
      !(word.endsWith('t') && other.endsWith('ed')),
  );

/** A misspelt word and what is meant. */
interface Misspelling extends Unknown {
  replacement: string;
}

const misspellingsIn = (essay: ReadEssay, dictionary: Dictionary): Misspelling[] => {
  const found = unknownIn(essay, dictionary).flatMap((at): Misspelling[] => {
    if (isOtherSpelling(at.lower, dictionary)) return [];
    const replacement = clearCorrection(at, essay, dictionary);
    if (replacement === undefined) return [];
    const edit = editWithArticle(at.sentence, at, replacement);
    return edit && makesRarePair(at.sentence.text, edit) ? [] : [{ ...at, replacement }];
  });
  const isWeak = new Set(found.map(({ lower }) => lower)).size >= WEAK_SPELLING;
  return isWeak ? found : found.filter((at) => !isOwnTerm(essay, at, at.replacement));
};

const remarkFor = ({ start, end, replacement }: Misspelling, { text }: ReadEssay): Remark => {
  const word = text.slice(start, end);
  return {
    ruleId: `grammar-${SPELLING.id}`,
    issueType: 'grammar',
    severity: SPELLING.severity,
    at: { start, end },
    replacement,
    issue: `“${word}” is not a spelling the dictionary knows.`,
    ...issueWording(word, { rule: SPELLING, replacement }),
    ...(isSureCorrection(word, replacement)
      ? { confidence: SPELLING.confidence }
      : {
          fix: `Look “${word}” up in a dictionary. You may mean “${replacement}”.`,
          confidence: isLikelyCorrection(word, replacement) ? LIKELY_CORRECTION : GUESSED,
        }),
  };
};

const remarksByParagraph = memoizeByKey((essay: ReadEssay): ReadonlyMap<number, Remark[]> => {
  const { dictionary } = essay;
  if (!dictionary) return new Map();
  const remarks = new Map<number, Remark[]>();
  for (const one of misspellingsIn(essay, dictionary)) {
    const { paragraph } = one.sentence;
    remarks.set(paragraph, [...(remarks.get(paragraph) ?? []), remarkFor(one, essay)]);
  }
  return remarks;
});

/**
 * The misspelt words of a paragraph whose one correction is clear. Quotations, citations, references, names, addresses and
 * the words of other languages are left alone. Finds nothing where the essay is read without a dictionary.
 */
export const misspellings: ParagraphDetector = (paragraph, essay) => {
  const remarks = remarksByParagraph(essay).get(paragraph.index) ?? [];
  if (remarks.length === 0) return remarks;
  // 'Alot' is a matter of one word or two.
  const taught = new Set(
    grammarIssues(paragraph, essay).map(({ at }) => `${at?.start} ${at?.end}`),
  );
  return remarks.filter(({ at }) => !taught.has(`${at?.start} ${at?.end}`));
};
