import { sleep } from 'k6';
import { expectStarted, jobStatus } from './api-calls.ts';
import { essayAt } from './essay-texts.ts';
import { users } from './load-settings.ts';

/** Seconds to wait for the analyses of the set-up. */
const LIMIT_SECONDS = 100;

/**
 * Gives every account a finished analysis, so that its sockets have something to subscribe to. Returns the job ids
 * in the order of the accounts. Simple analyses: they cost no credit.
 *
 * @throws Error when one is refused or does not finish, which ends the run
 */
export const finishOneJobEach = (): string[] => {
  const begun = Date.now();
  const started = users.map((user, i) => ({
    user,
    jobId: expectStarted(user, essayAt(i), 'simple'),
  }));
  return started.map(({ user, jobId }) => {
    if (jobId === undefined) throw new Error('an analysis of the set-up was refused');
    while (jobStatus(user, jobId) !== 'completed') {
      if (Date.now() - begun > LIMIT_SECONDS * 1_000)
        throw new Error('an analysis of the set-up did not finish');
      sleep(0.2);
    }
    return jobId;
  });
};
