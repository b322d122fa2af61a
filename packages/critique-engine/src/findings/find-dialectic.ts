import type { Findings } from '@argint/contracts';
import type { EssayModel } from '../essay-model.ts';
import { NO_PLAIN_LINK } from '../selection/empty-reasons.ts';
import { readMoves } from '../argument/essay-moves.ts';
import { amplification } from './amplification.ts';
import { dialecticalPrompts } from './dialectical-prompts.ts';

/** Questions that push the essay's own claims further, and what it could make more of. */
export const findDialectic = (model: EssayModel): Findings => {
  const reason = model.unarguable;
  const moves = readMoves(model);
  const prompts = reason ? [] : dialecticalPrompts(model);
  const more = reason || !moves.nearest ? null : amplification(model, moves);
  const emptyReasons: Record<string, string> = {};
  if (prompts.length === 0) emptyReasons['dialecticalPrompts'] = reason ?? NO_PLAIN_LINK;
  if (!more)
    emptyReasons['criticalThinkingAmplification'] = reason ?? 'No thesis was found to work on.';
  return {
    kind: 'dialectic',
    critiques: [],
    parts: { dialecticalPrompts: prompts, criticalThinkingAmplification: more, emptyReasons },
  };
};
