import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import {
  launchStandalone,
  registerUser,
  SAMPLE_ESSAY,
  tempDir,
  type Product,
  type TestUser,
} from '@argint/testkit';

jest.setTimeout(180_000);

const OPEN = 4;
const essayOf = (n: number): string => `${SAMPLE_ESSAY}\nThis is essay number ${n}.`;
const left = async (user: TestUser): Promise<number> =>
  (await user.access()).body.data.analysesRemaining;

describe('more analyses than the product accepts at once', () => {
  let dir: Awaited<ReturnType<typeof tempDir>>;
  let product: Product;

  beforeAll(async () => {
    dir = await tempDir();
    product = await launchStandalone(dir.path, { JOBS_MAX_OPEN: String(OPEN) });
  });
  afterAll(async () => {
    await product.stop();
    await dir.remove();
  });

  test('starts beyond JOBS_MAX_OPEN get 503 with Retry-After and cost nothing; all accepted jobs complete', async () => {
    const users = await Promise.all(
      Array.from({ length: 20 }, (_, i) => registerUser(product.url, `student-${i}`)),
    );
    const starts = users.flatMap((user) => [user, user]);
    const answers = await Promise.all(
      starts.map(async (user, n) => ({ user, answer: await user.start(essayOf(n)) })),
    );
    const accepted = answers.filter(({ answer }) => answer.status === 202);
    const refused = answers.filter(({ answer }) => answer.status !== 202);
    expect(accepted.length).toBeGreaterThanOrEqual(OPEN);
    expect(refused.length).toBeGreaterThan(0);
    for (const { answer } of refused) {
      expect([answer.status, answer.body.code, answer.body.error]).toEqual([
        503,
        'ANALYSIS_UNAVAILABLE',
        'Our essay analysis service is temporarily unavailable. Please try again later.',
      ]);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    }

    const ends = await Promise.all(
      accepted.map(async ({ user, answer }) => (await user.follow(answer.body.jobId)).at(-1)),
    );
    expect(new Set(ends.map((end) => end?.status))).toEqual(new Set(['completed']));
    for (const user of users)
      expect(await left(user)).toBe(2 - accepted.filter((one) => one.user === user).length);

    // A refused student tries again after the others have finished.
    const [again] = refused;
    if (!again) throw new Error('no start was refused');
    const { status, body } = await again.user.start(essayOf(99), { key: 'again' });
    expect(status).toBe(202);
    expect((await again.user.follow(body.jobId)).at(-1)).toMatchObject({ status: 'completed' });
    expect(product.processes.get('standalone')?.stderr()).toBe('');
  });
});
