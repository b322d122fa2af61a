import type { AnalysisResult, LineCritique } from '@argint/contracts';
import { severityLabel } from '@argint/contracts/severity';

const WIDTH = 96;

const wrap = (text: string, indent: string): string => {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    if (line && indent.length + line.length + 1 + word.length > WIDTH) {
      lines.push(indent + line);
      line = word;
    } else line = line ? `${line} ${word}` : word;
  }
  return [...lines, indent + line].join('\n');
};

const critique = (c: LineCritique): string => {
  const where = c.lineNumber === null ? 'About the whole essay' : `Line ${c.lineNumber}`;
  return [
    `${c.fixFirst ? '★ ' : ''}${where} · ${severityLabel(c.severity)} · ${c.issueType} (${c.ruleId})`,
    wrap(c.issue, '  '),
    wrap(`Why this matters: ${c.reasoning}`, '    '),
    wrap(`Fix: ${c.fix}`, '    '),
    wrap(`Hint: ${c.hint}`, '    '),
  ].join('\n');
};

/** A result as text for a terminal, 96 columns. */
export const report = (result: AnalysisResult): string => {
  const scores = Object.entries(result.scores).map(([name, { value, low, high, evidence }]) =>
    value === null
      ? `  ${name.padEnd(10)}   –  ${result.emptyReasons[`scores.${name}`] ?? ''}`
      : `  ${name.padEnd(10)} ${String(value).padStart(3)}  (${low}-${high})  ${evidence.join('; ')}`,
  );
  const verdict = result.overallVerdict;
  return [
    'Scores',
    ...scores,
    '',
    verdict
      ? `Verdict ${verdict.score} of 10: ${verdict.journalReadiness}`
      : `No verdict: ${result.emptyReasons['overallVerdict']}`,
    ...(verdict?.improvements.map((i) => wrap(`- ${i}`, '  ')) ?? []),
    '',
    ...(result.strengths.length
      ? ['Strengths', ...result.strengths.map((s) => wrap(`+ ${s.text}`, '  ')), '']
      : []),
    `${result.lineCritiques.length} remarks, ★ = fix these first`,
    '',
    ...result.lineCritiques.flatMap((c) => [critique(c), '']),
  ].join('\n');
};
