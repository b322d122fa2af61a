import type { LineCritique } from '@argint/contracts';
import { severityLabel } from '@argint/contracts/severity';
import { excerpt } from './excerpt.ts';
import { paint, wrap } from './paper.ts';
import type { Paper } from './paper.ts';

const labelled = (label: string, text: string, paper: Paper): string[] => {
  const lines = wrap(text, paper, `  ${label}  `);
  const [first = '', ...rest] = lines;
  return [`  ${paint(paper, 'cyan', label)}${first.slice(2 + label.length)}`, ...rest];
};

/** One critique: its words in their line, the issue, the reason, a question, and last the fix. */
export const critiqueLines = (
  critique: LineCritique,
  number: number,
  text: string,
  paper: Paper,
): string[] => {
  const { start, end, lineNumber } = critique;
  const where = lineNumber === null ? 'the whole essay' : `line ${lineNumber}`;
  return [
    ...wrap(
      `${severityLabel(critique.severity)} · ${critique.issueType} · ${where}`,
      paper,
      `${String(number).padStart(2)}. `,
    ),
    ...(start !== null && end !== null && lineNumber !== null
      ? excerpt(text, { start, end, lineNumber }, paper)
      : []),
    ...wrap(critique.issue, paper, '  ').map((line) => paint(paper, 'bold', line)),
    ...labelled('Why', critique.reasoning, paper),
    ...labelled('Ask', critique.hint, paper),
    ...labelled('Fix', critique.fix, paper),
    '',
  ];
};
