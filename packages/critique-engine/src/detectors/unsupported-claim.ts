import type { ParagraphDetector } from '../critique-draft.ts';
import type { Paragraph } from '../essay-model.ts';
import { reasoningCounts } from '@argint/text-analysis';
import { isCited } from '../layers/region-lookup.ts';
import { choose, cite, topicOf } from '../wording.ts';
import { loneSentences } from './fragmented-essay.ts';
import { nextCited } from './next-sentence.ts';

/** A shorter sentence is a label, not a claim. */
const FEWEST_WORDS = 4;
/** A reason without 'because': 'as it brings in more'. */
const asIt =
  /[\p{L}\p{N},] as (?:it|they|this|that|these|we|he|she|there|people|you)(?:['’]\w+)? (?!possible|can be)\w+/iu;

/** A paragraph in which anything supports a claim, before or after it, does not leave its claims bare. */
const isArgued = ({ links }: Paragraph): boolean =>
  links.some(({ premises }) => premises.length > 0) || links.length > 1;

/** A claim of the body whose paragraph gives no reason, figure, example or source for it. */
export const unsupportedClaim: ParagraphDetector = (paragraph, model) =>
  paragraph.links.flatMap(({ claim }) => {
    if (claim.part !== 'body' || isArgued(paragraph) || claim.words.length < FEWEST_WORDS)
      return [];
    const own = reasoningCounts(claim.text);
    if (own.reasons + own.evidence + own.figures > 0 || isCited(model, claim)) return [];
    if (asIt.test(claim.text.slice(0, 600))) return [];
    if (paragraph.sentences.length === 1 && loneSentences(model).length > 0) return [];
    const topic = topicOf(claim, model) ?? 'it';
    const next = nextCited(claim, model);
    const held = model.thesis?.stated ? cite(model.thesis.sentence.text, 45) : 'your answer';
    return [
      {
        rule: 'unsupported-claim',
        issueType: 'argument' as const,
        severity: paragraph.sentences.length === 1 ? (4 as const) : (3 as const),
        at: { start: claim.start, end: claim.end },
        issue: choose(claim.text, [
          `Nothing after ${cite(claim.text)} shows that it is true.`,
          `The claim ${cite(claim.text)} stands without a reason, an example or a source.`,
          `${cite(claim.text)} is asserted, and the paragraph goes on.`,
        ]),
        reasoning: choose(`${claim.text}r`, [
          `A reader who doubts what you say about ${topic} finds nothing before ${next} to change their mind.`,
          `The claim may be right; the paragraph gives no more for it than against it, and ${next} is built on it all the same.`,
          `What follows, ${next}, speaks of something else, so the claim has to be taken on trust.`,
          `If this is to help ${held}, the reader must see why it is so before ${next}.`,
        ]),
        fix: choose(`${claim.text}f`, [
          `Before ${next}, add one sentence that begins “This is because …” and one that shows ${topic} in a concrete case, with its source.`,
          `Say how you know it${model.thesis?.stated ? ` and what it has to do with ${held}` : ''}: a reason first, then a case the reader can picture, then ${next}.`,
        ]),
        hint: `If someone asked “How do you know that about ${topic}?”, what would you answer first?`,
        confidence: 0.65,
      },
    ];
  });
