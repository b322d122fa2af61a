import type {
  AnalysisResult,
  AnalysisUpdate,
  JobStatusBody,
  LineCritique,
} from '@argint/contracts';
import { isFinal } from '@argint/contracts/job';
import type { AnalysisType, JobStatus, ProcessingStage } from '@argint/contracts/job';
import { MESSAGES } from '@argint/contracts/messages';
import type { TextKind } from '@argint/contracts/text-kind';
import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { StartFailure } from './start-errors.ts';

/** The essay as it was sent. Marks and Retry refer to exactly this text. */
export interface Submission {
  text: string;
  question: string;
  /** The student's marking criteria; absent without them. */
  rubric?: string;
  /** The essay that the text is the next draft of; null or absent for a new essay. */
  parentEssayId?: string | null;
  /** The kind of text, where the student corrected it; absent where the engine decides. */
  textKind?: TextKind;
}

/** The analysis that is being started, runs or has just ended. */
export interface JobState {
  /** `finding`: storage names a job, and the server has not said yet what became of it. */
  phase: 'idle' | 'finding' | 'checking' | 'starting' | 'watching';
  submission: Submission | null;
  /** What Retry asks for; comprehensive where the page does not know. */
  type: AnalysisType;
  jobId: string | null;
  essayId: string | null;
  status: JobStatus | null;
  progress: number;
  stage: ProcessingStage;
  /** ms since 1970. */
  startedAt: number | null;
  endedAt: number | null;
  critiques: LineCritique[];
  /** How many critiques were shown before the result arrived. */
  shownBefore: number;
  result: AnalysisResult | null;
  /** Why the job failed. */
  error: string | null;
  /** Why no job was started. */
  startFailure: StartFailure | null;
  /** The server answers. False soon after it or the network has gone. */
  reachable: boolean;
  /** The job cancelled last. Lists may still call it running for a moment. */
  cancelledJobId: string | null;
}

export const idleJob: JobState = {
  phase: 'idle',
  submission: null,
  type: 'comprehensive',
  jobId: null,
  essayId: null,
  status: null,
  progress: 0,
  stage: 'queued',
  startedAt: null,
  endedAt: null,
  critiques: [],
  shownBefore: 0,
  result: null,
  error: null,
  startFailure: null,
  reachable: true,
  cancelledJobId: null,
};

/** The start of an analysis. */
interface Start {
  submission: Submission;
  type: AnalysisType;
}

/** An update with the time it arrived. */
export interface Stamped<T> {
  update: T;
  at: number;
}

type Update = Pick<AnalysisUpdate, 'analysisId' | 'status' | 'progress' | 'processingStage'> &
  Partial<Pick<AnalysisUpdate, 'partial' | 'result' | 'error'>>;

const slice = createSlice({
  name: 'job',
  initialState: idleJob,
  reducers: {
    accessChecking: (_state, { payload }: PayloadAction<Start>): JobState => ({
      ...idleJob,
      ...payload,
      phase: 'checking',
    }),
    jobStarting: (state, { payload }: PayloadAction<Start & { at: number }>) => ({
      ...idleJob,
      phase: 'starting' as const,
      submission: payload.submission,
      type: payload.type,
      startedAt: payload.at,
      stage: state.stage,
    }),
    jobStarted: (state, { payload }: PayloadAction<{ jobId: string; essayId: string }>) => {
      Object.assign(state, payload, { phase: 'watching', status: 'queued', stage: 'queued' });
    },
    /** The payload is null when a toast has told the student why. */
    startFailed: (state, { payload }: PayloadAction<StartFailure | null>): JobState => ({
      ...idleJob,
      submission: state.submission,
      startFailure: payload,
    }),
    /** A job that was found again after a reload, with the text the server keeps. */
    jobResumed: (
      _state,
      {
        payload,
      }: PayloadAction<{ job: JobStatusBody; submission: Submission; endedAt: number | null }>,
    ): JobState => ({
      ...idleJob,
      phase: 'watching',
      submission: payload.submission,
      jobId: payload.job.jobId,
      essayId: payload.job.essayId,
      status: payload.job.status,
      progress: payload.job.progress,
      stage: payload.job.processingStage,
      startedAt: Date.parse(payload.job.createdAt),
      endedAt: payload.endedAt,
      critiques: payload.job.result?.lineCritiques ?? [],
      result: payload.job.result,
      error: payload.job.error,
    }),
    /**
     * An update of a job. Ignored unless the job is ours and still running. Progress never goes
     * back, and a critique that is shown stays until the result replaces it.
     */
    jobUpdated: (state, { payload: { update, at } }: PayloadAction<Stamped<Update>>) => {
      if (update.analysisId !== state.jobId) return;
      if (state.status !== null && isFinal(state.status)) return;
      state.status = update.status;
      state.progress = Math.max(state.progress, update.progress);
      state.stage = update.processingStage;
      const partial = update.partial?.lineCritiques ?? [];
      if (update.result) {
        state.shownBefore = state.critiques.length;
        state.critiques = update.result.lineCritiques;
        state.result = update.result;
      } else if (partial.length >= state.critiques.length) {
        state.critiques = partial;
      }
      if (!isFinal(update.status)) return;
      state.endedAt = at;
      if (update.status === 'completed') state.progress = 100;
      if (update.status === 'failed') state.error = update.error || MESSAGES.analysisFailed;
    },
    errorDismissed: (state) => {
      if (state.phase === 'idle') state.startFailure = null;
    },
    reachChanged: (state, { payload }: PayloadAction<boolean>) => {
      state.reachable = payload;
    },
    /** The student cancelled: the page forgets the job at once. */
    jobCancelled: ({ jobId }): JobState => ({ ...idleJob, cancelledJobId: jobId }),
    /** The cancelled job goes on, because the server did not get to know. */
    jobRestored: (state, { payload }: PayloadAction<JobState>): JobState =>
      state.phase === 'idle' ? payload : state,
    jobReset: () => idleJob,
  },
});

export const jobReducer = slice.reducer;
export const {
  accessChecking,
  jobStarting,
  jobStarted,
  startFailed,
  jobResumed,
  jobUpdated,
  errorDismissed,
  reachChanged,
  jobCancelled,
  jobRestored,
  jobReset,
} = slice.actions;

interface WithJob {
  job: JobState;
}
export const selectJob = (state: WithJob): JobState => state.job;
/** A job is being found, started or read. */
export const isRunning = ({ phase, status }: JobState): boolean =>
  phase === 'finding' || phase === 'starting' || (status !== null && !isFinal(status));
/** Access is being checked or a job is starting or running: the form cannot be sent. */
export const selectBusy = ({ job }: WithJob): boolean => job.phase === 'checking' || isRunning(job);
