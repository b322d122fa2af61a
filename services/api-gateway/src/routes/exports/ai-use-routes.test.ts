import { describe, expect, test } from '@jest/globals';
import { AppError, type AiUse, type ErrorBody } from '@argint/contracts';
import { call } from '@argint/testkit';
import { useGateway } from '../../testing/use-gateway.ts';
import { critiqueOf, essayDetailOf } from '../../testing/sample-report.ts';

const text = 'Experts say so. It will obviously rain.';
const { analysisResults } = essayDetailOf(text, [critiqueOf(text, 'Experts')]);
const resultJson = JSON.stringify(analysisResults[0]?.analysisData);

const draftOf = (essayId: string, draftNumber: number) => ({
  essayId,
  userId: 'u1',
  title: 'Water: =1+1 / "why"',
  content: text,
  wordCount: 7,
  createdAt: '2026-11-20T12:00:00.000Z',
  updatedAt: '2026-11-20T12:00:00.000Z',
  groupId: 'e1',
  draftNumber,
});
const found = (essayId: string, draftNumber: number, state = 'resolved') => ({
  essay: draftOf(essayId, draftNumber),
  results: [
    {
      resultId: `j-${essayId}`,
      jobId: `j-${essayId}`,
      isCompleted: true,
      createdAt: '2026-11-21T12:00:00.000Z',
      resultJson,
    },
  ],
  critiqueStates: [{ critiqueId: 'c-Experts', state, carried: false }],
  drafts: [draftOf('e2', 2), draftOf('e1', 1)],
});

const gateway = useGateway();

const serve = (essays: Record<string, ReturnType<typeof found>>): void => {
  gateway.backends.essays.getEssay = (async ({ essayId }: { essayId: string }) => {
    const essay = essays[essayId];
    if (!essay) throw new AppError('ESSAY_NOT_FOUND');
    return essay;
  }) as never;
};
const read = (query = '') =>
  call<{ data: AiUse } & ErrorBody>(gateway.url, `/api/essays/e2/ai-use${query}`, {
    token: 'good',
  });

describe('GET /api/essays/{id}/ai-use', () => {
  test('asks a visitor to sign in', async () => {
    const { status } = await call(gateway.url, '/api/essays/e2/ai-use');
    expect(status).toBe(401);
  });

  test('covers the essay and its earlier drafts', async () => {
    serve({ e1: found('e1', 1), e2: found('e2', 2, 'intended') });
    const { status, body } = await read();
    expect(status).toBe(200);
    expect(body.data.analyses.map(({ draftNumber }) => draftNumber)).toEqual([1, 2]);
    expect(body.data.decided.map(({ state }) => state)).toEqual(['resolved', 'intended']);
    expect(body.data.madeAt).toBe('2026-11-22T12:00:00.000Z');
  });

  test('leaves out a draft that is deleted meanwhile', async () => {
    serve({ e2: found('e2', 2) });
    const { body } = await read();
    expect(body.data.analyses.map(({ draftNumber }) => draftNumber)).toEqual([2]);
  });

  test('is a text file to save, whose name is neither a path nor a formula', async () => {
    serve({ e1: found('e1', 1), e2: found('e2', 2) });
    const answer = await fetch(`${gateway.url}/api/essays/e2/ai-use?format=text`, {
      headers: { authorization: 'Bearer good' },
    });
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toContain(
      'filename="Water-1-1-why-statement-of-use.txt"',
    );
    expect(await answer.text()).toContain('Essay: Water: =1+1 / "why"');
  });

  test('answers 404 for an essay without an analysis', async () => {
    const { status, body } = await read();
    expect([status, body.code]).toEqual([404, 'NO_RESULT']);
  });
});
