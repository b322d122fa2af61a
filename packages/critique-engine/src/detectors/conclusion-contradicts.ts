import { findContradictions } from '../layers/contradiction-layer.ts';
import type { Contradiction } from '../layers/contradiction-layer.ts';
import type { EssayDetector, CritiqueDraft } from '../critique-draft.ts';
import { choose, cite } from '../wording.ts';

const how: Readonly<Record<Contradiction['kind'], string>> = {
  denial: 'one says what the other denies',
  opposites: 'they give one thing opposite qualities',
  reach: 'one speaks of all cases, the other of some',
};

/**
 * A conclusion that takes the thesis back (consistency as a test of an argument: Walton, Informal Logic, ch. 7).
 * Severity 4. Other contradictions are shown in the premium report only.
 */
export const conclusionContradicts: EssayDetector = (model) =>
  findContradictions(model)
    .slice(0, 3)
    .filter(({ first, second }) => first === model.thesis?.sentence && second.part === 'conclusion')
    .map(({ first, second, kind }): CritiqueDraft => ({
      rule: 'conclusion-contradicts',
      issueType: 'thesis',
      severity: 4,
      at: { start: second.start, end: second.end },
      related: [{ start: first.start, end: first.end }],
      issue: choose(second.text, [
        `${cite(second.text, 55)} does not go with ${cite(first.text, 55)}, told ${first.part === 'body' ? 'earlier on' : `in the ${first.part}`}: ${how[kind]}.`,
        `Your thesis holds ${cite(first.text, 55)}; here it says ${cite(second.text, 55)}, and ${how[kind]}.`,
      ]),
      reasoning: choose(`${second.text}r`, [
        `As long as ${cite(first.text, 40)} stands beside it, a reader may quote you against yourself.`,
        `One of the two must be limited; until then neither ${cite(first.text, 40)} nor this can carry what rests on it.`,
      ]),
      fix: `Say under which conditions ${cite(first.text, 35)} holds and under which ${cite(second.text, 35)} does, or drop one.`,
      hint: `Which of the two, ${cite(first.text, 30)} or ${cite(second.text, 30)}, would you keep?`,
      confidence: kind === 'reach' ? 0.5 : 0.65,
    }));
