import type { Span } from '@argint/text-analysis';
import type { EssayModel, Sentence } from '../essay-model.ts';
import { hedgesIn } from './extreme-words.ts';

/** Something that is drawn from what stands before it, in the same sentence or in the one before. */
export interface Inference {
  /** What it is drawn from. */
  ground: string;
  /** The sentence in which the ground begins. */
  from: Sentence;
  /** The words that draw: 'so', 'which shows that'. */
  joint: string;
  /** What is drawn, without the joint. */
  drawn: string;
  /** Where the joint and what is drawn stand. */
  at: Span;
}

const showing =
  '(?:(?:clearly|thus|surely|only|alone|just) )?(?:shows?|proves?|proved|demonstrates?|means|goes to show|is (?:the )?proof)(?: (?:us|me|you|clearly))?(?: that|,)?';
const seeing =
  '(?:(?:from which|and there|whence|so that|so|therefore|thus) )(?:it is (?:\\w+ )?(?:clear|plain|obvious|evident|certain)(?: that|,)?|(?:we|one|you|I|anybody|everyone) (?:can |must |may |have )?(?:sees?|seen|knows?)(?: \\w+)?(?: that|,)?)';
/** A joint inside a sentence. 'So that' gives a purpose, and 'so many' counts. */
const inside = new RegExp(
  `[,;–—] ?(?:and )?(?:${seeing}|(?:which|this|that|it) ${showing}|(?:so|therefore|thus|hence|consequently)\\b,?(?! (?:that|far|much|many|on|as|called)\\b)|that is why\\b)`,
  'i',
);
/** A joint that opens a sentence. */
const opening = new RegExp(
  `^\\W*(?:and )?(?:${seeing}|(?:this|that|which|it|all this|(?:this|that|his|her|my|their) (?:case|example|story|experience)) ${showing}|(?:so|therefore|thus|hence|consequently|clearly|obviously|evidently)\\b,?(?! (?:that|far|much|many|on|as|called)\\b)|(?:that|this) is (?:the reason )?why\\b|as (?:we|you|one|anybody|everyone) can (?:\\w+ )?see,?|for (?:this|that) reason\\b,?(?: I am (?:\\w+ )?(?:sure|convinced)(?: that)?)?|it follows that\\b|I am (?:\\w+ )?(?:sure|convinced) that\\b|it is (?:therefore |thus |so )?(?:clear|obvious|evident) that\\b)`,
  'i',
);

const MOST_CHARACTERS = 500;

const previous = (sentence: Sentence, { sentences }: EssayModel): Sentence | null => {
  const last = sentences[sentence.index - 1];
  return last?.paragraph === sentence.paragraph ? last : null;
};

/** A sentence that goes on with the case of the one before has its ground there too. */
const leans =
  /^\W*(?:in the (?:next|following|same) (?:year|month|week|days?)|(?:a|one) (?:year|month|week) later|since then|after that|soon after|(?:and |but |now |today,? |then )?(?:he|she|it|they|his|her|its|their))\b/i;

const groundBefore = (sentence: Sentence, model: EssayModel): Sentence[] => {
  const last = previous(sentence, model);
  if (!last) return [];
  const first = leans.test(last.text) ? previous(last, model) : null;
  return first ? [first, last] : [last];
};

/** What a sentence draws. Null if it draws nothing. */
export const inferenceIn = (sentence: Sentence, model: EssayModel): Inference | null => {
  const text = sentence.text.slice(0, MOST_CHARACTERS);
  const joined = inside.exec(text);
  const at = (index: number): Span => ({ start: sentence.start + index, end: sentence.end });
  if (joined) {
    const drawn = text.slice(joined.index + joined[0].length).trim();
    const ground = text.slice(0, joined.index);
    const from = sentence;
    return { ground, from, joint: joined[0], drawn, at: at(joined.index + 1) };
  }
  const opens = opening.exec(text);
  const before = opens ? groundBefore(sentence, model) : [];
  const [from] = before;
  if (!opens || !from) return null;
  const ground = before.map((one) => one.text.slice(0, MOST_CHARACTERS)).join(' ');
  return { ground, from, joint: opens[0], drawn: text.slice(opens[0].length).trim(), at: at(0) };
};

const personal = /\b(?:I|i|me|my|mine|he|she|him|her|his|hers|himself|herself|us)\b/;
const weakens =
  /\b(?:at least|in (?:my|his|her|our|this|that) case|can|could|not (?:all|every|always|only)|even)\b/i;
const past = /\b(?:was|were|had|did|went|came|took|became|got)\b/i;
/** Wording that covers everybody, everywhere or for all times. */
const universal =
  /\b(?:every(?:one|body|where|thing)?|all|any(?:one|body)|nobody|no one|none|never|always)\b/i;
const demand = /\b(?:should|must|ought to|needs? to|has to|have to)\b/i;
const limited =
  /^\W*(?:how|some|many|most|few|several|the|this|that|these|those|it|they|there|one|you)\b/i;
const first = /^\W*(?:we|our)\b/i;

/** Whether what is drawn speaks of all cases and not of the one that was told, without a word that limits it. */
export const isGeneral = (drawn: string): boolean => {
  if (personal.test(drawn) || hedgesIn(drawn) > 0 || past.test(drawn)) return false;
  if (universal.test(drawn)) return !/\bnot (?:all|every|always)\b/i.test(drawn);
  if (weakens.test(drawn)) return false;
  if (first.test(drawn)) return demand.test(drawn);
  return demand.test(drawn)
    ? !/^\W*(?:it|they|this|these|how)\b/i.test(drawn)
    : !limited.test(drawn);
};
