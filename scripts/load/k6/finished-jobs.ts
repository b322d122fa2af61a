import { sleep } from 'k6';
import { expectStarted, jobStatus } from './api-calls.ts';
import { essayAt } from './essay-texts.ts';
import { users } from './load-settings.ts';

/** Seconds to wait for one analysis of the set-up. */
const LIMIT_SECONDS = 60;

/**
 * Gives every account a finished analysis, so that its sockets have something to subscribe to. Returns the job ids
 * in the order of the accounts. Simple analyses: they cost no credit.
 */
export const finishOneJobEach = (): string[] =>
  users.map((user, i) => {
    const jobId = expectStarted(user, essayAt(i), 'simple');
    for (let waited = 0; jobId !== undefined && waited < LIMIT_SECONDS; waited += 0.1) {
      if (jobStatus(user, jobId) === 'completed') return jobId;
      sleep(0.1);
    }
    throw new Error('an analysis of the set-up did not finish');
  });
