import { readdirSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { ESSAY_DETECTORS, PARAGRAPH_DETECTORS } from './all-detectors.ts';

/** Files of this folder that help detectors and are none themselves. */
const SUPPORT = new Set(['all-detectors', 'fragmented-essay', 'majority-forms', 'shown-remarks']);

describe('the detector lists', () => {
  test('contain every detector of this folder once', async () => {
    const names = readdirSync(import.meta.dirname)
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .map((name) => name.replace(/\.ts$/, ''))
      .filter((name) => !SUPPORT.has(name));
    const listed = new Set<unknown>([...PARAGRAPH_DETECTORS, ...ESSAY_DETECTORS]);
    expect(listed.size).toBe(PARAGRAPH_DETECTORS.length + ESSAY_DETECTORS.length);
    // The grammar rules and the spelling check are two more, in folders of their own.
    expect(listed.size).toBe(names.length + 2);
    for (const name of names) {
      const functions = Object.values((await import(`./${name}.ts`)) as Record<string, unknown>);
      expect([name, functions.some((value) => listed.has(value))]).toEqual([name, true]);
    }
  });
});
