import { findingsJson, resultJson } from './sample-json.ts';
import type { EssayHarness } from './essay-harness.ts';

/** The key under which a sample essay has an answer. */
export const SAMPLE_KEY = 'a'.repeat(64);

/** Stores an essay with one result, one answer of a model and the findings of two tasks. */
export const storeSampleEssay = async (
  harness: EssayHarness,
  essayId: string,
  userId = 'u1',
  historyDays?: number,
): Promise<void> => {
  const kept = historyDays === undefined ? {} : { historyDays };
  const rubric = 'Argument';
  await harness.essays.create({ essayId, userId, text: 'Water runs.', rubric, ...kept });
  const [old, now] = [`${essayId}-old`, `${essayId}-new`];
  await harness.results.save({ essayId, jobId: old, isCompleted: true, resultJson: resultJson() });
  const findings = ['a', 'b'].map((taskId) => ({
    taskId,
    fence: 1,
    findingsJson: findingsJson('x'),
  }));
  await harness.findings.save({ essayId, jobId: now, findings });
  await harness.answers.keep({ essayId, key: SAMPLE_KEY, answerJson: '{"remarks":[]}' });
};

/** What is stored of an essay: state, text or else criteria, and the numbers of events, findings, answers and results. */
export const leftOf = async ({ collections }: EssayHarness, essayId: string) => {
  const essay = await collections.essays.get(essayId);
  return {
    state: essay?.state,
    text: essay?.text ?? essay?.rubric,
    events: essay?.outbox.length,
    findings: await collections.findings.count({ essayId }),
    answers: await collections.answers.count({ essayId }),
    results: await collections.results.count({ essayId }),
  };
};
