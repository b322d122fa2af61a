import type {
  AnalysisResult,
  AnalysisUpdate,
  JobStatusBody,
  LineCritique,
} from '@argint/contracts';
import { isFinal } from '@argint/contracts/job';
import type { AnalysisType, JobStatus, ProcessingStage } from '@argint/contracts/job';
import { MESSAGES } from '@argint/contracts/messages';
import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { StartFailure } from './start-errors.ts';

/** The essay as it was sent. Marks and Retry refer to exactly this text. */
export interface Submission {
  text: string;
  question: string;
}

/** The analysis that is being started, runs or has just ended. */
export interface JobState {
  phase: 'idle' | 'checking' | 'starting' | 'watching';
  submission: Submission | null;
  /** What Retry asks for; hybrid where the page does not know. */
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
}

export const idleJob: JobState = {
  phase: 'idle',
  submission: null,
  type: 'hybrid',
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
      phase: 'watching',
      submission: payload.submission,
      type: 'hybrid',
      jobId: payload.job.jobId,
      essayId: payload.job.essayId,
      status: payload.job.status,
      progress: payload.job.progress,
      stage: payload.job.processingStage,
      startedAt: Date.parse(payload.job.createdAt),
      endedAt: payload.endedAt,
      critiques: payload.job.result?.lineCritiques ?? [],
      shownBefore: 0,
      result: payload.job.result,
      error: payload.job.error,
      startFailure: null,
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
  jobReset,
} = slice.actions;

interface WithJob {
  job: JobState;
}
export const selectJob = (state: WithJob): JobState => state.job;
/** Access is being checked or a job is starting or running: the form cannot be sent. */
export const selectBusy = ({ job }: WithJob): boolean =>
  job.phase === 'checking' ||
  job.phase === 'starting' ||
  (job.status !== null && !isFinal(job.status));
