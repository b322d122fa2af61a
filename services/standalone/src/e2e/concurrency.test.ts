import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import {
  call,
  launchStandalone,
  openSocket,
  registerUser,
  SAMPLE_ESSAY,
  tempDir,
  type Product,
  type TestUser,
} from '@argint/testkit';
import type { AnalysisUpdate } from '@argint/contracts';

jest.setTimeout(180_000);

const essayOf = (n: number): string =>
  `${SAMPLE_ESSAY}\nThis is essay number ${n}, and nobody else's.`;

describe('many requests at the same time', () => {
  let dir: Awaited<ReturnType<typeof tempDir>>;
  let product: Product;

  beforeAll(async () => {
    dir = await tempDir();
    product = await launchStandalone(dir.path);
  });
  afterAll(async () => {
    await product.stop();
    await dir.remove();
  });

  test('twenty trial users who start fifty analyses get forty jobs and ten refusals with 402, and see only their own jobs', async () => {
    const users = await Promise.all(
      Array.from({ length: 20 }, (_, i) => registerUser(product.url, `student-${i}`)),
    );
    const updatedJobs = new Map<TestUser, Set<string>>(users.map((user) => [user, new Set()]));
    const sockets = users.map((user) => {
      const socket = openSocket(product.url, user.token);
      socket.on('analysis_update', (update: AnalysisUpdate) =>
        updatedJobs.get(user)?.add(update.analysisId),
      );
      return socket;
    });
    // Ten students try three times, ten twice: fifty starts for forty credits.
    const tries = users.flatMap((user, i) => Array.from({ length: i < 10 ? 3 : 2 }, () => user));
    const answers = await Promise.all(
      tries.map(async (user, n) => ({ user, answer: await user.start(essayOf(n)) })),
    );
    const counts = Map.groupBy(answers, ({ answer }) => answer.status);
    expect([counts.get(202)?.length, counts.get(402)?.length, answers.length]).toEqual([
      40, 10, 50,
    ]);

    const accepted = counts.get(202) ?? [];
    const ends = await Promise.all(
      accepted.map(
        async ({ user, answer }) => (await user.follow(answer.body.jobId)).at(-1)?.status,
      ),
    );
    expect(new Set(ends)).toEqual(new Set(['completed']));
    for (const user of users) expect((await user.access()).body.data.analysesRemaining).toBe(0);

    const own = new Map(
      users.map((user) => [
        user,
        new Set(accepted.filter((one) => one.user === user).map(({ answer }) => answer.body.jobId)),
      ]),
    );
    for (const [i, socket] of sockets.entries()) {
      const stranger = accepted.find(({ user }) => user !== users[i]);
      const ack = await new Promise<unknown>((resolve) =>
        socket.emit(
          'subscribe_analysis',
          { analysisId: stranger?.answer.body.jobId ?? '' },
          resolve,
        ),
      );
      expect(ack).toMatchObject({ success: false, code: 'FORBIDDEN' });
      socket.disconnect();
    }
    for (const [user, ids] of updatedJobs)
      expect([...ids].filter((id) => !own.get(user)?.has(id))).toEqual([]);
  });

  test('a student with ten tabs gets the same result in each', async () => {
    const user = await registerUser(product.url, 'ten-tabs');
    const { body } = await user.start(SAMPLE_ESSAY);
    const tabs = await Promise.all(Array.from({ length: 10 }, () => user.follow(body.jobId)));
    const results = tabs.map((updates) => updates.at(-1)?.result);
    expect(results[0]?.lineCritiques.length).toBeGreaterThan(3);
    for (const result of results) expect(result).toEqual(results[0]);
  });

  test('ten starts with one idempotency key make one job and cost one credit', async () => {
    const user = await registerUser(product.url, 'impatient');
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => user.start(SAMPLE_ESSAY, { key: 'once' })),
    );
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.jobId}`)).size).toBe(1);
    await user.follow(answers[0]?.body.jobId ?? '');
    expect((await user.access()).body.data.analysesRemaining).toBe(1);
    expect(
      (await call<{ data: unknown[] }>(product.url, '/api/essays', { token: user.token })).body
        .data,
    ).toHaveLength(1);
  });

  test('a job cancelled from two tabs has one outcome, and its credit is spent only if results are kept', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, async (_, i) => {
        const user = await registerUser(product.url, `undecided-${i}`);
        const { body } = await user.start(essayOf(i));
        if (i % 4 > 0)
          await user.follow(body.jobId, { until: ({ progress }) => progress >= i * 12 });
        // A busy machine may answer 503 or 504. Cancelling can be repeated.
        const cancel = async (): Promise<{ status: number }> => {
          const answer = await call(product.url, '/api/essays/analyze/cancel', {
            token: user.token,
            body: { jobId: body.jobId },
          });
          return answer.status > 500 ? cancel() : answer;
        };
        const both = await Promise.all([cancel(), cancel()]);
        const end = (await user.follow(body.jobId)).at(-1);
        const left = (await user.access()).body.data.analysesRemaining;
        return {
          answers: both.map(({ status }) => status),
          status: end?.status,
          kept: Boolean(end?.result),
          left,
        };
      }),
    );
    for (const { answers, status, kept, left } of outcomes) {
      expect(status).toBe(answers.includes(200) ? 'cancelled' : 'completed');
      expect(new Set(answers).size).toBe(1);
      expect(left).toBe(kept ? 1 : 2);
    }
  });
});
