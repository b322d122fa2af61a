import type { ReadEssay, EssayPart } from '../essay.ts';
import { opensClosing } from './sentence-layer.ts';
import { wordCount } from './word-count.ts';

/** How an introduction or a conclusion stands in the essay. `inside` is a part of the only paragraph. */
type FramePart = 'whole' | 'short' | 'long' | 'inside' | 'missing';

/** The introduction and the conclusion of an essay, as every part of the result speaks of them. */
export interface EssayFrame {
  introduction: FramePart;
  conclusion: FramePart;
  /** Words of the two. */
  words: Readonly<Record<'introduction' | 'conclusion', number>>;
}

/** Fewest words of an introduction or a conclusion. */
const FRAME_WORDS = 25;

/**
 * Reads the frame from the parts of the sentences. With fewer than 25 words a part is short, with more than half of the
 * essay it is long. A conclusion that is worded as one may be of any length.
 */
export const frameOf = ({
  prose,
  sentences,
}: Pick<ReadEssay, 'prose' | 'sentences'>): EssayFrame => {
  const total = wordCount(sentences);
  const read = (part: Exclude<EssayPart, 'body'>): { words: number; state: FramePart } => {
    const own = sentences.filter((sentence) => sentence.part === part);
    const words = wordCount(own);
    const state = (): FramePart => {
      if (own.length === 0) return 'missing';
      if (prose.length < 2) return 'inside';
      if (part === 'conclusion' && opensClosing(own[0])) return 'whole';
      if (words < FRAME_WORDS) return 'short';
      return words * 2 > total ? 'long' : 'whole';
    };
    return { words, state: state() };
  };
  const introduction = read('introduction');
  const conclusion = read('conclusion');
  return {
    introduction: introduction.state,
    conclusion: conclusion.state,
    words: { introduction: introduction.words, conclusion: conclusion.words },
  };
};
