import { beforeAll, describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';

let essayAt: (n: number) => string;

beforeAll(async () => {
  // What k6 has as globals.
  Object.assign(globalThis, { open: (url: string) => readFileSync(new URL(url), 'utf8') });
  ({ essayAt } = await import('./essay-texts.ts'));
});

describe('the essays of the load', () => {
  test('have 300 to 800 words each', () => {
    for (let n = 0; n < 40; n += 1) {
      const words = essayAt(n).split(/\s+/).length;
      expect(words).toBeGreaterThanOrEqual(300);
      expect(words).toBeLessThanOrEqual(800);
    }
  });

  test('never repeat a text', () => {
    const texts = Array.from({ length: 2_000 }, (_, n) => essayAt(n));
    expect(new Set(texts).size).toBe(2_000);
  });

  test('keep every paragraph of the essay they come from', () => {
    const sorted = (n: number) => essayAt(n).split('\n\n').slice(0, -1).sort();
    expect(sorted(8)).toEqual(sorted(0));
    expect(essayAt(8)).not.toBe(essayAt(0));
  });
});
