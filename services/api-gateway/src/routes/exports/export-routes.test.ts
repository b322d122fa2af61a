import { beforeEach, describe, expect, test } from '@jest/globals';
import type { ErrorBody } from '@argint/contracts';
import { readDocument } from '@argint/critique-engine/documents';
import { call } from '@argint/testkit';
import { useGateway } from '../../testing/use-gateway.ts';
import { critiqueOf, essayDetailOf } from '../../testing/sample-report.ts';

const text = 'Experts say so. It will obviously rain. Ελλάδα, Привет, ṱhoho.';
const essayOf = (content: string) => {
  const { analysisResults } = essayDetailOf(content, [critiqueOf(content, 'Experts')]);
  const essay = {
    essayId: 'e1',
    userId: 'u1',
    title: 'On water',
    content,
    wordCount: 7,
    createdAt: '2026-11-20T12:00:00.000Z',
    updatedAt: '2026-11-20T12:00:00.000Z',
    groupId: 'e1',
    draftNumber: 1,
  };
  const result = {
    resultId: 'j1',
    jobId: 'j1',
    isCompleted: true,
    createdAt: '2026-11-21T12:00:00.000Z',
    resultJson: JSON.stringify(analysisResults[0]?.analysisData),
  };
  return { essay, results: [result], critiqueStates: [], drafts: [essay] };
};

const gateway = useGateway();
beforeEach(() => {
  gateway.backends.essays.getEssay = (async () => essayOf(text)) as never;
});

const upgrade = (): void => {
  gateway.backends.billing.checkAccess = (async () => ({
    entitlement: { planType: 'unlimited' },
  })) as never;
};
const file = async (query: string) => {
  const answer = await fetch(`${gateway.url}/api/essays/e1/export?${query}`, {
    headers: { authorization: 'Bearer good' },
  });
  const bytes = Buffer.from(await answer.arrayBuffer());
  return { status: answer.status, headers: answer.headers, bytes };
};

describe('GET /api/essays/{id}/export', () => {
  test('asks a visitor to sign in', async () => {
    const { status } = await call(gateway.url, '/api/essays/e1/export?format=pdf');
    expect(status).toBe(401);
  });

  test('refuses a plan without exports', async () => {
    const { status, body } = await call<ErrorBody>(
      gateway.url,
      '/api/essays/e1/export?format=docx',
      { token: 'good' },
    );
    expect([status, body.code]).toEqual([403, 'EXPORT_NOT_IN_PLAN']);
  });

  test.each([
    ['pdf', 'application/pdf'],
    ['docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ])(
    'is a %s file with the essay in all its scripts',
    async (format, type) => {
      upgrade();
      const { status, headers, bytes } = await file(`format=${format}`);
      expect([status, headers.get('content-type')]).toEqual([200, type]);
      expect(headers.get('content-disposition')).toContain(`filename="On-water.${format}"`);
      const read = await readDocument(bytes, `.${format}`, {});
      for (const word of ['obviously rain', 'Ελλάδα', 'Привет', 'ṱhoho'])
        expect(read.text).toContain(word);
    },
    120_000,
  );

  test('of an essay of 100,000 characters fits its process', async () => {
    upgrade();
    const huge = 'Experts say so and the taps run dry. '.repeat(2_703).slice(0, 100_000);
    gateway.backends.essays.getEssay = (async () => essayOf(huge)) as never;
    for (const format of ['docx', 'pdf']) expect((await file(`format=${format}`)).status).toBe(200);
  }, 180_000);

  test('answers 404 for an essay without an analysis', async () => {
    upgrade();
    gateway.backends.essays.getEssay = (async () => ({ ...essayOf(text), results: [] })) as never;
    expect((await file('format=pdf')).status).toBe(404);
  });
});
