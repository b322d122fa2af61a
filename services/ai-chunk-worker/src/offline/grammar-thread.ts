import type { LineCritique } from '@argint/contracts';
import { createGrammar, findGrammar, type Grammar } from '@argint/critique-engine/grammar';
import type { ThreadRequest } from './engine-thread.ts';
import { modelOf } from './essay-models.ts';

let loading: Promise<Grammar> | undefined;

/** Runs in the grammar thread: loads the checker once, some two seconds; a failed load is tried again. */
export const load = async (): Promise<void> => {
  loading ??= createGrammar();
  try {
    await loading;
  } catch (error) {
    loading = undefined;
    throw error;
  }
};

/** Runs in the grammar thread: the remarks on one range. */
export const check = async (request: ThreadRequest): Promise<LineCritique[]> => {
  const { text, question, start, end } = request;
  await load();
  return findGrammar(await (loading as Promise<Grammar>), modelOf(text, question), { start, end });
};
