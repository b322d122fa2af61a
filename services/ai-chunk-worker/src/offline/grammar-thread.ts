import { createGrammar, type Grammar, type GrammarSlip } from '@argint/critique-engine/grammar';

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

/** What crosses into the grammar thread. It reads no essay of its own: a second reader would cost 80 MB. */
export interface GrammarRequest {
  text: string;
  ranges: { start: number; end: number }[];
}

/** Runs in the grammar thread: what the checker stumbles over in the ranges. */
export const check = async ({ text, ranges }: GrammarRequest): Promise<GrammarSlip[]> => {
  await load();
  return (await (loading as Promise<Grammar>)).check(text, ranges);
};
