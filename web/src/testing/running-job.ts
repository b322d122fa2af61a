import type { JobStatusBody } from '@argint/contracts';
import { LOCAL } from '../config/storage-keys.ts';
import { jobUpdated } from '../features/analysis-job/job-slice.ts';
import type { Store } from '../app/store.ts';
import { act } from '@testing-library/react';
import { aJob, anEssayCard } from './builders.ts';

/** Routes of a server where job-1 reads essay-1, which holds `text`. */
export const runningJobRoutes = (text: string, changes: Partial<JobStatusBody> = {}) => ({
  'GET /api/essays/analyze/status': () => ({ body: aJob(changes) }),
  'GET /api/essays/analyze/jobs': () => ({ body: { success: true, data: [aJob(changes)] } }),
  'GET /api/essays/essay-1': () => ({
    body: {
      success: true,
      data: {
        ...anEssayCard({ status: changes.status ?? 'processing' }),
        retainUntil: null,
        content: text,
        question: null,
        analysisResults: [],
      },
    },
  }),
});

/** Stores job-1 as a page that was left while it ran. */
export const leftWhileRunning = (): void => localStorage.setItem(LOCAL.activeJob, 'job-1');

/** Brings an update of job-1, as the socket would. */
export const bringUpdate = (
  store: Store,
  changes: Partial<Parameters<typeof jobUpdated>[0]['update']>,
): void =>
  act(() => {
    store.dispatch(
      jobUpdated({
        at: Date.now(),
        update: {
          analysisId: 'job-1',
          status: 'processing',
          progress: 60,
          processingStage: 'generating 60-100 line critiques',
          ...changes,
        },
      }),
    );
  });
