import type { Doc, NewDoc } from '@argint/aggregate-store';
import type { AnalysisResult, ScoreName } from '@argint/contracts';
import { Schema } from 'mongoose';

/** Whole numbers 0-100; null = withheld. */
export type ResultScores = Record<ScoreName, number | null>;

/** The result of one job; its id is the job's. */
export interface StoredResult {
  essayId: string;
  userId: string;
  isCompleted: boolean;
  criticalThinkingLevel: string | null;
  scores: ResultScores;
  /** Sealed JSON of an AnalysisResult. */
  json: string;
  createdAt: Date;
}

const score = { type: Number, default: null };

export const resultSchema = new Schema({
  essayId: { type: String, required: true },
  userId: { type: String, required: true },
  isCompleted: { type: Boolean, required: true },
  criticalThinkingLevel: { type: String, default: null },
  scores: {
    overall: score,
    relevance: score,
    thesis: score,
    argument: score,
    structure: score,
    sources: score,
    language: score,
  },
  json: { type: String, required: true },
  createdAt: { type: Date, required: true },
}).index({ essayId: 1, createdAt: -1 });

const whole = (value: number | null): number | null => (value === null ? null : Math.round(value));

/** The scores a result is listed by. */
export const scoresOf = ({ scores }: AnalysisResult): ResultScores => ({
  overall: whole(scores.overall.value),
  relevance: whole(scores.relevance.value),
  thesis: whole(scores.thesis.value),
  argument: whole(scores.argument.value),
  structure: whole(scores.structure.value),
  sources: whole(scores.sources.value),
  language: whole(scores.language.value),
});

/** A partial result gives way to whatever is newer; a completed one stays as it is. */
export const replaceResult = (
  stored: Doc<StoredResult>,
  given: NewDoc<StoredResult>,
): Doc<StoredResult> =>
  stored.isCompleted ? stored : { ...stored, ...given, outbox: stored.outbox };
