import { findingsJson, resultJson } from './sample-json.ts';
import type { TestBed } from './test-bed.ts';

/** An essay with one result and the findings of two chunks. */
export const fill = async (
  bed: TestBed,
  essayId: string,
  userId = 'u1',
  historyDays?: number,
): Promise<void> => {
  const kept = historyDays === undefined ? {} : { historyDays };
  await bed.essays.create({ essayId, userId, text: 'Water runs.', ...kept });
  const [old, now] = [`${essayId}-old`, `${essayId}-new`];
  await bed.results.save({ essayId, jobId: old, isCompleted: true, resultJson: resultJson() });
  for (const chunkId of ['a', 'b']) {
    const chunk = { essayId, jobId: now, chunkId, fence: 1 };
    await bed.findings.save({ ...chunk, findingsJson: findingsJson('x') });
  }
};

/** What is left of it. */
export const leftOf = async ({ collections }: TestBed, essayId: string) => {
  const essay = await collections.essays.get(essayId);
  return {
    state: essay?.state,
    text: essay?.text,
    events: essay?.outbox.length,
    findings: await collections.findings.count({ essayId }),
    results: await collections.results.count({ essayId }),
  };
};
