import type { EssayMessage } from '@argint/proto';
import type { OpenEssay } from '../essays/essay-service.ts';
import type { OpenResult } from '../results/results-service.ts';

/** An essay as callers receive it. */
export const presentEssay = (essay: OpenEssay): EssayMessage => ({
  essayId: essay.essayId,
  userId: essay.userId,
  title: essay.title,
  content: essay.content,
  wordCount: essay.wordCount,
  createdAt: essay.createdAt.toISOString(),
  updatedAt: essay.updatedAt.toISOString(),
  ...(essay.question === null ? {} : { question: essay.question }),
  ...(essay.retainUntil === null ? {} : { retainUntil: essay.retainUntil.toISOString() }),
});

/** A stored result as callers receive it; its id is its job's. */
export const presentResult = (result: OpenResult) => ({
  resultId: result.jobId,
  jobId: result.jobId,
  isCompleted: result.isCompleted,
  createdAt: result.createdAt.toISOString(),
  resultJson: result.resultJson,
});
