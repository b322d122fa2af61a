import { longEssay, type TestUser } from '@argint/testkit';

/** How long an analysis may take: a busy machine is slow. */
export const LIMIT_MS = 300_000;

/** An essay of about `words` words that no other name has. */
export const essayOf = (words: number, name: string): string =>
  `${longEssay(words)} They did so in ${name}.`;

/**
 * Seconds from the start of a hybrid analysis to its end, as its user sees it.
 *
 * @throws Error when the start is refused or the analysis does not complete
 */
export const secondsOfAnalysis = async (user: TestUser, text: string): Promise<number> => {
  const begun = performance.now();
  const { status, body } = await user.start(text, { analysisType: 'hybrid' });
  if (status !== 202) throw new Error(`start answered ${status} ${body.code}`);
  const end = (await user.follow(body.jobId, { limitMs: LIMIT_MS })).at(-1);
  if (end?.status !== 'completed') throw new Error(`the analysis ended as ${end?.status}`);
  return (performance.now() - begun) / 1_000;
};
