import type { Sentence } from '../essay-model.ts';
import { findContradictions } from '../layers/contradiction-layer.ts';
import type { Contradiction } from '../layers/contradiction-layer.ts';
import type { EssayDetector, CritiqueDraft } from '../critique-draft.ts';
import { choose, cite } from '../wording.ts';

const how: Readonly<Record<Contradiction['kind'], string>> = {
  denial: 'one says what the other denies',
  opposites: 'they give one thing opposite qualities',
  reach: 'one speaks of all cases, the other of some',
};
const place = ({ part }: Sentence): string => (part === 'body' ? 'earlier on' : `in the ${part}`);

/**
 * Two statements of the writer's own that cannot both stand (consistency as a test of an argument: Walton,
 * Informal Logic, ch. 7). Severity 3, 4 where the thesis itself is taken back; at most three a text.
 */
export const contradiction: EssayDetector = (model) =>
  findContradictions(model)
    .slice(0, 3)
    .map(({ first, second, kind }): CritiqueDraft => {
      const held = first === model.thesis?.sentence;
      const turned = held && second.part === 'conclusion';
      return {
        rule: turned ? 'conclusion-contradicts' : 'contradiction',
        issueType: turned ? 'thesis' : 'argument',
        severity: held ? 4 : kind === 'reach' ? 2 : 3,
        at: { start: second.start, end: second.end },
        related: [{ start: first.start, end: first.end }],
        issue: choose(second.text, [
          `${cite(second.text, 55)} does not go with ${cite(first.text, 55)}, told ${place(first)}: ${how[kind]}.`,
          `${held ? 'Your thesis' : 'The essay'} holds ${cite(first.text, 55)}; here it says ${cite(second.text, 55)}, and ${how[kind]}.`,
        ]),
        reasoning: choose(`${second.text}r`, [
          `As long as ${cite(first.text, 40)} stands beside it, a reader may quote you against yourself.`,
          `One of the two must be limited; until then neither ${cite(first.text, 40)} nor this can carry what rests on it.`,
        ]),
        fix: `Say under which conditions ${cite(first.text, 35)} holds and under which ${cite(second.text, 35)} does, or drop one.`,
        hint: `Which of the two, ${cite(first.text, 30)} or ${cite(second.text, 30)}, would you keep?`,
        confidence: kind === 'reach' ? 0.5 : 0.65,
      };
    });
