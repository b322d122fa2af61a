import type { ParagraphDetector, Remark } from '../remark.ts';
import { beside, choose, cite, topicOf } from '../wording.ts';

const LONG = 38;
const VERY_LONG = 55;

/** Sentences over 38 words; the fix names the word where the sentence can be cut. */
export const longSentence: ParagraphDetector = ({ sentences }, model) =>
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
    const next = beside(sentence, sentence, model, 45);
    const topic = topicOf(sentence, model) ?? 'your subject';
    return [
      {
        rule: 'long-sentence',
        issueType: 'style',
        severity: count > VERY_LONG ? 3 : 2,
        at: { start: sentence.start, end: sentence.end },
        issue: choose(`${sentence.text}i`, [
          `${cite(sentence.text, 45)} runs to ${count} words.`,
          `${count} words stand between ${cite(sentence.text, 45)} and its full stop.`,
          `${cite(sentence.text, 45)} opens a sentence of ${count} words.`,
        ]),
        reasoning: choose(`${sentence.text}r`, [
          `Before ${next} can begin, a reader has to hold ${count} words in mind to see what the beginning was for.`,
          `What you say of ${topic} is in there, but nobody can tell which of the ${count} words it rests on, and ${next} then finds a tired reader.`,
          `Several thoughts share one breath; the one that ${next} needs is the one that gets lost.`,
          `The longer the way to the full stop, the less of ${topic} arrives, and ${next} has to be read with half of it forgotten.`,
          `A sentence says one thing well: here ${topic} competes with everything that was joined on, and ${next} has to wait.`,
          `Reasons and what follows from them run into each other, so ${next} seems to follow from all of it or from nothing.`,
          `Readers go back to the start of a sentence like this or skip it; either way ${next} loses them.`,
        ]),
        fix: near
          ? choose(`${sentence.text}f`, [
              `End the sentence before ${cite(near, 34)} and give what follows a subject of its own.`,
              `Put a full stop before ${cite(near, 34)}; then see whether each half still needs all its words.`,
            ])
          : `Find the one thing ${cite(sentence.text, 30)} must say, make that a sentence, and start another for the rest.`,
        hint: choose(`${sentence.text}h`, [
          `Which words of ${cite(sentence.text, 30)} would you say first if you had one breath for it?`,
          `How many things does the sentence say about ${topic}?`,
        ]),
        confidence: count > VERY_LONG ? 0.85 : 0.65,
      },
    ];
  });
