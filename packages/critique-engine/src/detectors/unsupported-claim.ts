import type { ParagraphDetector } from '../remark.ts';
import { reasoningCounts } from '@argint/text-analysis';
import { isCited } from '../layers/region-lookup.ts';
import { choose, cite, topicOf } from '../wording.ts';

/** A claim of the body that no sentence of its paragraph gives a reason, figure, example or source for. */
export const unsupportedClaim: ParagraphDetector = (paragraph, model) =>
  paragraph.links.flatMap(({ claim, premises }) => {
    if (claim.part !== 'body' || premises.length > 0) return [];
    const own = reasoningCounts(claim.text);
    if (own.reasons + own.evidence + own.figures > 0 || isCited(model, claim)) return [];
    const topic = topicOf(claim, model) ?? 'it';
    return [
      {
        rule: 'unsupported-claim',
        issueType: 'argument' as const,
        severity: paragraph.sentences.length === 1 ? (4 as const) : (3 as const),
        at: { start: claim.start, end: claim.end },
        issue: choose(claim.text, [
          `Nothing after ${cite(claim.text)} shows that it is true.`,
          `The claim ${cite(claim.text)} stands without a reason, an example or a source.`,
        ]),
        reasoning: `A reader who doubts what you say about ${topic} finds nothing here to change their mind, so the paragraph cannot carry your conclusion.`,
        fix: `Follow it with one sentence that begins “This is because …” and one that shows ${topic} in a concrete case, with its source.`,
        hint: `If someone asked “How do you know that about ${topic}?”, what would you answer first?`,
        confidence: 0.65,
      },
    ];
  });
