import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { MESSAGES, type AnalysisResult } from '@argint/contracts';
import { openServiceBed, REQUEST, type ServiceBed } from '../testing/service-bed.ts';

const COMPREHENSIVE = { ...REQUEST, analysisType: 'comprehensive' as const };
const STORED = {
  emptyReasons: {},
  premium: { sectionAnalysis: [{ startIndex: 0, endIndex: 5, feedback: 'Too broad.' }] },
};

describe('a comprehensive analysis', () => {
  let bed: ServiceBed;

  beforeEach(async () => {
    bed = await openServiceBed();
  });
  afterEach(() => bed.close());

  /** The result of an ended job whose stored result has one section. */
  const shown = async (jobId: string): Promise<AnalysisResult> => {
    const { resultJson } = await bed.service.state(jobId, 'u1', { partial: false, result: true });
    return JSON.parse(resultJson ?? 'null') as AnalysisResult;
  };
  const ended = async (): Promise<string> => {
    const { _id } = await bed.service.start(COMPREHENSIVE);
    bed.backends.results.set(_id, { json: JSON.stringify(STORED), isCompleted: true });
    await bed.service.cancel(_id, 'u1');
    return _id;
  };

  test('shows its section analysis as soon as the plan has premium, and not before', async () => {
    const jobId = await ended();
    const before = await shown(jobId);
    expect(before.premium?.sectionAnalysis).toEqual([]);
    expect(before.emptyReasons['premium.sectionAnalysis']).toBe(MESSAGES.premiumFeature);
    bed.backends.entitlement.planType = 'unlimited';
    expect(await shown(jobId)).toEqual(STORED);
    bed.backends.entitlement.planType = 'single';
    expect((await shown(jobId)).premium?.sectionAnalysis).toEqual([]);
  });

  test('withholds the section analysis from the answer to a cancel as well', async () => {
    const { _id } = await bed.service.start(COMPREHENSIVE);
    bed.backends.results.set(_id, { json: JSON.stringify(STORED), isCompleted: false });
    const { resultJson } = await bed.service.cancel(_id, 'u1');
    expect(resultJson).not.toContain('Too broad.');
  });

  test('is shown without its section analysis while billing is down', async () => {
    const jobId = await ended();
    bed.backends.fail('checkAccess', 'before');
    expect((await shown(jobId)).emptyReasons['premium.sectionAnalysis']).toBe(
      MESSAGES.premiumUnknown,
    );
  });
});
