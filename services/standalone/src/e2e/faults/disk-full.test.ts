import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import type { ErrorBody } from '@argint/contracts';
import type { RunningServices } from '@argint/service-kit';
import { call, longEssay, registerUser, tempDir, type TestUser } from '@argint/testkit';
import { runStandalone } from '../../create-standalone.ts';
import { urlOf } from '../../run-file.ts';
import { useFullDisk } from './testing/full-disk.ts';
import { quietEnvironment } from './testing/quiet-environment.ts';

jest.setTimeout(120_000);

/** Longer than the free space of any database page. */
const essay = longEssay(2_000);

describe('a full disk', () => {
  const { fill, makeRoom } = useFullDisk();
  let dir: Awaited<ReturnType<typeof tempDir>>;
  let running: RunningServices;
  let url: string;

  beforeAll(async () => {
    dir = await tempDir();
    running = await runStandalone({
      ...quietEnvironment(dir.path),
      PORT: '0',
    });
    url = urlOf(running);
  });
  afterAll(async () => {
    makeRoom();
    await running.close();
    await dir.remove();
  });

  const left = async (user: TestUser) => (await user.access()).body.data.analysesRemaining;
  const register = (name: string) =>
    call<Partial<ErrorBody>>(url, '/api/auth/register', {
      body: {
        username: name,
        email: `${name}@example.org`,
        password: 'correct horse',
        firstName: 'Thandi',
        lastName: 'Nkosi',
        ageConfirmed: true,
      },
    });

  test('refuses what cannot be stored with 503, loses nothing accepted, and stores again once there is room', async () => {
    const accepted = await registerUser(url, 'accepted');
    const refused = await registerUser(url, 'refused');
    const started = await accepted.start(essay);
    expect(started.status).toBe(202);
    fill();

    const answer = await refused.start(essay, { key: 'mine' });
    expect([answer.status, answer.body.code, answer.body.error]).toEqual([
      503,
      'UNAVAILABLE',
      'Service unavailable. Please try again later.',
    ]);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    // Small writes may still fit into a page with free space. Repeat until one does not.
    const registered = new Map<string, number>();
    let last = 201;
    for (let n = 0; last === 201; n += 1) {
      const { status, body } = await register(`late-${n}`);
      registered.set(`late-${n}`, status);
      last = status;
      if (status !== 201) expect([status, body.code]).toEqual([503, 'UNAVAILABLE']);
    }
    expect((await call(url, '/api/essays', { token: accepted.token })).status).toBe(200);
    expect((await fetch(`http://${running.ops}/livez`)).status).toBe(200);

    makeRoom();
    expect((await accepted.follow(started.body.jobId)).at(-1)).toMatchObject({
      status: 'completed',
    });
    expect(await left(accepted)).toBe(1);
    const again = await refused.start(essay, { key: 'mine' });
    expect(again.status).toBe(202);
    expect((await refused.follow(again.body.jobId)).at(-1)).toMatchObject({ status: 'completed' });
    expect(await left(refused)).toBe(1);
    for (const [name, status] of registered) {
      const body = { email: `${name}@example.org`, password: 'correct horse' };
      const signedIn = await call(url, '/api/auth/login', { body });
      if (status === 201) expect([name, signedIn.status]).toEqual([name, 200]);
      else
        expect([name, (await register(name)).status === 201 || signedIn.status === 200]).toEqual([
          name,
          true,
        ]);
    }
  });
});
