import { readFileSync } from 'node:fs';
import type { LineCritique } from '@argint/contracts';
import { findFor, mergeFindings, readEssay } from '@argint/critique-engine';

/** One essay of a set for measuring; `score` is what a human gave, null where nobody did. */
export interface MeasuredEssay {
  text: string;
  question: string | null;
  score: number | null;
}
/** An essay with what the engine says of it, the grammar checker left out. */
export interface RemarkedEssay extends MeasuredEssay {
  /** All that the detectors found. */
  found: LineCritique[];
  /** What a writer gets to see of it. */
  shown: LineCritique[];
}

/** Reads lines of JSON with `text` and perhaps `question`, and `overall` or `band` as the score. */
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

export const remarkOn = (essay: MeasuredEssay): RemarkedEssay => {
  const { text, question } = essay;
  const model = readEssay(text, question);
  const findings = (['lines', 'argument'] as const).map((kind) =>
    findFor(kind, model, { start: 0, end: text.length }),
  );
  const { lineCritiques } = mergeFindings(findings, {
    text,
    analysisType: 'simple',
    engine: 'offline',
    model: null,
    notes: [],
  });
  return { ...essay, found: findings.flatMap((f) => f.critiques), shown: lineCritiques };
};
