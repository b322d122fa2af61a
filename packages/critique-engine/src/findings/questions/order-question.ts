import type { AnalysisResult } from '@argint/contracts';
import type { EssayModel } from '../../essay-model.ts';
import { readOrder } from '../../layers/coherence/read-order.ts';

type Prompt = AnalysisResult['dialecticalPrompts'][number];

/** Below this the order of sentences is asked about. One in twenty essays of learners stands below it. */
const ASKED_BELOW = -0.5;

/**
 * One question about the text as a whole, where random orders of its sentences tend to fit better than its own. It names
 * no sentence, because the comparison cannot tell which one is out of place. Empty for all other essays.
 */
export const orderQuestion = (model: EssayModel): Prompt[] => {
  const reading = readOrder(model);
  if (!reading || reading.z >= ASKED_BELOW) return [];
  const { beaten, orders } = reading;
  return [
    {
      cognitiveOperation: 'Organisation',
      difficulty: 'Intermediate',
      disciplinaryLens: 'Structure of argument',
      basePrompt: `We put the sentences between your introduction and your conclusion into ${orders} random orders. Yours fits better than ${beaten} of them. If you read only the first sentence of each paragraph, does one thought lead to the next?`,
      followUps: ['Which sentence would you move, and what should your reader know before it?'],
    },
  ];
};
