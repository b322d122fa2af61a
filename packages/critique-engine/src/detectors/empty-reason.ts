import type { Word } from '@argint/text-analysis';
import type { Sentence } from '../essay-model.ts';
import { meaningOf, saysSame, termOf, type Meaning } from './same-meaning.ts';

/** Words that add nothing to a judgement: whom it is about, how much, and the verbs that tie it to its subject. */
const idle = new Set(
  `is are was were be been being am do does did has have had will would can could should must may might it its they them their
  this that these those he she we us our you your i my me there very really so too just also quite all always ever simply
  people person everyone everybody anyone anybody someone thing things something anything way lot much many any some at for
  to of in on from with by as a an the and or more most kind sort become becomes seem seems make makes made give gives get gets
  and nature only get hour moment day time life world today nowadays then here who which what`.split(
    /\s+/,
  ),
);
const denies = /^(?:not|no|never|nothing|nobody|none|hardly|without|cannot)$|n['’]t$/;

/** What a clause says about its subject. */
const meaningsOf = (words: readonly Word[]): Meaning[] => {
  const isDenied = words.some(({ lower }) => denies.test(lower));
  return words
    .filter(
      ({ lower }, i) =>
        (!idle.has(lower) || (lower === 'just' && i === words.length - 1)) && !denies.test(lower),
    )
    .map(({ lower }) => meaningOf(lower, isDenied));
};

/** A pronoun, or a verb where a learner left the pronoun out. */
const pronoun = /^(?:it|its|it['’]s|they|this|that|he|she|these|those|is|are)$/;
/** 'Many people like it', 'we need it': what is liked or needed is the subject of the claim. */
const object = /^(?:it|them|him|her)$/;
/** Most words of a reason that can be empty. */
const MOST_CONTENT = 3;

/** Words of a sentence after its first verb, within a range of words. Empty without a verb. */
const predicateOf = (
  { words, tags }: Sentence,
  { from, to }: { from: number; to: number },
): Word[] => {
  const verb = tags.findIndex((tag, i) => i > from && i < to && /^(?:VERB|AUX)$/.test(tag));
  return verb < 0 ? [] : words.slice(verb, to);
};

/** Most words of a subject that is named again. */
const MOST_SUBJECT = 4;

/** Where the verb of a reason stands whose subject the claim names too: 'ban cars, because cars …'. Null for another subject. */
const repeatedSubject = (
  { words, tags }: Sentence,
  joint: number,
  opens: number,
): number | null => {
  const verb = tags.findIndex((tag, i) => i > opens && /^(?:VERB|AUX)$/.test(tag));
  if (verb < 0 || verb - opens > MOST_SUBJECT) return null;
  const claimed = new Set(words.slice(0, joint).map(({ lower }) => termOf(lower)));
  const named = words.slice(opens, verb).filter(({ lower }) => !idle.has(lower));
  return named.length > 0 && named.every(({ lower }) => claimed.has(termOf(lower))) ? verb : null;
};

/**
 * Whether the reason that begins at the word `opens` only says its claim again, in a word that means the same: 'it is bad because
 * it is harmful', 'useless, as it has no use'. The reason must speak of the same thing, by a pronoun, and every word of it
 * that says something must be in the claim.
 */
export const isEmptyReason = (sentence: Sentence, joint: number, opens: number): boolean => {
  const { words } = sentence;
  const last = words.at(-1)?.lower ?? '';
  const isLiked =
    /^(?:many|most|all|lots|people|everyone|everybody|we|you|there)$/.test(
      words[opens]?.lower ?? '',
    ) && object.test(last);
  const subject =
    isLiked || pronoun.test(words[opens]?.lower ?? '')
      ? opens + 1
      : repeatedSubject(sentence, joint, opens);
  if (subject === null) return false;
  const comma = words.findIndex(
    ({ start }, i) =>
      i > opens + 1 &&
      /[,;:–—]/.test(
        sentence.text.slice((words[i - 1]?.end ?? 0) - sentence.start, start - sentence.start),
      ),
  );
  const ground = meaningsOf(words.slice(subject, comma < 0 ? words.length : comma));
  if (ground.length === 0 || ground.length > MOST_CONTENT) return false;
  const judged = meaningsOf(predicateOf(sentence, { from: 0, to: joint }));
  if (!ground.some((one) => judged.some((other) => saysSame(one, other)))) return false;
  const claim = meaningsOf(words.slice(0, joint));
  return ground.every((one) => [...claim, ...judged].some((other) => saysSame(one, other)));
};
