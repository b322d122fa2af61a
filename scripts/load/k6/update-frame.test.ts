import { describe, expect, test } from '@jest/globals';
import type { AnalysisUpdate } from '@argint/contracts';
import { finalStatus } from './update-frame.ts';

const update: AnalysisUpdate = {
  type: 'analysis_update',
  analysisId: '0123456789abcdef0123456789abcdef',
  status: 'processing',
  progress: 40,
  processingStage: 'generating 60-100 line critiques',
};
const frame = (change: object): string =>
  `42${JSON.stringify(['analysis_update', { ...update, ...change }])}`;

describe('the status of an update frame', () => {
  test('is final when the analysis completed, failed or was cancelled', () => {
    for (const status of ['completed', 'failed', 'cancelled'])
      expect(finalStatus(frame({ status }))).toBe(status);
  });

  test('is not final while the analysis goes on', () => {
    expect(finalStatus(frame({}))).toBeUndefined();
    expect(finalStatus(frame({ status: 'queued' }))).toBeUndefined();
  });

  test('is not taken from what the essay says', () => {
    const quote = '"status":"failed"';
    expect(finalStatus(frame({ error: null, partial: { quote } }))).toBeUndefined();
  });
});
