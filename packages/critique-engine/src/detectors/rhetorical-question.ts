import { isForeign } from '../layers/region-lookup.ts';
import type { ParagraphDetector, CritiqueDraft } from '../critique-draft.ts';
import { beside, choose, cite, topicBeside } from '../wording.ts';

/** A question in body or conclusion where a claim should be. */
export const rhetoricalQuestion: ParagraphDetector = ({ sentences }, model) =>
  sentences.flatMap((sentence): CritiqueDraft[] => {
    if (
      sentence.part === 'introduction' ||
      !/\?["'”’)]*$/.test(sentence.text) ||
      isForeign(model, { start: sentence.end - 1, end: sentence.end })
    )
      return [];
    const near = beside(sentence, sentence, model, 45);
    const topic = topicBeside(sentence.text, model);
    return [
      {
        rule: 'rhetorical-question',
        issueType: 'argument',
        severity: 2,
        at: { start: sentence.start, end: sentence.end },
        issue: choose(sentence.text, [
          `${cite(sentence.text)} asks the reader to make the point for you.`,
          `Instead of a claim the reader gets a question: ${cite(sentence.text)}.`,
        ]),
        reasoning: choose(`${sentence.text}r`, [
          `A reader may answer it otherwise than you hope, and ${near} does not hold them.`,
          `The answer you have in mind is the claim of the paragraph; as long as ${near} leaves it out, nothing is argued.`,
          `Who agrees with you will nod, who does not will answer back, and ${near} is lost on the second.`,
        ]),
        fix: `Turn ${cite(sentence.text, 40)} into a statement of your answer${topic ? ` about ${topic}` : ''}, and give the reason in the same sentence.`,
        hint: `What is your own answer to ${cite(sentence.text, 40)}, in one sentence without a question mark?`,
        confidence: 0.65,
      },
    ];
  });
