import { defineAggregate, type Doc, type FieldsOf, type NewDoc } from '@argint/aggregate-store';
import { eachScore, type AnalysisResult } from '@argint/contracts';
import { z } from 'zod';
import type { Renew } from '../sealing/vault.ts';
import { resultPlace, suggestionsPlace } from './result-place.ts';

const score = z.int().min(0).max(100).nullable();
/** Whole numbers from 0 to 100. Null: the analysis gives no score. */
const scores = z.object(eachScore(() => score));
export type ResultScores = z.output<typeof scores>;

/** The result of one job. Its id is the job id. */
export const resultSchema = defineAggregate({
  name: 'results',
  fields: {
    essayId: z.string().min(1),
    userId: z.string().min(1),
    isCompleted: z.boolean(),
    criticalThinkingLevel: z.string().nullable(),
    scores,
    /** Version of the engine's rubric behind the scores. Null in results of earlier releases. */
    rubric: z.string().nullable().default(null),
    /** Sealed JSON of an AnalysisResult. */
    json: z.string().min(1),
    /** Sealed JSON of what to improve next. Null in partial results and in those of earlier releases. */
    suggestions: z.string().min(1).nullable().default(null),
    /** Ids of the suggestions that the student has ticked off. */
    completedSuggestions: z.array(z.string().min(1)).default([]),
    createdAt: z.date(),
  },
  indexes: [{ fields: { essayId: 1, createdAt: -1 } }, { fields: { userId: 1, createdAt: -1 } }],
});
export type StoredResult = FieldsOf<typeof resultSchema>;

const whole = (value: number | null): number | null => (value === null ? null : Math.round(value));

/** The rounded scores of a result. They are stored unsealed, for lists. */
export const scoresOf = (result: AnalysisResult): ResultScores =>
  eachScore((name) => whole(result.scores[name].value));

/** Version of the engine's rubric; null where the result names none. What a model adds behind a '+' changes no score. */
export const rubricOf = ({ cloudAnalysis }: Pick<AnalysisResult, 'cloudAnalysis'>): string | null =>
  cloudAnalysis?.rubricVersion.split('+')[0] ?? null;

/** Whether the result has any score. */
export const isScored = ({ scores }: Pick<StoredResult, 'scores'>): boolean =>
  Object.values(scores).some((value) => value !== null);

/** Keeps the stored result, unless it is partial and the given one is completed. So a late process cannot undo it. */
export const replaceResult = (
  stored: Doc<StoredResult>,
  given: NewDoc<StoredResult>,
): Doc<StoredResult> =>
  !stored.isCompleted && given.isCompleted
    ? { ...stored, ...given, outbox: stored.outbox }
    : stored;

/** Ticks a suggestion off or opens it again. */
export const tickSuggestion = (
  result: Doc<StoredResult>,
  suggestionId: string,
  isCompleted: boolean,
): Doc<StoredResult> => {
  const { completedSuggestions: ticked } = result;
  if (ticked.includes(suggestionId) === isCompleted) return result;
  const others = ticked.filter((id) => id !== suggestionId);
  return { ...result, completedSuggestions: isCompleted ? [...others, suggestionId] : others };
};

/** The result with each sealed value as `renew` gives it; the same object where it changes none. */
export const resealResult = (stored: Doc<StoredResult>, renew: Renew): Doc<StoredResult> => {
  const json = renew(resultPlace(stored._id), stored.json);
  const suggestions = stored.suggestions && renew(suggestionsPlace(stored._id), stored.suggestions);
  return json === stored.json && suggestions === stored.suggestions
    ? stored
    : { ...stored, json, suggestions };
};
