import type { LineCritique } from '@argint/contracts';
import { severityLabel } from '@argint/contracts/severity';

const NAME_QUOTE_CHARS = 120;

/** The parts shown after the severity: issue type and line. */
export const aboutOf = ({ issueType, lineNumber }: LineCritique): string[] =>
  lineNumber === null ? [issueType] : [issueType, `line ${lineNumber}`];

/** A mark's accessible name: the marked words first, then the critique. */
export const markName = (critique: LineCritique): string => {
  const { quote, severity, issueType, issue } = critique;
  const words =
    quote && quote.length > NAME_QUOTE_CHARS ? `${quote.slice(0, NAME_QUOTE_CHARS)}…` : quote;
  return `${words ? `${words}. ` : ''}${severityLabel(severity)}, ${issueType}: ${issue}`;
};

export const markId = (critique: { id: string }): string => `mark-${critique.id}`;
export const cardId = (critique: { id: string }): string => `critique-${critique.id}`;
