import { describe, expect, test } from '@jest/globals';
import { auditCredits } from './credit-audit.ts';
import type { SingleAnswer, SingleRequest } from './single-request.ts';

interface State {
  remaining: number;
  statuses: string[];
  status?: number;
}

/** A product whose account is in the given states, one each time it is asked; the last one stays. */
const product = (...states: State[]): SingleRequest => {
  let reads = 0;
  return async (path): Promise<SingleAnswer> => {
    const state = states[Math.min(reads, states.length - 1)] as State;
    const isList = path.endsWith('/jobs');
    if (isList) reads += 1;
    return {
      status: state.status ?? 200,
      hasRetryAfter: false,
      body: {
        data: isList
          ? state.statuses.map((status) => ({ status }))
          : { analysesRemaining: state.remaining },
      },
    };
  };
};

const audit = async (...states: State[]) => {
  let now = 0;
  const time = { now: () => now, pause: async (ms: number) => void (now += ms) };
  const found = await auditCredits(product(...states), { token: 't', endedAt: 7 }, time);
  return { found, seconds: now / 1_000 };
};

describe('the audit of an account', () => {
  test('ends at once if the credits are exact', async () => {
    expect(await audit({ remaining: 0, statuses: ['completed', 'completed'] })).toEqual({
      found: { at: 7, granted: 2, remaining: 0, completed: 2 },
      seconds: 0,
    });
  });

  test('waits for a hold that a killed process left behind', async () => {
    const { found, seconds } = await audit(
      { remaining: 0, statuses: ['completed'] },
      { remaining: 1, statuses: ['completed'] },
    );
    expect(found).toMatchObject({ remaining: 1, completed: 1 });
    expect(seconds).toBe(2);
  });

  test('waits for an analysis that began though its start was never answered', async () => {
    const { found } = await audit(
      { remaining: 1, statuses: ['processing', 'completed'] },
      { remaining: 0, statuses: ['completed', 'completed'] },
    );
    expect(found).toMatchObject({ remaining: 0, completed: 2 });
  });

  test('reports credits that are still wrong after twelve minutes', async () => {
    const { found, seconds } = await audit({ remaining: 2, statuses: ['completed'] });
    expect(found).toMatchObject({ remaining: 2, completed: 1 });
    expect(seconds).toBe(900);
  });

  test('does not take credits for exact that could not be read', async () => {
    const { found } = await audit({ remaining: 2, statuses: [], status: 503 });
    expect(found.remaining).toBeNaN();
  });
});
