import type { Span } from '@argint/text-analysis';
import type { Sentence } from '../essay.ts';
import { unknownWords } from '../layers/pos-tagger.ts';
import { pairRarity } from '../layers/word-pairs/pair-level.ts';
import { SURE_THIRDS } from '../lexicon/common-verbs.ts';
import { likeCase, type Match } from './grammar-rule.ts';
import { RARE, type Edit } from './rare-pair.ts';

const soundsLikeConsonant =
  /^(?:unanim|uni(?!n|m|d)|use|usu|util|eu|one\b|once|ubiq|u\b|ure|uri|ute|ewe|uto|uk|us\b|ufo|ural|uran)/i;
const soundsLikeVowel = /^(?:hour|honest|honou?r|heir)/i;

/** Whether a word begins with a vowel sound, so that its article is 'an'. */
const beginsWithVowel = (word: string): boolean =>
  soundsLikeVowel.test(word) || (/^[aeiou]/i.test(word) && !soundsLikeConsonant.test(word));

/** Words that begin a clause or hold it together, and follow no article. */
const ofClause =
  /^(?:that|this|these|those|they|then|there|he|she|it|we|you|the|my|your|his|her|its|our|their|when|where|what|how|who|why|because|if|so|not|to|with|for|by|from|can|will|would|should|are|was|were|have|has|had|do|does|did)$/i;
/** A plural after the word, so that the article has to go and not to change. */
const pluralNext = /^ [a-z]{3,}(?<![sui'’])s\b/i;
/** 'A student needs money': what looks like a plural is the verb. */
const sureThird = new RegExp(`^ (?:${SURE_THIRDS}|needs|works|helps|lives)\\b`, 'i');

/** Whether the word needs a correction of its own, which may bring another first sound. Names are never in the lexicon. */
const isMisspelt = (word: string): boolean =>
  /^[a-z]+$/.test(word) && unknownWords([word]).has(word);

/** Whether 'an' may be a slip for 'and' or 'am', because no article follows the word before it: 'safe an healthy'. */
const mayBeAnd = (before: string, article: string): boolean =>
  article.toLowerCase() === 'an' && (before === 'i' || (pairRarity(before, 'a') ?? 0) >= RARE);

/** A correction with 'an' where it wrote 'a' before a vowel sound. */
export const withRightArticle = (correction: string): string =>
  correction.replace(/\ba (?=([a-z]+))/gi, (article, word: string) =>
    beginsWithVowel(word) ? likeCase(article, 'an ') : article,
  );

/**
 * The change that writes `replacement` into a sentence at a span of the essay: 'a ilustration' gets its 'an' once the word is
 * right. Null where the span is not inside the sentence.
 */
export const editWithArticle = (
  sentence: Sentence,
  { start, end }: Span,
  replacement: string,
): Edit | null => {
  const before = sentence.text.slice(0, Math.max(0, start - sentence.start));
  const article = /\ban? $/i.exec(before)?.[0] ?? '';
  const from = start - article.length - sentence.start;
  return from < 0 || end > sentence.end
    ? null
    : {
        start: from,
        end: end - sentence.start,
        replacement: withRightArticle(article + replacement),
      };
};

/** What is right for 'a' or 'an' and a word, by the sound that follows; null if it is right already. */
export const rightArticle = ({ parts, before, after }: Match): string | null => {
  const [, article = '', word = ''] = parts;
  if (
    /^[A-Z]{2}/.test(word) ||
    /^(?:historic|hotel|herb|unicameral|us$)/i.test(word) ||
    (article === 'A' && before !== '') ||
    /[.)]$/.test(before.trimEnd())
  )
    return null;
  // 'An that is' means 'and that is', 'a especial courses' has another slip, and 'at a age 13' needs no article.
  if (
    ofClause.test(word) ||
    (pluralNext.test(after) && !sureThird.test(after)) ||
    (/^age$/i.test(word) && /^ \d/.test(after))
  )
    return null;
  const vowel = beginsWithVowel(word);
  if (vowel === (article.toLowerCase() === 'an') || isMisspelt(word)) return null;
  if (/^(?:an)?other$/i.test(word)) return likeCase(article, 'another');
  const last = /(\p{L}+) $/u.exec(before)?.[1]?.toLowerCase() ?? '';
  return mayBeAnd(last, article) ? null : `${likeCase(article, vowel ? 'an' : 'a')} ${word}`;
};
