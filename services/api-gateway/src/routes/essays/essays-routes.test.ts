import { beforeEach, describe, expect, test } from '@jest/globals';
import {
  AppError,
  eachScore,
  MESSAGES,
  type ErrorBody,
  type EssayCard,
  type EssayDetail,
} from '@argint/contracts';
import { call } from '@argint/testkit';
import { goodBackends, job } from '../../testing/good-backends.ts';
import { useGateway } from '../../testing/use-gateway.ts';

describe('the gateway', () => {
  const gateway = useGateway();

  test("a list's status is its newest job's", async () => {
    const { body } = await call<{ data: unknown[] }>(gateway.url, '/api/essays', { token: 'good' });
    expect(body.data).toEqual([
      {
        id: 'e1',
        title: 'Water',
        question: null,
        content: 'Cape Town',
        wordCount: 2,
        createdAt: job.createdAt,
        status: 'processing',
        draftNumber: 1,
        groupId: 'e1',
        retainUntil: null,
        parentEssayId: null,
        overallScore: null,
        textKind: null,
      },
    ]);
  });

  test('a list has scores and kinds of text, and says how many essays there are', async () => {
    const { essay } = await gateway.backends.essays.getEssay();
    const list = async (answer: object) => {
      gateway.backends.essays.listEssays = async () =>
        ({ essays: [{ ...essay, overallScore: 76, textKind: 'report' }], ...answer }) as never;
      const { body } = await call<{ data: EssayCard[]; total?: number }>(
        gateway.url,
        '/api/essays?limit=1',
        { token: 'good' },
      );
      return body;
    };
    const { data, total } = await list({ nextCursor: 'x', total: 112 });
    expect(data).toMatchObject([{ overallScore: 76, textKind: 'report' }]);
    expect(total).toBe(112);
    // An essay service of the release before counts none.
    expect(await list({ nextCursor: 'x', total: 0 })).not.toHaveProperty('total');
  });

  test('an essay comes with its drafts and what the student decided', async () => {
    const { essay } = await gateway.backends.essays.getEssay();
    gateway.backends.essays.getEssay = async () => ({
      essay,
      results: [],
      critiqueStates: [{ critiqueId: 'c1', state: 'not useful', reason: 'No.', carried: true }],
      drafts: [{ ...essay, essayId: 'e2', draftNumber: 2, parentEssayId: 'e1' }, essay],
    });
    const { body } = await call<{ data: EssayDetail }>(gateway.url, '/api/essays/e1', {
      token: 'good',
    });
    expect(body.data.critiqueStates).toEqual([
      { critiqueId: 'c1', state: 'not useful', reason: 'No.', carried: true },
    ]);
    expect(body.data.drafts).toMatchObject([
      { id: 'e2', draftNumber: 2, status: null },
      { id: 'e1', draftNumber: 1, status: 'processing' },
    ]);
    expect(body.data.userId).toBe('u1');
  });

  test('an essay service of the release before names no drafts, so each essay is its own first one', async () => {
    gateway.backends.essays.getEssay = async () => ({
      essay: { ...(await goodBackends().essays.getEssay()).essay, groupId: '', draftNumber: 0 },
      results: [],
      critiqueStates: [],
      drafts: [],
    });
    const { body } = await call<{ data: EssayDetail }>(gateway.url, '/api/essays/e1', {
      token: 'good',
    });
    expect(body.data).toMatchObject({ groupId: 'e1', draftNumber: 1, parentEssayId: null });
    expect(body.data.drafts).toMatchObject([{ id: 'e1', draftNumber: 1 }]);
  });

  test('a decision is passed on, and the answer is the state as it is stored', async () => {
    const { status, body } = await call<{ data: unknown }>(
      gateway.url,
      '/api/essays/e1/critiques/c%2F1',
      {
        token: 'good',
        method: 'PATCH',
        body: { state: 'not useful', reason: ' It is a quotation. ' },
      },
    );
    expect([status, body.data]).toEqual([
      200,
      { critiqueId: 'c/1', state: 'not useful', reason: 'It is a quotation.', carried: false },
    ]);
  });

  test('all drafts are deleted only when that is asked for', async () => {
    const asked: unknown[] = [];
    gateway.backends.essays.deleteEssay = async (request: unknown) => {
      asked.push(request);
      return {};
    };
    for (const query of ['', '?drafts=all'])
      await call(gateway.url, `/api/essays/e1${query}`, { token: 'good', method: 'DELETE' });
    expect(asked).toMatchObject([{ allDrafts: false }, { allDrafts: true }]);
  });

  describe('an essay with a section analysis', () => {
    const score = { value: null, low: null, high: null, evidence: [] };
    const stored = {
      criticalThinkingLevel: null,
      emptyReasons: {},
      scores: eachScore(() => score),
      premium: { sectionAnalysis: [{ startIndex: 0, endIndex: 4 }] },
    };
    const read = async () => {
      const { body } = await call<{ data: EssayDetail }>(gateway.url, '/api/essays/e1', {
        token: 'good',
      });
      return body.data.analysisResults[0]?.analysisData;
    };
    beforeEach(() => {
      const { getEssay } = gateway.backends.essays;
      const result = {
        resultId: 'r1',
        isCompleted: true,
        createdAt: job.createdAt,
        resultJson: JSON.stringify(stored),
      };
      gateway.backends.essays.getEssay = async () =>
        ({ ...(await getEssay()), results: [result] }) as never;
    });

    test('shows it to a premium plan, and the reason to a trial', async () => {
      const trial = await read();
      expect(trial?.premium?.sectionAnalysis).toEqual([]);
      expect(trial?.emptyReasons).toEqual({ 'premium.sectionAnalysis': MESSAGES.premiumFeature });
      const { checkAccess } = gateway.backends.billing;
      gateway.backends.billing.checkAccess = async () => ({
        entitlement: { ...(await checkAccess()).entitlement, planType: 'standard' },
      });
      expect(await read()).toEqual(stored);
    });

    test('is shown without it while billing is down', async () => {
      gateway.backends.billing.checkAccess = async () => {
        throw new AppError('UNAVAILABLE');
      };
      expect((await read())?.emptyReasons).toEqual({
        'premium.sectionAnalysis': MESSAGES.premiumUnknown,
      });
    });
  });

  test('a title is changed, and the answer is the essay’s card', async () => {
    const { status, body } = await call<{ data: EssayCard }>(gateway.url, '/api/essays/e1', {
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
    gateway.backends.essays.renameEssay = async () => {
      throw new AppError('ESSAY_FORBIDDEN');
    };
    const { status, body } = await call<ErrorBody>(gateway.url, '/api/essays/e1', {
      token: 'good',
      method: 'PATCH',
      body: { title: 'Mine' },
    });
    expect([status, body.error]).toEqual([403, 'You do not have permission to rename this essay.']);
  });

  test('deleting another user’s essay is 403 with its own wording', async () => {
    gateway.backends.essays.deleteEssay = async () => {
      throw new AppError('ESSAY_FORBIDDEN');
    };
    const { status, body } = await call<ErrorBody>(gateway.url, '/api/essays/e1', {
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
