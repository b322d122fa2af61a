import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Checkout, ErrorBody, SessionBody } from '@argint/contracts';
import {
  call,
  launchStandalone,
  mailedToken,
  openSocket,
  registerUser,
  SAMPLE_ESSAY,
  signIn,
  startFakePayfast,
  tempDir,
  type FakePayfast,
  type Product,
  type TestUser,
} from '@argint/testkit';
import type { Backends } from '../backends.ts';
import { documentedPath, openapiDocument } from '../docs/openapi-document.ts';
import { allRoutes } from '../routes/all-routes.ts';
import type { FixedCapabilities } from '../routes/capabilities-routes.ts';
import { tampered, unsigned } from './testing/forged-tokens.ts';
import { MATRIX_CALLS, type MatrixCall, type MatrixWorld } from './testing/matrix-calls.ts';

type Verdict = 'answered' | 'login first' | 'bad token' | 'forbidden';
const CALLERS = [
  'visitor',
  'expired token',
  'tampered token',
  'alg-none token',
  'revoked session',
  'other user',
  'owner',
] as const;
type Caller = (typeof CALLERS)[number];

const row = (visitor: Verdict, bad: Verdict, other: Verdict): Record<Caller, Verdict> => ({
  visitor,
  'expired token': bad,
  'tampered token': bad,
  'alg-none token': bad,
  'revoked session': bad,
  'other user': other,
  owner: 'answered',
});

/** What `x-access` of a route means for each caller. */
const RULES: Record<string, Record<Caller, Verdict>> = {
  'visitor, token ignored': row('answered', 'answered', 'answered'),
  'visitor, token checked': row('answered', 'bad token', 'answered'),
  'user, token required': row('login first', 'bad token', 'answered'),
  'owner, token required': row('login first', 'bad token', 'forbidden'),
};

const operations = allRoutes(
  {} as Backends,
  { spend: async () => undefined },
  {} as FixedCapabilities,
  {} as Parameters<typeof allRoutes>[3],
  async () => Promise.reject(new Error('not called')),
  () => new Date(),
).map(({ operation }) => operation);
const document = openapiDocument(operations);
const documented = operations.map((operation) => {
  const path = documentedPath(operation.path);
  const { 'x-access': access } = document.paths[path]?.[operation.method] as {
    'x-access': { who: string; token: string };
  };
  return { operation, path, rule: `${access.who}, token ${access.token}` };
});
const cells = documented.flatMap(({ operation, path, rule }) =>
  CALLERS.map((caller) => ({
    operation,
    path,
    caller,
    name: `${operation.method.toUpperCase()} ${path}`,
    expected: RULES[rule]?.[caller] ?? (`no rule for ${rule}` as Verdict),
  })),
);

describe('the access matrix, against the whole product', () => {
  let dir: Awaited<ReturnType<typeof tempDir>>;
  let product: Product;
  let provider: FakePayfast;
  let world: MatrixWorld;
  let tokens: Record<Caller, string | undefined>;

  const verdictOf = (status: number, body: ErrorBody): Verdict | string => {
    if (status === 401 && body.code.startsWith('LOGIN_')) return 'login first';
    if (status === 401 && body.code === 'INVALID_TOKEN') return 'bad token';
    return status === 403 ? 'forbidden' : `${status} ${body.code}`;
  };
  /** One call of each operation for all who are refused: it stays as valid as it was. Others change what it names. */
  const forRefused = new Map<string, Promise<MatrixCall>>();
  const callOf = (id: string, expected: Verdict): Promise<MatrixCall> => {
    const prepare = MATRIX_CALLS[id];
    if (!prepare) throw new Error(`matrix-calls.ts does not say how to call ${id}`);
    if (expected === 'answered') return prepare(world);
    const call = forRefused.get(id) ?? prepare(world);
    forRefused.set(id, call);
    return call;
  };
  const refusedAt = async (token: string): Promise<boolean> => {
    for (let i = 0; i < 100; i += 1) {
      const { status } = await call(product.url, '/api/health', { token });
      if (status === 401) return true;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return false;
  };

  beforeAll(async () => {
    dir = await tempDir();
    provider = await startFakePayfast();
    const yesterday = new URL('testing/yesterday.ts', import.meta.url).href;
    product = await launchStandalone(dir.path, { NODE_OPTIONS: `--import ${yesterday}` });
    const before = await registerUser(product.url, 'owner');
    expect((await before.access()).status).toBe(200);
    await product.stop();

    product = await launchStandalone(dir.path, provider.env);
    const owner: TestUser = await signIn(product.url, before);
    const other = await registerUser(product.url, 'other');
    const left = await signIn(product.url, before);
    await call(product.url, '/api/auth/logout', {
      body: { refreshToken: left.session.refreshToken },
    });
    expect(await refusedAt(left.token)).toBe(true);
    let n = 0;
    let lastJob: string | undefined;
    /** A new job of the owner. The plan allows three open ones, so a refused start waits for the last to end. */
    const newJob: MatrixWorld['newJob'] = async () => {
      for (;;) {
        const { status, body } = await owner.start(SAMPLE_ESSAY, { analysisType: 'simple' });
        if (status === 202) {
          lastJob = body.jobId;
          return body;
        }
        if (status !== 429 || lastJob === undefined) throw new Error(`start answered ${status}`);
        await owner.follow(lastJob).catch(() => undefined);
      }
    };
    let draft: ReturnType<MatrixWorld['newDraft']> | undefined;
    const makeDraft: MatrixWorld['newDraft'] = async () => {
      const first = await newJob();
      await owner.follow(first.jobId);
      const next = await owner.start(SAMPLE_ESSAY, {
        analysisType: 'simple',
        parentEssayId: first.essayId,
      });
      await owner.follow(next.body.jobId);
      const { result } = (await owner.status(next.body.jobId)).body;
      const critiqueId = result?.lineCritiques[0]?.id ?? '';
      const { essayId, jobId } = next.body;
      return { essayId, critiqueId, suggestionId: `${jobId}.1` };
    };
    const newOrder = async (): Promise<string> => {
      const { body } = await call<Checkout>(product.url, '/api/payments/create-payment', {
        token: owner.token,
        body: { planType: 'single' },
      });
      provider.order(body.fields);
      return body.orderId;
    };
    world = {
      newOrder,
      newNotice: async () => provider.confirm(provider.notice(await newOrder())),
      owner,
      unique: () => `matrix-${(n += 1)}`,
      newJob,
      newDraft: () => (draft ??= makeDraft()),
      newResetToken: async () => {
        const { account } = await registerUser(product.url, `reset-${(n += 1)}`);
        await call(product.url, '/api/auth/forgot-password', { body: { email: account.email } });
        return mailedToken(dir.path, account.email, 'reset-password');
      },
      newEmailToken: async () => {
        const { account, token } = await registerUser(product.url, `verify-${(n += 1)}`);
        await call(product.url, '/api/auth/verify-email/resend', { method: 'POST', token });
        return mailedToken(dir.path, account.email, 'verify-email');
      },
      newRefreshToken: async () => (await signIn(product.url, before)).session.refreshToken,
    };
    tokens = {
      visitor: undefined,
      'expired token': before.token,
      'tampered token': tampered(owner.token),
      'alg-none token': unsigned(owner.token),
      'revoked session': left.token,
      'other user': other.token,
      owner: owner.token,
    };
  }, 60_000);
  afterAll(async () => {
    await product?.stop();
    await provider.close();
    await dir.remove();
  });

  test('is made from the document that is served', async () => {
    const { body } = await call<unknown>(product.url, '/api/docs/openapi.json');
    expect(body).toEqual(JSON.parse(JSON.stringify(document)));
  });

  test.each(cells)('$name by $caller: $expected', async ({ operation, path, caller, expected }) => {
    const given = await callOf(operation.id, expected);
    const target = path.replace(/\{(\w+)\}/g, (_all, name: string) => given.path?.[name] ?? '');
    const query = new URLSearchParams(given.query).toString();
    const token = tokens[caller];
    const answer = await fetch(`${product.url}${target}${query && `?${query}`}`, {
      method: operation.method.toUpperCase(),
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(given.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...given.headers,
      },
      ...(given.body === undefined ? {} : { body: JSON.stringify(given.body) }),
      ...(given.file === undefined ? {} : { body: given.file }),
      ...(given.form === undefined ? {} : { body: given.form }),
    });
    const text = await answer.text();
    if (answer.status === operation.answer.status) {
      expect(expected).toBe('answered');
      const body: unknown = operation.answer.contentType ? text : JSON.parse(text);
      expect(operation.answer.schema.safeParse(body)).toMatchObject({ success: true });
      return;
    }
    const refusal = JSON.parse(text) as ErrorBody;
    // What has ended already, does not exist or is not in the plan has passed all guards as well, and so has a wrong
    // password. So has the address of the owner, which another user cannot take.
    const passed = [
      'JOB_ENDED',
      'NO_SUBSCRIPTION',
      'EXPORT_NOT_IN_PLAN',
      'EMAIL_TAKEN',
      'WRONG_PASSWORD',
    ];
    if (passed.includes(refusal.code)) expect(expected).toBe('answered');
    else expect(verdictOf(answer.status, refusal)).toBe(expected);
  });

  test('the socket accepts the tokens that calls accept, and shows an analysis to its owner alone', async () => {
    const { jobId } = await world.newJob();
    const outcome = (token: string): Promise<string> =>
      new Promise((resolve) => {
        const socket = openSocket(product.url, token);
        const end = (what: string): void => {
          socket.disconnect();
          resolve(what);
        };
        socket.on('connect_error', (error) => end(error.message));
        socket.on('connect', () =>
          socket.emit('subscribe_analysis', { analysisId: jobId }, (ack) =>
            end(ack.success ? 'subscribed' : ack.code),
          ),
        );
      });
    const seen = await Promise.all(CALLERS.map((caller) => outcome(tokens[caller] ?? '')));
    const bad = 'Invalid or expired token';
    expect(seen).toEqual([bad, bad, bad, bad, bad, 'FORBIDDEN', 'subscribed']);
  });

  test('a refreshed session stays valid, and using its old refresh token ends it', async () => {
    const first = await world.newRefreshToken();
    const refresh = (refreshToken: string) =>
      call<SessionBody>(product.url, '/api/auth/refresh', { body: { refreshToken } });
    const second = await refresh(first);
    expect(second.status).toBe(200);
    expect((await refresh(second.body.refreshToken)).status).toBe(200);
    expect((await refresh(first)).status).toBe(401);
    expect((await refresh(second.body.refreshToken)).status).toBe(401);
  });
});
