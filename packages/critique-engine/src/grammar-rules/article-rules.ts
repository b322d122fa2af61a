import { pairRarity } from '../layers/word-pairs/pair-level.ts';
import { unknownWords } from '../layers/pos-tagger.ts';
import type { GrammarRule } from './grammar-rule.ts';
import { RARE } from './rare-pair.ts';
import { likeCase } from './grammar-rule.ts';
import { SURE_THIRDS } from '../lexicon/common-verbs.ts';

const soundsLikeConsonant =
  /^(?:unanim|uni(?!n|m|d)|use|usu|util|eu|one\b|once|ubiq|u\b|ure|uri|ute|ewe|uto|uk|us\b|ufo|ural|uran)/i;
const soundsLikeVowel = /^(?:hour|honest|honou?r|heir)/i;

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

/** a or an, by the sound that follows. */
export const ARTICLE_RULES: readonly GrammarRule[] = [
  {
    id: 'a-an',
    pattern:
      /\b(a|an) (?!(?:or|and|is|as|in|of|on|at|information|advice|evidence|equipment|education|homework|housework|luggage|furniture)\b)([a-z]{2,30})\b/gi,
    replacement: (m, sentence) => {
      const [, article = '', word = ''] = m;
      if (
        /^[A-Z]{2}/.test(word) ||
        /^(?:historic|hotel|herb|unicameral|us$)/i.test(word) ||
        (article === 'A' && m.index > 0) ||
        /[.)]\s*$/.test(sentence.slice(0, m.index).trimEnd().slice(-1))
      )
        return null;
      const after = sentence.slice(m.index + m[0].length);
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
      const before = /(\p{L}+) $/u.exec(sentence.slice(0, m.index))?.[1]?.toLowerCase() ?? '';
      return mayBeAnd(before, article) ? null : `${likeCase(article, vowel ? 'an' : 'a')} ${word}`;
    },
    reason: (m) =>
      /other$/i.test(m[2] ?? '')
        ? 'it is one word'
        : `“${m[2]}” begins with the sound of a ${/^an/i.test(m[1] ?? '') ? 'consonant' : 'vowel'}`,
    severity: 2,
    confidence: 0.9,
  },
  {
    id: 'an-and',
    pattern:
      /(?<=[a-z,] )an (?=(?:that|this|they|he|she|we|you|then|the|it|there|if|when|because) )/g,
    replacement: () => 'and ',
    reason: () => 'it joins two parts, and “an” stands before a noun',
    severity: 2,
    confidence: 0.85,
  },
  {
    id: 'most-of-plural',
    pattern:
      /\bmost of (people|students|children|parents|teachers|countries|families|women|men|teenagers)\b(?!['’])/gi,
    replacement: (m) => `most ${m[1]}`,
    reason: (m) => `we say “most ${m[1]}”, or “most of the ${m[1]}” for certain ones`,
    severity: 2,
    confidence: 0.9,
  },
];
