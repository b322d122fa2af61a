import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { fixedClock, tempDir, type FixedClock } from '@argint/testkit';
import { openTestBed, type TestBed } from '../testing/test-bed.ts';

let dir: Awaited<ReturnType<typeof tempDir>>;
let clock: FixedClock;
let bed: TestBed;

beforeEach(async () => {
  dir = await tempDir();
  clock = fixedClock();
  bed = await openTestBed(dir.path, clock.now);
});
afterEach(async () => {
  await bed.store.close();
  await dir.remove();
});

const create = (essayId: string, text = 'Water runs.', userId = 'u1') =>
  bed.essays.create({ essayId, userId, text });

describe('an essay', () => {
  test('is kept exactly as sent, with its words counted', async () => {
    const text = '\uFEFF  Title \r\n\r\n\ttwo  words\u0000 e\u0301 😀  \n';
    await bed.essays.create({ essayId: 'e1', userId: 'u1', text, question: ' Why water? ' });
    expect(await bed.essays.get('e1', 'u1')).toMatchObject({
      content: text,
      question: ' Why water? ',
      title: 'Title',
      wordCount: 5,
    });
  });

  test('of 100,000 characters is kept exactly; one more is refused', async () => {
    const text = 'é😀x'.repeat(25_000);
    await create('e1', text);
    expect((await bed.essays.get('e1', 'u1')).content === text).toBe(true);
    await expect(create('e2', `${text}x`)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  test.each(['\ud800', 'a\udc00b', ''])('with the text %j is refused', async (text) => {
    await expect(create('e1', text)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  test('leaves no readable word in what is stored', async () => {
    await bed.essays.create({ essayId: 'e1', userId: 'u1', text: 'secret', question: 'hidden?' });
    expect(JSON.stringify(await bed.collections.essays.get('e1'))).not.toMatch(/secret|hidden/);
  });

  test('created again by its user is the first one, by another user refused', async () => {
    await create('e1', 'first');
    expect(await create('e1', 'second')).toMatchObject({ content: 'first' });
    await expect(create('e1', 'x', 'u2')).rejects.toMatchObject({ code: 'ESSAY_FORBIDDEN' });
  });

  test('created twice at once is one essay', async () => {
    const both = await Promise.all([create('e1', 'one'), create('e1', 'two')]);
    expect(both[0].content).toBe(both[1].content);
  });

  test('is kept for the days given, or for good', async () => {
    const essay = { userId: 'u1', text: 'Water runs.' };
    const short = await bed.essays.create({ ...essay, essayId: 'e1', historyDays: 7 });
    expect(short.retainUntil?.toISOString()).toBe('2026-11-28T12:00:00.000Z');
    expect((await bed.essays.create({ ...essay, essayId: 'e2' })).retainUntil).toBeNull();
  });

  test('of another user is forbidden, an unknown one not found', async () => {
    await create('e1');
    await expect(bed.essays.get('e1', 'u2')).rejects.toMatchObject({ code: 'ESSAY_FORBIDDEN' });
    await expect(bed.essays.get('e9', 'u1')).rejects.toMatchObject({ code: 'ESSAY_NOT_FOUND' });
  });
});

describe('the list', () => {
  test('has a user’s own essays, newest first, page by page, with 200 characters each', async () => {
    for (const n of [1, 2, 3, 4, 5]) {
      await create(`e${n}`, `${n}${'x'.repeat(500)}`);
      clock.advance(n === 2 ? 0 : 60);
    }
    await create('other', 'x', 'u2');
    const seen: string[] = [];
    let cursor = '';
    do {
      const page = await bed.essays.list('u1', 2, cursor);
      seen.push(...page.items.map(({ essayId }) => essayId));
      expect(page.items.every(({ content }) => content.length === 200)).toBe(true);
      cursor = page.next ?? '';
    } while (cursor !== '');
    expect(seen).toEqual(['e5', 'e4', 'e3', 'e2', 'e1']);
  });

  test('is empty for a user who never wrote', async () => {
    expect(await bed.essays.list('u9', 0, '')).toEqual({ items: [], next: null });
  });

  test('refuses a cursor nobody gave out', async () => {
    await expect(bed.essays.list('u1', 2, 'x')).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
  });
});

describe('a worker', () => {
  test('reads a range in UTF-16 units, or all of it, with the question', async () => {
    await bed.essays.create({ essayId: 'e1', userId: 'u1', text: 'a😀bc', question: 'Why?' });
    expect(await bed.essays.readText('e1', 3, 5)).toEqual({ text: 'bc', question: 'Why?' });
    expect((await bed.essays.readText('e1', 0, 0)).text).toBe('a😀bc');
    expect((await bed.essays.readText('e1', 5, 0)).text).toBe('');
  });

  test.each([
    [2, 5],
    [0, 2],
    [0, 6],
    [4, 3],
    [-1, 2],
  ])('is refused the range %i to %i of a text it does not fit', async (start, end) => {
    await create('e1', 'a😀bc');
    await expect(bed.essays.readText('e1', start, end)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
  });
});
