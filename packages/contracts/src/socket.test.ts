import { expect, test } from '@jest/globals';
import { analysisUpdateSchema, authRefreshSchema, subscribeAnalysisSchema } from './socket.ts';

const update = {
  type: 'analysis_update',
  analysisId: 'j',
  status: 'processing',
  progress: 40,
  processingStage: 'parallel analysis',
};

test('an update needs its type, status, stage and progress, and may come without partial and result', () => {
  expect(analysisUpdateSchema.parse({ ...update, error: 'It broke' })).toEqual({
    ...update,
    error: 'It broke',
  });
  expect(analysisUpdateSchema.safeParse(update).success).toBe(true);
  for (const change of [
    { type: 'update' },
    { analysisId: 7 },
    { error: 7 },
    { progress: 101 },
    { progress: 1.5 },
    { status: 'done' },
    { processingStage: 'x' },
  ])
    expect(analysisUpdateSchema.safeParse({ ...update, ...change }).success).toBe(false);
});
test('a subscription names an analysis in 1 to 100 characters', () => {
  const accepts = (analysisId: unknown) =>
    subscribeAnalysisSchema.safeParse({ analysisId }).success;
  expect(['', 'j', 'x'.repeat(100), 'x'.repeat(101), 7, null].map(accepts)).toEqual([
    false,
    true,
    true,
    false,
    false,
    false,
  ]);
});
test('a token for a socket has 1 to 4,096 characters', () => {
  const accepts = (token: unknown) => authRefreshSchema.safeParse({ token }).success;
  expect(['', 't', 't'.repeat(4_096), 't'.repeat(4_097)].map(accepts)).toEqual([
    false,
    true,
    true,
    false,
  ]);
});
