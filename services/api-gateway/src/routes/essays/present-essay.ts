import {
  AppError,
  type AnalysisResult,
  type EssayCard,
  type EssayDetail,
  type JobStatus,
  type StoredResult,
} from '@argint/contracts';
import type { EssayOutput, StoredResultMessage } from '@argint/proto';

/** A card of the list; `status` is its newest job's. */
export const presentCard = (essay: EssayOutput, status: JobStatus | null): EssayCard => ({
  id: essay.essayId,
  title: essay.title,
  question: essay.question ?? null,
  content: essay.content,
  wordCount: essay.wordCount,
  createdAt: essay.createdAt,
  status,
});

const whole = (value: number | null): number | null => (value === null ? null : Math.round(value));

const presentResult = (stored: StoredResultMessage): StoredResult => {
  const analysisData = JSON.parse(stored.resultJson) as AnalysisResult;
  const { scores } = analysisData;
  return {
    id: stored.resultId,
    criticalThinkingLevel: analysisData.criticalThinkingLevel,
    isCompleted: stored.isCompleted,
    relevanceScore: whole(scores.relevance.value),
    thesisScore: whole(scores.thesis.value),
    argumentsScore: whole(scores.argument.value),
    structureScore: whole(scores.structure.value),
    overallScore: whole(scores.overall.value),
    createdAt: stored.createdAt,
    analysisData,
  };
};

/** The whole essay with its results, newest first. */
export const presentEssay = (
  essay: EssayOutput | null,
  results: readonly StoredResultMessage[],
  status: JobStatus | null,
): EssayDetail => {
  if (!essay) throw new AppError('INTERNAL');
  return {
    ...presentCard(essay, status),
    updatedAt: essay.updatedAt,
    retainUntil: essay.retainUntil ?? null,
    analysisResults: results.map(presentResult),
  };
};
