import { readFrame, type WordClasses } from './frame.ts';
import { matchesIn } from './tagged-rule.ts';
import type { TaggedRule, TaggedSentence } from './tagged-rule.ts';

/** A rule over frames whose correction depends on the words that they mark. */
export interface FrameRule extends Pick<TaggedRule, 'id' | 'kind' | 'severity' | 'confidence'> {
  /** Frames as `readFrame` reads them. */
  frames: readonly string[];
  classes: WordClasses;
  /** The correction of the words from `first` to `last`; null if they are right after all. */
  fix: (sentence: TaggedSentence, first: number, last: number) => string | null;
  /** A clause that would fit after 'because'. */
  why: (sentence: TaggedSentence, first: number, last: number) => string;
}

/** Makes a tagged rule of frames; the first frame that fits counts. */
export const frameRule = ({ frames, classes, fix, why, ...rule }: FrameRule): TaggedRule => {
  const read = frames.map((frame) => readFrame(frame, classes));
  return {
    ...rule,
    find: (sentence) =>
      matchesIn(sentence, (first) => {
        const frame = read.find(({ fits }) => fits(sentence, first));
        if (!frame) return null;
        const last = first + frame.size - 1;
        const replacement = fix(sentence, first, last);
        return replacement === null
          ? null
          : { first, last, replacement, reason: why(sentence, first, last) };
      }),
  };
};
