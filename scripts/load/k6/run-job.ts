import { clearTimeout, setTimeout } from 'k6/timers';
import { expectStarted } from './api-calls.ts';
import { openAnalysisSocket } from './analysis-socket.ts';
import { countError, jobMs, jobsCompleted, startMs } from './load-metrics.ts';
import type { LoadUser } from './load-settings.ts';
import { finalStatus } from './update-frame.ts';

/** How long an analysis may take, in ms. */
const JOB_LIMIT_MS = 60_000;

/** Follows an analysis over a socket to its end, as the page does. Resolves when it has ended or was lost. `begun` is when its essay was sent. */
export const followJob = (user: LoadUser, jobId: string, begun: number): Promise<void> =>
  new Promise((resolve) => {
    const limit = setTimeout(() => {
      countError('job not done in time');
      end();
    }, JOB_LIMIT_MS);
    const socket = openAnalysisSocket(
      user,
      {
        onLost: () => end(),
        onUpdate: (frame) => {
          const status = finalStatus(frame);
          if (status === undefined) return;
          if (status === 'completed') {
            jobMs.add(Date.now() - begun);
            jobsCompleted.add(1);
          } else countError(`job ${status}`);
          end();
        },
      },
      jobId,
    );
    const end = (): void => {
      clearTimeout(limit);
      socket.close();
      resolve();
    };
  });

/** Starts an analysis and follows it to its end. */
export const runJob = async (user: LoadUser, essayText: string): Promise<void> => {
  const begun = Date.now();
  const jobId = expectStarted(user, essayText);
  if (jobId === undefined) return;
  startMs.add(Date.now() - begun);
  await followJob(user, jobId, begun);
};
