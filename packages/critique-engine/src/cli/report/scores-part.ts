import { SCORE_NAMES, scoreLines } from '@argint/contracts';
import type { AnalysisResult, Score } from '@argint/contracts';
import { paint, wrap } from './paper.ts';
import type { Paper } from './paper.ts';

/** Columns of a bar, and of what stands beside it on its line. */
const BAR = 20;
const BESIDE = 29;
const tones = { low: 'red', middle: 'yellow', high: 'green' } as const;

const toneOf = (value: number): (typeof tones)[keyof typeof tones] =>
  value < 40 ? tones.low : value < 60 ? tones.middle : tones.high;

const bar = (value: number, paper: Paper): string => {
  const length = Math.min(BAR, paper.columns - BESIDE);
  const full = Math.round((value / 100) * length);
  return (
    paint(paper, toneOf(value), '█'.repeat(full)) + paint(paper, 'dim', '░'.repeat(length - full))
  );
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const linesOf = (name: string, score: Score, reason: string, paper: Paper): string[] => {
  const label = capital(name).padEnd(11);
  if (score.value === null)
    return wrap(`not scored: ${reason}`, paper, `  ${label}  –  `).map((line) =>
      paint(paper, 'dim', line),
    );
  const evidence = name === 'overall' ? [] : scoreLines(score);
  return [
    `  ${label}${paint(paper, 'bold', String(score.value).padStart(3))}  ${bar(score.value, paper)}  ${paint(paper, 'dim', `(${score.low}–${score.high})`)}`,
    ...evidence.flatMap((e) =>
      wrap(e, paper, `${' '.repeat(18)}· `).map((line) => paint(paper, 'dim', line)),
    ),
  ];
};

/** The scores as bars with their evidence, and the verdict. */
export const scoresPart = (result: AnalysisResult, paper: Paper): string[] => {
  const reasonOf = (name: string): string =>
    result.emptyReasons[`scores.${name}`] ?? 'no reason given';
  const { overall } = result.scores;
  if (overall.value === null) return wrap(`No score: ${reasonOf('overall')}`, paper, '  ');
  const verdict = result.overallVerdict;
  return [
    ...SCORE_NAMES.flatMap((name) => [
      ...linesOf(name, result.scores[name], reasonOf(name), paper),
      ...(name === 'overall' ? [''] : []),
    ]),
    '',
    ...(verdict
      ? wrap(
          `Verdict ${verdict.score ?? '–'} of 10. ${verdict.journalReadiness.replace(/\.$/, '')}.${result.criticalThinkingLevel ? ` Critical thinking: ${result.criticalThinkingLevel}.` : ''}`,
          paper,
          '  ',
        )
      : []),
  ];
};
