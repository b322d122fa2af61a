import { describe, expect, test } from '@jest/globals';
import { AppError, type ErrorBody } from '@argint/contracts';
import { call, SAMPLE_ESSAY } from '@argint/testkit';
import { job } from '../../testing/good-backends.ts';
import { useGateway } from '../../testing/use-gateway.ts';

const start = { essayText: SAMPLE_ESSAY };

describe('the gateway', () => {
  const gateway = useGateway();

  test('starting an analysis answers 202 and passes text, question, criteria and key on', async () => {
    let seen: unknown;
    gateway.backends.orchestrator.startAnalysis = (async (request: unknown) => {
      seen = request;
      return { job };
    }) as typeof gateway.backends.orchestrator.startAnalysis;
    const { status, body } = await call(gateway.url, '/api/essays/analyze/start', {
      token: 'good',
      body: {
        ...start,
        essayQuestion: ' Why price water? ',
        rubric: ' Argument\nStyle ',
        textKind: 'report',
      },
      headers: { 'idempotency-key': 'k1' },
    });
    expect([status, body]).toEqual([
      202,
      { success: true, jobId: 'j1', analysisId: 'j1', essayId: 'e1' },
    ]);
    expect(seen).toEqual({
      userId: 'u1',
      text: SAMPLE_ESSAY,
      question: 'Why price water?',
      readByModel: false,
      rubric: 'Argument\nStyle',
      textKind: 'report',
      analysisType: 'hybrid',
      idempotencyKey: 'k1',
    });
  });

  test('no credit is 402, too many words or an address that is not confirmed 403, an Idempotency-Key of blanks 400', async () => {
    const startWith = async (code: 'PAYMENT_REQUIRED' | 'WORD_LIMIT' | 'EMAIL_NOT_VERIFIED') => {
      gateway.backends.orchestrator.startAnalysis = async () => {
        throw new AppError(code);
      };
      return (
        await call<ErrorBody>(gateway.url, '/api/essays/analyze/start', {
          token: 'good',
          body: start,
        })
      ).status;
    };
    expect(await startWith('PAYMENT_REQUIRED')).toBe(402);
    expect(await startWith('WORD_LIMIT')).toBe(403);
    expect(await startWith('EMAIL_NOT_VERIFIED')).toBe(403);
    expect(
      (
        await call(gateway.url, '/api/essays/analyze/start', {
          token: 'good',
          body: start,
          headers: { 'idempotency-key': 'a b' },
        })
      ).status,
    ).toBe(400);
  });

  test('a status shows both ids, and a repeated query parameter is refused', async () => {
    const { body } = await call(gateway.url, '/api/essays/analyze/status?jobId=j1', {
      token: 'good',
    });
    expect(body).toEqual({
      success: true,
      jobId: 'j1',
      analysisId: 'j1',
      essayId: 'e1',
      status: 'processing',
      progress: 10,
      processingStage: 'creating chunks',
      result: null,
      error: null,
      createdAt: job.createdAt,
      completedAt: null,
    });
    expect(
      (
        await call<ErrorBody>(gateway.url, '/api/essays/analyze/status?jobId=j1&jobId=j2', {
          token: 'good',
        })
      ).body.error,
    ).toBe('jobId is required');
  });

  test('the list of jobs passes limit and cursor on and returns the next cursor', async () => {
    const asked: unknown[] = [];
    gateway.backends.orchestrator.listJobs = (async (query: unknown) => {
      asked.push(query);
      return { jobs: [job], nextCursor: asked.length === 1 ? 'c2' : '' };
    }) as typeof gateway.backends.orchestrator.listJobs;
    const page = async (query: string) =>
      (
        await call<{ nextCursor: unknown }>(gateway.url, `/api/essays/analyze/jobs${query}`, {
          token: 'good',
        })
      ).body.nextCursor;
    expect([await page(''), await page('?limit=100&cursor=c2')]).toEqual(['c2', null]);
    expect(asked).toEqual([
      { userId: 'u1', limit: 50, cursor: '' },
      { userId: 'u1', limit: 100, cursor: 'c2' },
    ]);
    const refused = await call<ErrorBody>(gateway.url, '/api/essays/analyze/jobs?limit=101', {
      token: 'good',
    });
    expect([refused.status, refused.body.error]).toEqual([400, 'limit must be 1 to 100']);
  });
});
