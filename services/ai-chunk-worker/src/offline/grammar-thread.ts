import { createGrammar, type Grammar, type GrammarIssue } from '@argint/critique-engine/grammar';

let loading: Promise<Grammar> | undefined;

/** Runs in the grammar thread: loads the checker once, which takes about two seconds. A failed load can be retried. */
export const load = async (): Promise<void> => {
  loading ??= createGrammar();
  try {
    await loading;
  } catch (error) {
    loading = undefined;
    throw error;
  }
};

/** The request that is copied to the grammar thread. It has the ranges, because finding them here would cost 80 MB. */
export interface GrammarRequest {
  text: string;
  ranges: { start: number; end: number }[];
}

/** Runs in the grammar thread: finds the grammar issues in the ranges. */
export const check = async ({ text, ranges }: GrammarRequest): Promise<GrammarIssue[]> => {
  await load();
  return (await (loading as Promise<Grammar>)).check(text, ranges);
};
