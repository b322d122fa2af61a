import { reasoningCounts } from './reasoning-counts.ts';
import { structureChecks } from './structure-checks.ts';
import { textMetrics } from './text-metrics.ts';

/** The parts of the quality score and their largest values: 25 5 5 10 5 10 10 5 5 20 (D1 §9). */
export interface QualityParts {
  wordCount: number;
  introduction: number;
  conclusion: number;
  thesis: number;
  transitions: number;
  argumentStructure: number;
  evidence: number;
  questions: number;
  counterargument: number;
  readability: number;
}
export interface QualityScore {
  /** 0-100, whole. */
  score: number;
  parts: QualityParts;
}

/** Words at which the length part is full: the length the page asks for. */
const FULL_WORDS = 1_000;
const upTo = (max: number, value: number): number =>
  Math.round(Math.min(max, Math.max(0, value)) * 10) / 10;

/** Composition of D1 §9. Blank text scores 0 in every part. */
export const qualityScore = (text: string): QualityScore => {
  const metrics = textMetrics(text);
  const checks = structureChecks(text);
  const counts = reasoningCounts(text);
  const blank = metrics.wordCount === 0;
  const parts: QualityParts = {
    wordCount: upTo(25, (metrics.wordCount / FULL_WORDS) * 25),
    introduction: checks.hasIntroduction ? 5 : 0,
    conclusion: checks.hasConclusion ? 5 : 0,
    thesis: checks.hasThesis ? 10 : 0,
    transitions: upTo(5, counts.distinctTransitions),
    argumentStructure: upTo(10, counts.reasons * 1.25 + (checks.hasBodyParagraphs ? 2.5 : 0)),
    evidence: upTo(10, (counts.evidence + counts.figures + counts.citations * 2) * 1.25),
    questions: upTo(5, counts.questions * 2.5),
    counterargument: counts.counters > 0 ? 5 : 0,
    readability: blank ? 0 : upTo(20, metrics.readabilityScore / 5),
  };
  const sum = Object.values(parts).reduce((total: number, part: number) => total + part, 0);
  return { score: Math.round(Math.min(100, sum)), parts };
};
