import type { ParagraphDetector, Remark } from '../remark.ts';
import { cite } from '../wording.ts';

const LONG = 38;
const VERY_LONG = 55;

/** Sentences over 38 words; the fix names the word where the sentence can be cut. */
export const longSentence: ParagraphDetector = ({ sentences }) =>
  sentences.flatMap((sentence): Remark[] => {
    const count = sentence.words.length;
    if (count <= LONG) return [];
    const middle = count / 2;
    let joint = -1;
    sentence.words.forEach(({ lower }, i) => {
      if (
        /^(?:and|but|so|because|which|however|while|although|then|therefore)$/.test(lower) &&
        i > 6 &&
        i < count - 5 &&
        (joint < 0 || Math.abs(i - middle) < Math.abs(joint - middle))
      )
        joint = i;
    });
    const at = sentence.words[joint];
    const near = at
      ? sentence.text.slice(at.start - sentence.start, at.start - sentence.start + 40)
      : null;
    return [
      {
        rule: 'long-sentence',
        issueType: 'style',
        severity: count > VERY_LONG ? 3 : 2,
        at: { start: sentence.start, end: sentence.end },
        issue: `${cite(sentence.text, 45)} runs to ${count} words.`,
        reasoning: `By its end a reader has to hold ${count} words in mind to see what the beginning was for, and your point is what gets lost.`,
        fix: near
          ? `End the sentence before ${cite(near, 34)} and give what follows a subject of its own.`
          : `Find the one thing ${cite(sentence.text, 30)} must say, make that a sentence, and start another for the rest.`,
        hint: 'Which words would you say first if you had one breath for it?',
        confidence: count > VERY_LONG ? 0.85 : 0.65,
      },
    ];
  });
