import {
  AppError,
  CRITIQUE_STATES,
  MESSAGES,
  TEXT_KINDS,
  type CritiqueState,
  type StoredCritiqueState,
  type Suggestion,
  type TextKind,
} from '@argint/contracts';
import type { EssayMessage, GrpcHandlers, SuggestionMessage } from '@argint/proto';
import type { AnswersService } from '../answers/answers-service.ts';
import type { DraftsService } from '../drafts/drafts-service.ts';
import type { EssayDeletion } from '../essays/essay-deletion.ts';
import type { EssayService, OpenEssay } from '../essays/essay-service.ts';
import type { FindingsService } from '../findings/findings-service.ts';
import type { PendingEssayService } from '../pending/pending-essay-service.ts';
import type { ProgressService } from '../progress/progress-service.ts';
import type { OpenResult, ResultsService } from '../results/results-service.ts';
import type { DataKeyRotation } from '../sealing/data-key-rotation.ts';
import type { MasterKeyChange } from '../sealing/master-key-change.ts';
import type { CritiqueStatesService } from '../states/critique-states-service.ts';
import type { SuggestionsService } from '../suggestions/suggestions-service.ts';
import { withPresentKeys } from './with-present-keys.ts';

/** Data keys moved in one call, which may take 10 s. */
const KEYS_A_CALL = 500;
/** Steps of a rotation in one call: new keys, or pages of 20 documents. */
const STEPS_A_CALL = 25;

/** Throws VALIDATION_FAILED for an empty field. */
const required = (value: string, field: string): string => {
  if (value === '') throw new AppError('VALIDATION_FAILED', `${field} is required.`);
  return value;
};

/** Throws VALIDATION_FAILED for less than a day. */
const days = (value: number): number => {
  if (value < 1) throw new AppError('VALIDATION_FAILED', 'history_days is at least 1.');
  return value;
};

/** Throws VALIDATION_FAILED for an unknown state. */
const critiqueState = (value: string): CritiqueState => {
  const known = CRITIQUE_STATES.find((state) => state === value);
  if (!known) throw new AppError('VALIDATION_FAILED', MESSAGES.stateUnknown);
  return known;
};

/** An essay as callers receive it. */
const presentEssay = (essay: OpenEssay): EssayMessage => ({
  essayId: essay.essayId,
  userId: essay.userId,
  title: essay.title,
  content: essay.content,
  wordCount: essay.wordCount,
  createdAt: essay.createdAt.toISOString(),
  updatedAt: essay.updatedAt.toISOString(),
  ...(essay.question === null ? {} : { question: essay.question }),
  ...(essay.rubric === null ? {} : { rubric: essay.rubric }),
  ...(essay.retainUntil === null ? {} : { retainUntil: essay.retainUntil.toISOString() }),
  ...(essay.parentEssayId === null ? {} : { parentEssayId: essay.parentEssayId }),
  groupId: essay.groupId,
  draftNumber: essay.draftNumber,
  ...(essay.overallScore === null ? {} : { overallScore: essay.overallScore }),
  ...(essay.textKind === null ? {} : { textKind: essay.textKind }),
});

const textKind = (value: string): TextKind => {
  const known = TEXT_KINDS.find((kind) => kind === value);
  if (!known) throw new AppError('VALIDATION_FAILED', MESSAGES.textKindUnknown);
  return known;
};

/** A stored result as callers receive it. Its id is the job id. */
const presentResult = (result: OpenResult) => ({
  resultId: result.jobId,
  jobId: result.jobId,
  isCompleted: result.isCompleted,
  createdAt: result.createdAt.toISOString(),
  resultJson: result.resultJson,
});

/** A critique's state as callers receive it. */
const presentState = ({ reason, ...state }: StoredCritiqueState) => ({
  ...state,
  ...(reason === null ? {} : { reason }),
});

/** A suggestion as callers receive it. */
const presentSuggestion = ({ id, ...suggestion }: Suggestion): SuggestionMessage => ({
  suggestionId: id,
  ...suggestion,
});

/** The gRPC methods of the essay service: converts requests to calls, and results to responses. */
export const essayGrpc = (parts: {
  essays: EssayService;
  states: CritiqueStatesService;
  drafts: DraftsService;
  suggestions: SuggestionsService;
  progress: ProgressService;
  deletion: EssayDeletion;
  findings: FindingsService;
  answers: AnswersService;
  results: ResultsService;
  pendingEssays: PendingEssayService;
  masterKeyChange: Pick<MasterKeyChange, 'ids' | 'move' | 'waiting'>;
  dataKeyRotation: DataKeyRotation;
}): GrpcHandlers<'essay'> => {
  const {
    essays,
    states,
    drafts,
    suggestions,
    progress,
    deletion,
    findings,
    answers,
    results,
    pendingEssays,
    masterKeyChange,
    dataKeyRotation,
  } = parts;
  return withPresentKeys<GrpcHandlers<'essay'>>({
    createEssay: async (request) => {
      const essay = await essays.create({
        essayId: required(request.essayId, 'essay_id'),
        userId: required(request.userId, 'user_id'),
        text: request.text,
        ...(request.question === undefined ? {} : { question: request.question }),
        ...(request.rubric === undefined ? {} : { rubric: request.rubric }),
        ...(request.textKind === undefined ? {} : { textKind: textKind(request.textKind) }),
        ...(request.historyDays === undefined ? {} : { historyDays: days(request.historyDays) }),
        ...(request.parentEssayId === undefined ? {} : { parentEssayId: request.parentEssayId }),
      });
      await deletion.followParent(essay);
      await pendingEssays.dropIfSent(essay.userId, essay.content);
      return { essay: presentEssay(essay) };
    },
    getEssay: async ({ essayId, userId }) => {
      const essay = await essays.get(essayId, required(userId, 'user_id'));
      const stored = await results.list(essayId, essay.userId);
      const decided = await states.list(essayId, essay.userId);
      const all = await essays.drafts(essayId, essay.userId);
      return {
        essay: presentEssay(essay),
        results: stored.map(presentResult),
        critiqueStates: decided.map(presentState),
        drafts: all.map(presentEssay),
      };
    },
    listEssays: async ({ userId, limit, cursor }) => {
      const page = await essays.list(required(userId, 'user_id'), limit, cursor);
      const { items, next, total } = page;
      return { essays: items.map(presentEssay), nextCursor: next ?? '', total };
    },
    renameEssay: async ({ essayId, userId, title }) => ({
      essay: presentEssay(await essays.rename(essayId, required(userId, 'user_id'), title)),
    }),
    deleteEssay: async ({ essayId, userId, allDrafts }) => {
      await deletion.deleteEssay(essayId, required(userId, 'user_id'), allDrafts);
      return {};
    },
    decideCritique: async ({ essayId, userId, critiqueId, state, reason }) => {
      const decided = await states.decide({
        essayId,
        userId: required(userId, 'user_id'),
        critiqueId: required(critiqueId, 'critique_id'),
        state: critiqueState(state),
        ...(reason === undefined ? {} : { reason }),
      });
      return { critiqueState: presentState(decided) };
    },
    compareDrafts: async ({ essayId, userId }) => ({
      comparisonJson: JSON.stringify(await drafts.compare(essayId, required(userId, 'user_id'))),
    }),
    listSuggestions: async ({ essayId, userId }) => {
      const listed = await suggestions.list(essayId, required(userId, 'user_id'));
      return { suggestions: listed.map(presentSuggestion) };
    },
    completeSuggestion: async ({ essayId, userId, suggestionId, isCompleted }) => {
      const completed = await suggestions.complete({
        essayId,
        userId: required(userId, 'user_id'),
        suggestionId: required(suggestionId, 'suggestion_id'),
        isCompleted,
      });
      return { suggestion: presentSuggestion(completed) };
    },
    getProgress: async ({ userId }) => ({
      progressJson: JSON.stringify(await progress.read(required(userId, 'user_id'))),
    }),
    keepPendingEssay: async ({ userId, transactionId, text, question }) => {
      await pendingEssays.keep({
        userId: required(userId, 'user_id'),
        transactionId: required(transactionId, 'transaction_id'),
        text,
        ...(question === undefined ? {} : { question }),
      });
      return {};
    },
    getPendingEssay: async ({ userId }) => {
      const found = await pendingEssays.get(required(userId, 'user_id'));
      if (!found) return {};
      const { question, createdAt, ...rest } = found;
      return {
        pendingEssay: {
          ...rest,
          createdAt: createdAt.toISOString(),
          ...(question === null ? {} : { question }),
        },
      };
    },
    dropPendingEssay: async ({ userId }) => {
      await pendingEssays.drop(required(userId, 'user_id'));
      return {};
    },
    readText: async ({ essayId }) => {
      const { text, question, rubric, textKind } = await essays.readText(essayId);
      return {
        text,
        ...(question === null ? {} : { question }),
        ...(rubric === null ? {} : { rubric }),
        ...(textKind === null ? {} : { textKind }),
      };
    },
    saveFindings: async ({ essayId, jobId, findings: given }) => {
      if (given.length === 0) throw new AppError('VALIDATION_FAILED', 'findings is required.');
      const savedTaskIds = await findings.save({
        essayId,
        jobId: required(jobId, 'job_id'),
        findings: given.map(({ taskId, fence, revision, findingsJson }) => ({
          taskId: required(taskId, 'task_id'),
          fence: Number(fence),
          revision,
          findingsJson,
        })),
      });
      return { savedTaskIds };
    },
    keepAnswer: async ({ essayId, key, answerJson }) => {
      await answers.keep({ essayId, key, answerJson });
      return {};
    },
    findAnswer: async ({ essayId, key }) => {
      const answerJson = await answers.find(essayId, key);
      return answerJson === null ? {} : { answerJson };
    },
    readFindings: async ({ jobId }) => ({ findings: await findings.read(jobId) }),
    saveResult: async ({ essayId, jobId, isCompleted, resultJson }) => {
      const isScored = await results.save({
        essayId,
        jobId: required(jobId, 'job_id'),
        isCompleted,
        resultJson,
      });
      return { resultId: jobId, isScored };
    },
    removeFindings: async ({ jobId }) => {
      await findings.remove(required(jobId, 'job_id'));
      return {};
    },
    moveToMasterKey: async ({ dryRun }) => {
      if (!dryRun) await masterKeyChange.move(KEYS_A_CALL);
      const { current, previous } = masterKeyChange.ids;
      const waiting = await masterKeyChange.waiting();
      return { masterKeyId: current, previousKeys: previous.length, waiting };
    },
    rotateDataKeys: async ({ rotationId, dryRun }) => {
      if (!dryRun) await dataKeyRotation.start(required(rotationId, 'rotation_id'));
      const steps = dryRun ? 0 : await dataKeyRotation.advance(STEPS_A_CALL);
      return { ...(await dataKeyRotation.progress()), steps };
    },
    getResult: async ({ essayId, jobId }) => {
      const found = await results.get(essayId, jobId);
      return { resultJson: found?.resultJson ?? '', isCompleted: found?.isCompleted ?? false };
    },
  });
};
