import { asideOf, clauseBreaks } from '../layers/clause-break.ts';
import type { ParagraphDetector, CritiqueDraft } from '../critique-draft.ts';
import { beside, choose, cite, topicOf } from '../wording.ts';

const LONG = 38;
const VERY_LONG = 55;

/** Sentences over 38 words; the fix names where a clause of its own begins or, failing that, a part to take out. */
export const longSentence: ParagraphDetector = ({ sentences }, model) =>
  sentences.flatMap((sentence): CritiqueDraft[] => {
    const count = sentence.words.length;
    if (count <= LONG) return [];
    const middle = count / 2;
    const [joint] = clauseBreaks(sentence).toSorted(
      (a, b) => Math.abs(a - middle) - Math.abs(b - middle),
    );
    const at = joint === undefined ? undefined : sentence.words[joint];
    const near = at
      ? sentence.text.slice(at.start - sentence.start, at.start - sentence.start + 40)
      : null;
    const aside = near ? null : asideOf(sentence);
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
              `End the sentence before ${cite(near, 34)}: what follows has a subject and a verb of its own.`,
              `Put a full stop before ${cite(near, 34)}; then see whether each half still needs all its words.`,
            ])
          : aside
            ? `Take out ${cite(aside, 60)}, or say it in a sentence of its own after this one.`
            : `Find the one thing ${cite(sentence.text, 30)} must say, make that a sentence, and start another for the rest.`,
        hint: choose(`${sentence.text}h`, [
          `Which words of ${cite(sentence.text, 30)} would you say first if you had one breath for it?`,
          `How many things does the sentence say about ${topic}?`,
        ]),
        confidence: count > VERY_LONG ? 0.85 : 0.65,
      },
    ];
  });
