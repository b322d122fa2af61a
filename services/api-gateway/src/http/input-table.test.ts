import { describe, expect, test } from '@jest/globals';
import type { ErrorBody } from '@argint/contracts';
import { call } from '@argint/testkit';
import { useGateway } from '../testing/use-gateway.ts';
import { OK, type InputRow } from '../testing/inputs/input-row.ts';
import {
  CHANGE_PASSWORD_INPUTS,
  RESET_PASSWORD_INPUTS,
  VERIFY_EMAIL_INPUTS,
} from '../testing/inputs/password-inputs.ts';
import { CONSENT_INPUTS, DELETE_ACCOUNT_INPUTS } from '../testing/inputs/privacy-inputs.ts';
import { END_SESSIONS_INPUTS } from '../testing/inputs/own-session-inputs.ts';
import { PROFILE_INPUTS } from '../testing/inputs/profile-inputs.ts';
import {
  ORDER_INPUTS,
  ORDER_QUERIES,
  SUBSCRIPTION_INPUTS,
} from '../testing/inputs/payment-inputs.ts';
import { REGISTER_INPUTS } from '../testing/inputs/register-inputs.ts';
import {
  AI_USE_QUERIES,
  CANCEL_INPUTS,
  DELETE_QUERIES,
  EXPORT_QUERIES,
  LIST_QUERIES,
  LOGIN_INPUTS,
  STATE_INPUTS,
  STATUS_QUERIES,
  SUGGESTION_INPUTS,
  TITLE_INPUTS,
  TOKEN_INPUTS,
  VERIFY_INPUTS,
} from '../testing/inputs/session-inputs.ts';
import { ODD_TEXTS, START_INPUTS } from '../testing/inputs/start-inputs.ts';

const gateway = useGateway();

const outcome = (status: number, { code, error, requestId }: ErrorBody): string => {
  if (status < 300) return OK;
  expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
  return status === 400 && code === 'VALIDATION_FAILED' ? error : `${status} ${code}: ${error}`;
};

const tables: [path: string, rows: readonly InputRow[], method?: string][] = [
  ['/api/auth/register', REGISTER_INPUTS],
  ['/api/auth/login', LOGIN_INPUTS],
  ['/api/auth/verify-account', VERIFY_INPUTS],
  ['/api/auth/refresh', TOKEN_INPUTS],
  ['/api/auth/logout', TOKEN_INPUTS],
  ['/api/auth/forgot-password', VERIFY_INPUTS],
  ['/api/auth/reset-password', RESET_PASSWORD_INPUTS],
  ['/api/auth/verify-email', VERIFY_EMAIL_INPUTS],
  ['/api/profile/password', CHANGE_PASSWORD_INPUTS, 'PUT'],
  ['/api/profile/sessions', END_SESSIONS_INPUTS, 'DELETE'],
  ['/api/profile', PROFILE_INPUTS, 'PUT'],
  ['/api/profile', DELETE_ACCOUNT_INPUTS, 'DELETE'],
  ['/api/profile/consents', CONSENT_INPUTS, 'PUT'],
  ['/api/essays/analyze/start', START_INPUTS],
  ['/api/essays/analyze', START_INPUTS],
  ['/api/essays/analyze/cancel', CANCEL_INPUTS],
  ['/api/payments/create-payment', ORDER_INPUTS],
  ['/api/profile/subscription', SUBSCRIPTION_INPUTS, 'PUT'],
  ['/api/essays/e1', TITLE_INPUTS, 'PATCH'],
  ['/api/essays/e1/critiques/c1', STATE_INPUTS, 'PATCH'],
  ['/api/essays/e1/suggestions', SUGGESTION_INPUTS, 'PATCH'],
];

describe.each(tables)('a body of %s', (path, rows, method = 'POST') => {
  test.each(rows)('%s', async (_name, body, expected) => {
    const before = process.cpuUsage();
    const answer = await call<ErrorBody>(gateway.url, path, { token: 'good', body, method });
    expect(outcome(answer.status, answer.body)).toBe(expected);
    // No input may block the process: one whose time grows with its square takes ten times this. Processor time,
    // because the machine may be busy.
    expect(process.cpuUsage(before).user).toBeLessThan(3_000_000);
  });
});

test('an error never repeats the refused input', async () => {
  const body = { email: 'a@b.co', password: 'secret', username: 'thandi', firstName: 'Th\0andi' };
  const refused = await call(gateway.url, '/api/auth/register', { body });
  expect(JSON.stringify(refused.body)).not.toMatch(/andi|secret|a@b/);
});

describe('a query of a status', () => {
  test.each(STATUS_QUERIES)('?%s: %s', async (query, expected) => {
    const path = `/api/essays/analyze/status?${query}`;
    const { status, body } = await call<ErrorBody>(gateway.url, path, { token: 'good' });
    expect(outcome(status, body)).toBe(expected);
  });
});

describe('a query of an order', () => {
  test.each(ORDER_QUERIES)('?%s: %s', async (query, expected) => {
    const path = `/api/payments/success?${query}`;
    const { status, body } = await call<ErrorBody>(gateway.url, path, { token: 'good' });
    expect(outcome(status, body)).toBe(expected);
  });
});

describe('a query of the list of essays', () => {
  test.each(LIST_QUERIES)('?%s: %s', async (query, expected) => {
    const path = `/api/essays?${query}`;
    const { status, body } = await call<ErrorBody>(gateway.url, path, { token: 'good' });
    expect(outcome(status, body)).toBe(expected);
  });
});

describe('a query of an export', () => {
  test.each(EXPORT_QUERIES)('?%s: %s', async (query, expected) => {
    const path = `/api/essays/e1/export?${query}`;
    const { status, body } = await call<ErrorBody>(gateway.url, path, { token: 'good' });
    expect(outcome(status, body)).toBe(expected);
  });
});

describe('a query of a statement of use', () => {
  test.each(AI_USE_QUERIES)('?%s: %s', async (query, expected) => {
    const path = `/api/essays/e1/ai-use?${query}`;
    const { status, body } = await call<ErrorBody>(gateway.url, path, { token: 'good' });
    expect(outcome(status, body)).toBe(expected);
  });
});

describe('a query of a deletion', () => {
  test.each(DELETE_QUERIES)('?%s: %s', async (query, expected) => {
    const { status, body } = await call<ErrorBody>(gateway.url, `/api/essays/e1?${query}`, {
      token: 'good',
      method: 'DELETE',
    });
    expect(outcome(status, body)).toBe(expected);
  });
});

describe('an Idempotency-Key', () => {
  const wording = 'Idempotency-Key must be 1 to 255 visible ASCII characters';
  test.each([
    ['k', OK],
    ['~!#$%&/()=?', OK],
    ['k'.repeat(255), OK],
    ['k'.repeat(256), wording],
    ['a b', wording],
    ['a\tb', wording],
    ['clé', wording],
    ['a, b', wording],
    ['', wording],
  ])('%s', async (key, expected) => {
    const { status, body } = await call<ErrorBody>(gateway.url, '/api/essays/analyze/start', {
      token: 'good',
      body: { essayText: 'a'.repeat(100) },
      headers: { 'idempotency-key': key },
    });
    expect(outcome(status, body)).toBe(expected);
  });
});

test.each(ODD_TEXTS)('a text with %s arrives exactly as it was sent', async (_name, essayText) => {
  let arrived: unknown;
  gateway.backends.orchestrator.startAnalysis = (async (request: { text: string }) => {
    arrived = request.text;
    throw new Error('seen');
  }) as never;
  await call(gateway.url, '/api/essays/analyze/start', { token: 'good', body: { essayText } });
  expect(arrived).toBe(essayText);
});
