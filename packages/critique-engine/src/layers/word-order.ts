import type { Sentence } from '../essay-model.ts';

/** By part of speech, what hardly ever follows it in an English sentence without a stop between. */
const hardlyFollows: Readonly<Record<string, ReadonlySet<string>>> = {
  DET: new Set(['DET', 'ADP', 'AUX', 'CCONJ', 'SCONJ', 'VERB', 'PRON', 'PART']),
  ADP: new Set(['AUX', 'CCONJ', 'SCONJ', 'ADP', 'VERB', 'PART']),
  ADJ: new Set(['DET', 'PRON', 'AUX', 'VERB', 'ADV']),
  NOUN: new Set(['ADJ', 'NUM', 'DET']),
  PROPN: new Set(['ADJ', 'DET']),
  PRON: new Set(['ADJ', 'DET', 'NOUN', 'ADP', 'NUM']),
  ADV: new Set(['NOUN', 'NUM']),
  AUX: new Set(['ADP', 'CCONJ', 'SCONJ', 'AUX', 'NOUN']),
  NUM: new Set(['DET', 'VERB', 'PRON']),
  VERB: new Set(['VERB', 'AUX']),
  CCONJ: new Set(['CCONJ', 'PART']),
  SCONJ: new Set(['CCONJ', 'AUX']),
};

/** Learners' prose stays at some 10 of 100 pairs, at most 22 in a whole essay; shuffled words reach 27. */
const USUAL = 0.2;
/** What few pairs may exceed it by, over the root of their number. */
const CHANCE = 0.5;

/** Whether the words stand in no order that English has: words without sentences. */
export const isWordSalad = (text: string, sentences: readonly Sentence[]): boolean => {
  let pairs = 0;
  let odd = 0;
  for (const { words, tags } of sentences)
    for (let i = 1; i < words.length; i++) {
      if (text.slice(words[i - 1]?.end, words[i]?.start).trim()) continue;
      pairs++;
      if (hardlyFollows[tags[i - 1] ?? '']?.has(tags[i] ?? '')) odd++;
    }
  if (pairs < 30) return false;
  const verbless = sentences.filter((s) => !s.tags.some((t) => t === 'VERB' || t === 'AUX')).length;
  const limit = verbless * 2 >= sentences.length ? USUAL : USUAL + CHANCE / Math.sqrt(pairs);
  return odd / pairs > limit;
};
