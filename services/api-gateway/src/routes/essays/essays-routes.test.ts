import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { AppError, type ErrorBody, type EssayCard } from '@argint/contracts';
import { call } from '@argint/testkit';
import { job } from '../../testing/good-backends.ts';
import { openGateway, type OpenGateway } from '../../testing/gateway-harness.ts';

describe('the gateway', () => {
  let gateway: OpenGateway;
  let url: string;
  let backends: OpenGateway['backends'];

  beforeEach(async () => {
    gateway = await openGateway();
    ({ url, backends } = gateway);
  });
  afterEach(() => gateway.close());

  test("a list's status is its newest job's", async () => {
    const { body } = await call<{ data: unknown[] }>(url, '/api/essays', { token: 'good' });
    expect(body.data).toEqual([
      {
        id: 'e1',
        title: 'Water',
        question: null,
        content: 'Cape Town',
        wordCount: 2,
        createdAt: job.createdAt,
        status: 'processing',
      },
    ]);
  });

  test('a title is changed, and the answer is the essay’s card', async () => {
    const { status, body } = await call<{ data: EssayCard }>(url, '/api/essays/e1', {
      token: 'good',
      method: 'PATCH',
      body: { title: '  On \n water ' },
    });
    expect([status, body.data]).toEqual([
      200,
      expect.objectContaining({ id: 'e1', title: 'On water', status: 'processing' }),
    ]);
  });

  test('renaming another user’s essay is 403 with its own wording', async () => {
    backends.essays.renameEssay = async () => {
      throw new AppError('ESSAY_FORBIDDEN');
    };
    const { status, body } = await call<ErrorBody>(url, '/api/essays/e1', {
      token: 'good',
      method: 'PATCH',
      body: { title: 'Mine' },
    });
    expect([status, body.error]).toEqual([403, 'You do not have permission to rename this essay.']);
  });

  test('deleting another user’s essay is 403 with its own wording', async () => {
    backends.essays.deleteEssay = async () => {
      throw new AppError('ESSAY_FORBIDDEN');
    };
    const { status, body } = await call<ErrorBody>(url, '/api/essays/e1', {
      token: 'good',
      method: 'DELETE',
    });
    expect([status, body.code, body.error]).toEqual([
      403,
      'ESSAY_FORBIDDEN',
      'You do not have permission to delete this essay.',
    ]);
  });
});
