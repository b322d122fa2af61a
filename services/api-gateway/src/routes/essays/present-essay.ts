import {
  AppError,
  resultsForOwner,
  TEXT_KINDS,
  type AnalysisResult,
  type CritiqueState,
  type DraftSummary,
  type EssayCard,
  type EssayDetail,
  type JobStatus,
  type PlanType,
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
  retainUntil: essay.retainUntil ?? null,
  status,
  // An essay service of the release before sends none of the three.
  draftNumber: essay.draftNumber || 1,
  groupId: essay.groupId || essay.essayId,
  parentEssayId: essay.parentEssayId ?? null,
  overallScore: essay.overallScore ?? null,
  textKind: TEXT_KINDS.find((kind) => kind === essay.textKind) ?? null,
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

const presentResult = (stored: StoredResultMessage, analysisData: AnalysisResult): StoredResult => {
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

/** Stored results as their owner's plan shows them now. */
export const presentResults = async (
  stored: readonly StoredResultMessage[],
  readPlan: () => Promise<PlanType>,
): Promise<StoredResult[]> => {
  const results = stored.map(({ resultJson }) => JSON.parse(resultJson) as AnalysisResult);
  const shown = await resultsForOwner(results, readPlan);
  return stored.map((each, index) => presentResult(each, shown[index] as AnalysisResult));
};

/** The whole essay with its results, its critique states and its drafts; `statuses` are those of all drafts. */
export const presentEssay = (
  { essay, critiqueStates, drafts }: Omit<GetEssayOutput, 'results'>,
  analysisResults: StoredResult[],
  statuses: ReadonlyMap<string, JobStatus>,
): EssayDetail => {
  if (!essay) throw new AppError('INTERNAL');
  const statusOf = ({ essayId }: EssayOutput): JobStatus | null => statuses.get(essayId) ?? null;
  return {
    ...presentCard(essay, statusOf(essay)),
    userId: essay.userId,
    updatedAt: essay.updatedAt,
    rubric: essay.rubric ?? null,
    analysisResults: analysisResults.map((result) => ({ ...result, essayId: essay.essayId })),
    critiqueStates: critiqueStates.map(presentState),
    drafts: (drafts.length === 0 ? [essay] : drafts).map((one) => presentDraft(one, statusOf(one))),
  };
};
