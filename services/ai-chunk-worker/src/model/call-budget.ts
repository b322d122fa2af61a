import type { ModelBudget } from '../budget/model-budget.ts';
import { ModelFault } from './model-fault.ts';
import type { ModelCall, TokenCounts } from './model-call.ts';

/** What may be spent on calls of a model. */
export interface CallBudget {
  /**
   * Holds what a call may cost before it is made.
   *
   * @throws ModelFault `budget` when not enough is left
   */
  hold(call: ModelCall): Promise<HeldTokens>;
}
export interface HeldTokens {
  /** Counts what the call has used. Never rejects. */
  settle(tokens: TokenCounts): Promise<void>;
}

/** A budget without a limit. */
export const NO_BUDGET: CallBudget = {
  hold: async () => ({ settle: async () => undefined }),
};

/** UTF-16 units of a token of English prose: fewer than it has, so that a prompt is never held too small. */
const UNITS_PER_TOKEN = 3.5;
/** Tokens held for an answer. The longest readings measured had some 4,000. */
const ANSWER_TOKENS = 6_000;

/** Tokens that a call may use: its prompt, and an answer as long as they come. */
const estimate = ({ system, turns }: ModelCall): number => {
  const units = turns.reduce((sum, { text }) => sum + text.length, system.length);
  return Math.ceil(units / UNITS_PER_TOKEN) + ANSWER_TOKENS;
};

/** Holds calls against the stored budget. A store that is down counts as a budget that is used up. */
export const createCallBudget = (
  budget: Pick<ModelBudget, 'reserve'>,
  onError: (error: unknown) => void,
): CallBudget => ({
  hold: async (call) => {
    const tokens = estimate(call);
    const held = await budget.reserve(call.userId, tokens).catch((error: unknown) => {
      onError(error);
      throw new ModelFault('budget');
    });
    if ('spent' in held) throw new ModelFault('budget');
    return {
      settle: async ({ input, output, thought }) => {
        const used = input + output + thought;
        // A call that broke off may have been billed without saying so: what was held stays counted.
        if (used === 0) return;
        await held.settle(used).catch(onError);
      },
    };
  },
});
