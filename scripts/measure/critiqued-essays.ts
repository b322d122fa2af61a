import { readFileSync } from 'node:fs';
import type { LineCritique } from '@argint/contracts';
import { assembleFindings } from '@argint/assembly';
import { findAll, readEssay } from '@argint/critique-engine';

/** One essay of a measuring set. `score` is the human score, or null. */
export interface MeasuredEssay {
  text: string;
  question: string | null;
  score: number | null;
}
/** An essay with the critiques of the engine, without grammar. */
export interface CritiquedEssay extends MeasuredEssay {
  /** Everything the detectors found. */
  found: LineCritique[];
  /** The critiques that a writer gets to see. */
  shown: LineCritique[];
}

/** Reads a JSON Lines file with `text`, an optional `question`, and the score in `overall` or `band`. */
export const readEssays = (file: string): MeasuredEssay[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => {
      const { text, question, overall, band } = JSON.parse(line) as Record<string, unknown>;
      const score = overall ?? band;
      return {
        text: String(text),
        question: typeof question === 'string' ? question : null,
        score: score === undefined ? null : Number(score),
      };
    });

/** Runs the engine on one essay. */
export const critiqueEssay = (measured: MeasuredEssay): CritiquedEssay => {
  const { text, question } = measured;
  const findings = findAll(readEssay(text, question));
  const { lineCritiques } = assembleFindings([findings], { text, analysisType: 'simple' });
  return { ...measured, found: findings.critiques, shown: lineCritiques };
};
