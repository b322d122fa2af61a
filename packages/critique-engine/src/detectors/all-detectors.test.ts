import { readdirSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { readEssay } from '../read-essay.ts';
import { longEssay } from '@argint/testkit';
import { ESSAY_DETECTORS, PARAGRAPH_DETECTORS, paragraphDrafts } from './all-detectors.ts';

/** Files of this folder that help detectors and are none themselves. */
const SUPPORT = new Set([
  'appeal-context',
  'all-detectors',
  'bare-verdict',
  'dilemma-frames',
  'dismissals',
  'empty-reason',
  'extreme-words',
  'fragmented-essay',
  'inferences',
  'majority-forms',
  'next-sentence',
  'particular-case',
  'same-meaning',
  'shown-drafts',
  'slope-signs',
  'sweeping-forms',
]);

describe('the detector lists', () => {
  test('contain every detector of this folder once', async () => {
    const names = readdirSync(import.meta.dirname)
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .map((name) => name.replace(/\.ts$/, ''))
      .filter((name) => !SUPPORT.has(name));
    const listed = new Set<unknown>([...PARAGRAPH_DETECTORS, ...ESSAY_DETECTORS]);
    expect(listed.size).toBe(PARAGRAPH_DETECTORS.length + ESSAY_DETECTORS.length);
    // The grammar rules are one more, in a folder of their own.
    expect(listed.size).toBe(names.length + 1);
    for (const name of names) {
      const functions = Object.values((await import(`./${name}.ts`)) as Record<string, unknown>);
      expect([name, functions.some((value) => listed.has(value))]).toEqual([name, true]);
    }
  });

  test('run once per paragraph, however often its drafts are needed', () => {
    const model = readEssay(longEssay(300), null);
    for (const paragraph of model.prose)
      expect(paragraphDrafts(paragraph, model)).toBe(paragraphDrafts(paragraph, model));
  });
});
