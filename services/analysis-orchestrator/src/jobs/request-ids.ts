import { createHash } from 'node:crypto';

const digest = (...parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex');

/** Tells one request body from another. Without a parent, criteria and kind it is what earlier releases computed. */
export const requestHash = (body: {
  text: string;
  question: string | null;
  rubric: string | null;
  textKind: string | null;
  analysisType: string;
  parentEssayId: string | null;
}): string => {
  const { text, question, rubric, textKind, analysisType, parentEssayId } = body;
  const parent = parentEssayId === null ? [] : [parentEssayId];
  const criteria = rubric === null ? [] : ['rubric', rubric];
  const kind = textKind === null ? [] : ['kind', textKind];
  return digest(text, question ?? '', analysisType, ...parent, ...criteria, ...kind);
};

/**
 * Ids that follow from user and idempotency key, so that a repeated start, even at the same moment or after a
 * crash, meets the same hold, essay and job. The essay's also follows from the body: two bodies never share one.
 * A job whose hold was given back needs another id, its essay does not: each counts its own generations.
 */
export const keyedIds = (
  userId: string,
  key: string,
  generation: { job: number; essay: number },
  hash: string,
): { jobId: string; essayId: string } => ({
  jobId: `j${digest('job', userId, key, String(generation.job)).slice(0, 31)}`,
  essayId: `e${digest('essay', userId, key, String(generation.essay), hash).slice(0, 31)}`,
});
