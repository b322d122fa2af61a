import {
  AppError,
  type AnalysisResult,
  type CritiqueState,
  type DraftSummary,
  type EssayCard,
  type EssayDetail,
  type JobStatus,
  type StoredCritiqueState,
  type StoredResult,
} from '@argint/contracts';
import type {
  CritiqueStateOutput,
  EssayOutput,
  GetEssayOutput,
  StoredResultMessage,
} from '@argint/proto';

/** A card of the list; `status` is its newest job's. */
export const presentCard = (essay: EssayOutput, status: JobStatus | null): EssayCard => ({
  id: essay.essayId,
  title: essay.title,
  question: essay.question ?? null,
  content: essay.content,
  wordCount: essay.wordCount,
  createdAt: essay.createdAt,
  status,
  // An essay service of the release before sends none of the three.
  draftNumber: essay.draftNumber || 1,
  groupId: essay.groupId || essay.essayId,
  parentEssayId: essay.parentEssayId ?? null,
});

const presentDraft = (essay: EssayOutput, status: JobStatus | null): DraftSummary => {
  const { id, draftNumber, title, wordCount, createdAt } = presentCard(essay, status);
  return { id, draftNumber, title, wordCount, createdAt, status };
};

/** What the student decided about a critique. */
export const presentState = (state: CritiqueStateOutput): StoredCritiqueState => ({
  critiqueId: state.critiqueId,
  state: state.state as CritiqueState,
  reason: state.reason ?? null,
  carried: state.carried,
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

/** The whole essay with its results, its critique states and its drafts; `statuses` are those of all drafts. */
export const presentEssay = (
  { essay, results, critiqueStates, drafts }: GetEssayOutput,
  statuses: ReadonlyMap<string, JobStatus>,
): EssayDetail => {
  if (!essay) throw new AppError('INTERNAL');
  const statusOf = ({ essayId }: EssayOutput): JobStatus | null => statuses.get(essayId) ?? null;
  return {
    ...presentCard(essay, statusOf(essay)),
    updatedAt: essay.updatedAt,
    retainUntil: essay.retainUntil ?? null,
    rubric: essay.rubric ?? null,
    analysisResults: results.map(presentResult),
    critiqueStates: critiqueStates.map(presentState),
    drafts: (drafts.length === 0 ? [essay] : drafts).map((one) => presentDraft(one, statusOf(one))),
  };
};
