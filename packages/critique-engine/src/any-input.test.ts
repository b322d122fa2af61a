import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { stretchesOf } from '@argint/assembly';
import { analysisResultSchema } from '@argint/contracts';
import { countWords } from '@argint/text-analysis';
import { analyse } from './cli/analyse.ts';
import { TRAIN_ESSAY } from './testing/essays.ts';

const pieces = fc.constantFrom(
  ...TRAIN_ESSAY.split(/(?<=[.,] )/),
  '\n',
  '\n\n',
  '\r\n',
  '"',
  '“',
  '(Dube, 2018)',
  '?',
  '...',
  '\u0000',
  '\ud800',
  '🐟',
  '\u200b',
  ' i ',
  'References\n',
  '45% ',
);
const essays = fc.oneof(
  fc.array(pieces, { maxLength: 60 }).map((parts) => parts.join('')),
  fc.string({ unit: 'binary', maxLength: 400 }),
);

test('any text gives a valid result with quotes at their offsets, and stretches that cover the text', async () => {
  await fc.assert(
    fc.asyncProperty(essays, async (text) => {
      const result = await analyse(text, null, 'comprehensive');
      analysisResultSchema.parse(result);
      for (const c of result.lineCritiques)
        if (c.start !== null) expect(text.slice(c.start, c.end ?? 0)).toBe(c.quote);
      for (const s of result.sentences) expect(s.end).toBeGreaterThan(s.start);
      expect(new Set(result.lineCritiques.map((c) => c.id)).size).toBe(result.lineCritiques.length);
      expect(result.lineCritiques.length).toBeLessThanOrEqual(Math.max(3, countWords(text) / 15));
      const stretches = stretchesOf(text);
      expect(stretches.map(({ start, end }) => text.slice(start, end)).join('')).toBe(text);
    }),
    { seed: 7, numRuns: 150 },
  );
});
