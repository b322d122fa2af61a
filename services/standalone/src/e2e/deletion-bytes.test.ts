import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { EssayDetail } from '@argint/contracts';
import {
  call,
  launchStandalone,
  registerUser,
  SAMPLE_ESSAY,
  tempDir,
  type Product,
} from '@argint/testkit';
import { filesWith } from './testing/files-with.ts';

/** Deleted data is gone from the bytes of every file within this time, in ms. */
const PROMISED_MS = 60_000;
const SLICE = 24;

describe('the bytes of a deleted essay', () => {
  let dir: Awaited<ReturnType<typeof tempDir>>;
  let product: Product;
  beforeEach(async () => {
    dir = await tempDir();
    product = await launchStandalone(dir.path);
  }, 60_000);
  afterEach(async () => {
    await product.stop('SIGKILL');
    await dir.remove();
  });

  const docsOf = (table: string): Record<string, unknown>[] => {
    const db = new DatabaseSync(join(dir.path, 'essay.sqlite'), { readOnly: true });
    const rows = db.prepare(`SELECT doc FROM "${table}"`).all() as { doc: string }[];
    db.close();
    return rows.map(({ doc }) => JSON.parse(doc) as Record<string, unknown>);
  };
  /** The stored values of some fields of a collection of the essay service: sealed texts or wrapped keys. */
  const storedTexts = (table: string, fields: readonly string[]): string[] =>
    docsOf(table)
      .flatMap((doc) => fields.map((field) => doc[field]))
      .filter((value): value is string => typeof value === 'string' && value.length >= SLICE);
  /** The sealed reasons why critiques are not useful. */
  const storedReasons = (): string[] =>
    docsOf('essays').flatMap(({ critiqueStates }) =>
      (critiqueStates as { reason: string }[]).map(({ reason }) => reason),
    );
  const slicesOf = (texts: readonly string[]): Buffer[] =>
    texts.flatMap((text) => {
      const starts = [0, 0.25, 0.5, 0.75, 1].map((at) => Math.floor(at * (text.length - SLICE)));
      return [...new Set(starts)].map((start) => Buffer.from(text.slice(start, start + SLICE)));
    });
  const filesNow = (slices: readonly Buffer[]): string[] => filesWith(dir.path, slices);
  const expectGone = async (slices: readonly Buffer[]): Promise<void> => {
    const end = performance.now() + PROMISED_MS;
    while (filesNow(slices).length > 0 && performance.now() < end)
      await new Promise((next) => setTimeout(next, 500));
    expect(filesNow(slices)).toEqual([]);
    await product.stop();
    expect(filesNow(slices)).toEqual([]);
  };
  const analyse = async () => {
    const user = await registerUser(product.url, 'zanele');
    const { token } = user.session;
    const started = await call<{ jobId: string; essayId: string }>(
      product.url,
      '/api/essays/analyze/start',
      {
        token,
        body: {
          essayText: SAMPLE_ESSAY,
          essayQuestion: 'Should this be so, and why?',
          rubric: 'Quality of argument (60%)\nLanguage (40%)',
        },
      },
    );
    const { jobId, essayId } = started.body;
    let status = '';
    while (status !== 'completed') {
      await new Promise((next) => setTimeout(next, 100));
      const state = await call<{ status: string }>(
        product.url,
        `/api/essays/analyze/status?jobId=${jobId}`,
        {
          token,
        },
      );
      ({ status } = state.body);
      expect(['failed', 'cancelled']).not.toContain(status);
    }
    const { data } = (
      await call<{ data: EssayDetail }>(product.url, `/api/essays/${essayId}`, { token })
    ).body;
    const critique = data.analysisResults[0]?.analysisData.lineCritiques[0]?.id ?? '';
    const decided = await call(product.url, `/api/essays/${essayId}/critiques/${critique}`, {
      token,
      method: 'PATCH',
      body: { state: 'not useful', reason: 'It is a quotation from my own interview.' },
    });
    expect(decided.status).toBe(200);
    const reasons = storedReasons();
    expect(reasons).toHaveLength(1);
    const texts = [
      ...reasons,
      ...storedTexts('essays', ['text', 'question', 'title', 'preview', 'rubric']),
      ...storedTexts('results', ['json', 'suggestions']),
    ];
    expect(texts.length).toBeGreaterThanOrEqual(8);
    return { token, account: user.account, essayId, texts };
  };

  test('the bytes of a deleted essay are gone from every file within a minute, and after the product has stopped', async () => {
    const { token, essayId, texts } = await analyse();
    const slices = slicesOf(texts);
    expect(filesNow(slices)).not.toEqual([]);
    const deleted = await call(product.url, `/api/essays/${essayId}`, { token, method: 'DELETE' });
    expect(deleted.status).toBe(200);
    await expectGone(slices);
  }, 180_000);

  test('a deleted account leaves no text, wrapped key, name or address in any file within a minute', async () => {
    const { token, account, texts } = await analyse();
    const keys = storedTexts('dataKeys', ['wrapped']);
    expect(keys).toHaveLength(1);
    const slices = slicesOf([...texts, ...keys]);
    expect(filesNow(slices)).not.toEqual([]);
    const { email, username, firstName, lastName, password } = account;
    const person = [email, username, firstName, lastName].map((word) => Buffer.from(word));
    expect(filesNow(person)).not.toEqual([]);
    const deleted = await call(product.url, '/api/profile', {
      token,
      method: 'DELETE',
      body: { password },
    });
    expect(deleted.status).toBe(200);
    await expectGone([...slices, ...person]);
  }, 180_000);
});
