import type { GrammarRule } from './grammar-rule.ts';
import { likeCase } from './grammar-rule.ts';

const soundsLikeConsonant =
  /^(?:unanim|uni(?!n|m|d)|use|usu|util|eu|one\b|once|ubiq|u\b|ure|uri|ute|ewe|uto|uk|us\b|ufo|ural|uran)/i;
const soundsLikeVowel = /^(?:hour|honest|honou?r|heir)/i;

const beginsWithVowel = (word: string): boolean =>
  soundsLikeVowel.test(word) || (/^[aeiou]/i.test(word) && !soundsLikeConsonant.test(word));

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
        /^(?:historic|hotel|herb|unicameral|us)/i.test(word) ||
        (article === 'A' && m.index > 0) ||
        /[.)]\s*$/.test(sentence.slice(0, m.index).trimEnd().slice(-1))
      )
        return null;
      const vowel = beginsWithVowel(word);
      return vowel === (article.toLowerCase() === 'an')
        ? null
        : `${likeCase(article, vowel ? 'an' : 'a')} ${word}`;
    },
    reason: (m) =>
      `“${m[2]}” begins with the sound of a ${/^an/i.test(m[1] ?? '') ? 'consonant' : 'vowel'}`,
    severity: 2,
    confidence: 0.9,
  },
  {
    id: 'the-nature',
    pattern: /\b(in|of|to|for) (?:the )(society|nature|life) (?=(?:today|nowadays|in general)\b)/gi,
    replacement: (m) => `${m[1]} ${m[2]} `,
    reason: (m) => `we speak of ${m[2]} in general without “the”`,
    severity: 1,
    confidence: 0.6,
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
  {
    id: 'same-without-the',
    pattern:
      /(?<=\b(?:in|at|of|have|has|had|with|are|is|do|the) )same (time|thing|place|way|opinion|age|problem|school|class)\b/gi,
    replacement: (m, sentence) =>
      /\bthe $/i.test(sentence.slice(0, m.index)) ? null : `the ${m[0]}`,
    reason: () => 'we say “the same”',
    severity: 2,
    confidence: 0.85,
  },
];
