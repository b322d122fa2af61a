import { randomUUID } from 'node:crypto';
import { registerUser, SAMPLE_ESSAY, SAMPLE_QUESTION } from '@argint/testkit';

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/**
 * Registers a user of the product at `url`, starts an analysis, follows it over the socket and reads its result over
 * REST. Prints what it saw.
 * @throws Error when the analysis does not complete with critiques for exactly one credit
 */
export const tryAnalysis = async (url: string): Promise<void> => {
  const user = await registerUser(url, `try-${randomUUID().slice(0, 8)}`);
  const before = (await user.access()).body.data.analysesRemaining;

  const start = performance.now();
  const { status, body } = await user.start(SAMPLE_ESSAY, { question: SAMPLE_QUESTION });
  if (status !== 202) throw new Error(`start answered ${status}: ${JSON.stringify(body)}`);
  const updates = await user.follow(body.jobId);
  const partial = updates.filter((update) => update.partial).length;
  console.log(
    `socket: ${updates.length} updates in ${seconds(start)}, ${partial} with critiques, last ${updates.at(-1)?.status}`,
  );

  const job = (await user.status(body.jobId)).body;
  const critiques = job.result?.lineCritiques.length ?? 0;
  console.log(`REST: ${job.status}, ${critiques} critiques, ${job.progress} %`);
  const after = (await user.access()).body.data.analysesRemaining;
  console.log(`credits: ${before} before, ${after} after`);
  if (job.status !== 'completed' || critiques === 0 || after !== Number(before) - 1)
    throw new Error('The analysis did not end as it should have.');
};
