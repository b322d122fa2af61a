import { expect, test } from '@jest/globals';
import { filledFields, resultOf } from './filled-fields.ts';

const essay =
  'Rivers feed the towns along their banks. I believe that the river Vaal should be cleaned, because towns drink from it.\n\nPolluted water makes children ill. The clinics keep their records of it, and nurses read them in spring.\n\nIn conclusion, the river Vaal should be cleaned. Its towns drink from it, and they have waited for years.';

test('filled fields are counted, and reasons for empty ones are reported without words of the essay', async () => {
  const results = await Promise.all(
    [essay, 'Too short.'].map((text) => resultOf({ text, question: null })),
  );
  const found = new Map(filledFields(results).map(({ field, ...rest }) => [field, rest]));
  expect(found.get('thesisOpportunities.originalThesis')).toMatchObject({ filled: 1 });
  expect(found.get('premium.criticalThinking.contradictions')?.filled).toBe(0);
  expect(found.get('overallVerdict')?.reason).toBe(
    'There are n words of running prose; a score needs at least n.',
  );
});
