import { phraseOf } from '../comment/phrase-of.ts';
import type { CritiqueDraft, EssayDetector } from '../critique-draft.ts';
import { contraryViews } from '../layers/graph/contrary-views.ts';
import { objectionsOf } from '../layers/graph/read-graph.ts';
import { choose, cite } from '../wording.ts';

/**
 * A demand of the body that the position excludes, in the writer's own voice and weighed nowhere (consistency as a test
 * of an argument: Walton, Informal Logic, ch. 7). Severity 4. A judgement against the position is only asked about.
 */
export const oppositeDemand: EssayDetector = (model) => {
  const { thesis, text } = model;
  if (!thesis) return [];
  const open = new Set(
    objectionsOf(model).flatMap(({ unit, answer }) => (answer === null ? [unit.sentence] : [])),
  );
  const held = phraseOf(text, thesis) ?? cite(thesis.sentence.text, 60);
  return [...contraryViews(model)]
    .filter(([sentence, sort]) => sort === 'demand' && open.has(sentence))
    .slice(0, 1)
    .map(([sentence]): CritiqueDraft => {
      const said = phraseOf(text, sentence) ?? cite(sentence.text, 60);
      return {
        rule: 'opposite-demand',
        issueType: 'argument',
        severity: 4,
        at: { start: sentence.start, end: sentence.end },
        related: [{ start: thesis.start, end: thesis.end }],
        issue: `Here you ask for this: ${said}. Your position asks for the opposite: ${held}.`,
        reasoning: choose(`${sentence.text}r`, [
          'Both cannot be done at the same time. Your reader does not know which of the two you want.',
          'A reader who agrees with the one has to refuse the other, and you do not say which.',
        ]),
        fix: 'Decide which of the two you want. If the other one has something good in it, say so, and say why it weighs less.',
        hint: `When would ${said} be right, and does your position leave room for that?`,
        confidence: 0.7,
      };
    });
};
