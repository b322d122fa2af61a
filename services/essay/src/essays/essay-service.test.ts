import { describe, expect, test } from '@jest/globals';
import { useEssayHarness } from '../testing/essay-harness.ts';

const { harness, clock } = useEssayHarness();

const create = (essayId: string, text = 'Water runs.', userId = 'u1') =>
  harness.essays.create({ essayId, userId, text });

describe('an essay', () => {
  test('is stored exactly as sent, with its word count', async () => {
    const text = '\uFEFF  Title \r\n\r\n\ttwo  words\u0000 e\u0301 😀  \n';
    await harness.essays.create({ essayId: 'e1', userId: 'u1', text, question: ' Why water? ' });
    expect(await harness.essays.get('e1', 'u1')).toMatchObject({
      content: text,
      question: ' Why water? ',
      title: 'Why water?',
      wordCount: 5,
    });
  });

  test('an essay of 100,000 characters is stored unchanged, and one more character is rejected', async () => {
    const text = 'é😀x'.repeat(25_000);
    await create('e1', text);
    expect((await harness.essays.get('e1', 'u1')).content === text).toBe(true);
    await expect(create('e2', `${text}x`)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  test.each(['\ud800', 'a\udc00b', ''])('an essay with the text %j is refused', async (text) => {
    await expect(create('e1', text)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  test('leaves no readable word in the store', async () => {
    await harness.essays.create({
      essayId: 'e1',
      userId: 'u1',
      text: 'secret',
      question: 'hidden?',
      rubric: 'veiled',
    });
    expect(JSON.stringify(await harness.collections.essays.get('e1'))).not.toMatch(
      /secret|hidden|veiled/,
    );
  });

  test('is read with its marking criteria, and lists leave them out', async () => {
    const rubric = 'Argument (60%)\nLanguage (40%)';
    await harness.essays.create({ essayId: 'e1', userId: 'u1', text: 'Water runs.', rubric });
    await create('e2');
    expect((await harness.essays.get('e1', 'u1')).rubric).toBe(rubric);
    expect((await harness.essays.get('e2', 'u1')).rubric).toBeNull();
    expect(await harness.essays.readText('e1')).toMatchObject({ rubric });
    const { items } = await harness.essays.list('u1', 0, '');
    expect(items.map((essay) => essay.rubric)).toEqual([null, null]);
  });

  test.each(['\ud800', 'r'.repeat(10_001)])(
    'refuses criteria that are too long or malformed',
    async (rubric) => {
      await expect(
        harness.essays.create({ essayId: 'e1', userId: 'u1', text: 'Water runs.', rubric }),
      ).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    },
  );

  test('creating an essay with an id that exists gives its owner the first essay and is refused for another user', async () => {
    await create('e1', 'first');
    expect(await create('e1', 'second')).toMatchObject({ content: 'first' });
    await expect(create('e1', 'x', 'u2')).rejects.toMatchObject({ code: 'ESSAY_FORBIDDEN' });
  });

  test('an essay that is created twice at the same time is stored once', async () => {
    const both = await Promise.all([create('e1', 'one'), create('e1', 'two')]);
    expect(both[0].content).toBe(both[1].content);
  });

  test('is kept for the given number of days, or for good', async () => {
    const essay = { userId: 'u1', text: 'Water runs.' };
    const short = await harness.essays.create({ ...essay, essayId: 'e1', historyDays: 7 });
    expect(short.retainUntil?.toISOString()).toBe('2026-11-28T12:00:00.000Z');
    expect((await harness.essays.create({ ...essay, essayId: 'e2' })).retainUntil).toBeNull();
  });

  test('reading another user’s essay is forbidden, and an unknown essay is not found', async () => {
    await create('e1');
    await expect(harness.essays.get('e1', 'u2')).rejects.toMatchObject({ code: 'ESSAY_FORBIDDEN' });
    await expect(harness.essays.get('e9', 'u1')).rejects.toMatchObject({ code: 'ESSAY_NOT_FOUND' });
  });
});

describe('a title', () => {
  test('can be changed by its owner, is sealed, and is what lists show from then on', async () => {
    await harness.essays.create({ essayId: 'e1', userId: 'u1', text: 'Water runs.' });
    clock.advance(60);
    const renamed = await harness.essays.rename('e1', 'u1', 'A hidden title');
    expect(renamed).toMatchObject({ title: 'A hidden title', content: 'Water runs.' });
    expect(renamed.updatedAt.getTime() - renamed.createdAt.getTime()).toBe(60_000);
    const { items } = await harness.essays.list('u1', 0, '');
    expect(items.map(({ title }) => title)).toEqual(['A hidden title']);
    expect(JSON.stringify(await harness.collections.essays.get('e1'))).not.toContain('hidden');
  });

  test('of another user’s or a deleted essay cannot be changed', async () => {
    await create('e1');
    await create('e2');
    await harness.deletion.deleteEssay('e2', 'u1');
    const rename = (id: string, userId: string) => harness.essays.rename(id, userId, 'Mine');
    await expect(rename('e1', 'u2')).rejects.toMatchObject({ code: 'ESSAY_FORBIDDEN' });
    await expect(rename('e2', 'u1')).rejects.toMatchObject({ code: 'ESSAY_NOT_FOUND' });
    await expect(rename('e9', 'u1')).rejects.toMatchObject({ code: 'ESSAY_NOT_FOUND' });
  });

  test.each(['', ' \n', 'x'.repeat(81), 'a\ud800'])('%j is refused', async (title) => {
    await create('e1');
    await expect(harness.essays.rename('e1', 'u1', title)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
  });
});

describe('the list of essays', () => {
  test('has the user’s own essays, newest first, in pages, with 200 characters of each', async () => {
    for (const n of [1, 2, 3, 4, 5]) {
      await create(`e${n}`, `${n}${'x'.repeat(500)}`);
      clock.advance(n === 2 ? 0 : 60);
    }
    await create('other', 'x', 'u2');
    const seen: string[] = [];
    let cursor = '';
    do {
      const page = await harness.essays.list('u1', 2, cursor);
      seen.push(...page.items.map(({ essayId }) => essayId));
      expect(page.items.every(({ content }) => content.length === 200)).toBe(true);
      cursor = page.next ?? '';
    } while (cursor !== '');
    expect(seen).toEqual(['e5', 'e4', 'e3', 'e2', 'e1']);
  });

  test('is empty for a user without essays', async () => {
    expect(await harness.essays.list('u9', 0, '')).toEqual({ items: [], next: null, total: 0 });
  });

  test('says on every page how many essays there are, without deleted ones', async () => {
    for (const id of ['a', 'b', 'c']) await create(id);
    await harness.deletion.deleteEssay('b', 'u1', false);
    const first = await harness.essays.list('u1', 1, '');
    const second = await harness.essays.list('u1', 1, first.next ?? '');
    expect([first.total, second.total]).toEqual([2, 2]);
  });

  test('listing essays rejects a cursor that the service did not issue', async () => {
    await expect(harness.essays.list('u1', 2, 'x')).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
  });
});

describe('a worker', () => {
  test('reads the whole text with its question and marking criteria', async () => {
    const texts = {
      text: 'a😀bc',
      question: 'Why?',
      rubric: 'Argument',
      textKind: 'letter' as const,
    };
    await harness.essays.create({ essayId: 'e1', userId: 'u1', ...texts });
    expect(await harness.essays.readText('e1')).toEqual(texts);
  });
});
