import { likeCase } from '../grammar-rule.ts';
import { CONFUSION_CLASSES } from './confusion-classes.ts';
import { CONFUSIONS } from './confusions.ts';
import type { Confusion } from './confusions.ts';
import { readFrame, type Frame } from './frame.ts';
import { MORE_CONFUSIONS } from './more-confusions.ts';
import { NOUN_VERB_CONFUSIONS } from './noun-verb-confusions.ts';
import { SOUND_ALIKES } from './sound-alike-confusions.ts';
import { matchesIn, type TaggedRule } from './tagged-rule.ts';

/** The frames of a confusion by the first word that they mark, so that a word is compared with its own frames only. */
const framesOf = ({ frames }: Confusion): ReadonlyMap<string, readonly Frame[]> => {
  const byWord = new Map<string, Frame[]>();
  for (const text of frames) {
    const frame = readFrame(text, CONFUSION_CLASSES);
    for (const word of frame.starts ?? []) byWord.set(word, [...(byWord.get(word) ?? []), frame]);
  }
  return byWord;
};

const ruleFor = (confusion: Confusion): TaggedRule => {
  const frames = framesOf(confusion);
  const firstWords = [...frames.keys()];
  const { id, right, why, kind = 'word', confidence = 0.85 } = confusion;
  return {
    id,
    kind,
    find: (sentence) => {
      // Hardly any sentence has one of the words, and there are many rules.
      if (!firstWords.some((word) => sentence.has(word))) return [];
      return matchesIn(sentence, (at) => {
        const frame = frames.get(sentence.word(at))?.find(({ fits }) => fits(sentence, at));
        if (!frame) return null;
        const last = at + frame.size - 1;
        // With the word before it, the slip can be read: 'must of', not 'of'.
        const first = at > 0 && sentence.gap(at) === ' ' ? at - 1 : at;
        const corrected = likeCase(sentence.written(at), right);
        return {
          first,
          last,
          replacement: first < at ? `${sentence.written(first)} ${corrected}` : corrected,
          reason: why,
        };
      });
    },
    severity: 3,
    confidence,
  };
};

/** One rule for each pair of words that sound or look alike. */
export const CONFUSION_RULES: readonly TaggedRule[] = [
  ...CONFUSIONS,
  ...MORE_CONFUSIONS,
  ...SOUND_ALIKES,
  ...NOUN_VERB_CONFUSIONS,
].map(ruleFor);
