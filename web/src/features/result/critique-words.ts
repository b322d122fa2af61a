import type { LineCritique } from '@argint/contracts';
import { severityWord } from '@argint/contracts/severity';
import type { Severity } from '@argint/contracts/severity';
import type { CritiqueState } from './critique-states/critique-state.ts';
import { stateLabel } from './critique-states/critique-state.ts';
import { t, translateKnown } from '../../lib/i18n/text.ts';

/** More than any underlined mark has, so that only the name of a bracket is ever cut. */
const NAME_QUOTE_CHARS = 200;

/** The parts shown after the severity, in the language of the page: issue type, lines, and whether it may go again. */
export const aboutOf = ({ issueType, lineNumber, line2, firstLook }: LineCritique): string[] => [
  translateKnown(issueType),
  ...(lineNumber === null
    ? []
    : line2 === undefined
      ? [t('line {{line}}', { line: lineNumber })]
      : [t('lines {{first}} and {{second}}', { first: lineNumber, second: line2 })]),
  ...(firstLook ? [t('first look')] : []),
];

/** The word for a severity, in the language of the page. */
export const severityName = (severity: Severity): string => translateKnown(severityWord(severity));

const withState = (name: string, state: CritiqueState): string => {
  const label = stateLabel(state);
  return label === null ? name : t('{{name}}. Marked as {{state}}', { name, state: label });
};

/** A mark's accessible name: the marked words first, then the critique. */
export const markName = (critique: LineCritique, state: CritiqueState): string => {
  const { quote, severity, issueType, issue, line2, firstLook } = critique;
  const about = [
    translateKnown(issueType),
    ...(line2 === undefined ? [] : [t('with line {{line}}', { line: line2 })]),
    ...(firstLook ? [t('first look')] : []),
  ];
  const words =
    quote && quote.length > NAME_QUOTE_CHARS ? `${quote.slice(0, NAME_QUOTE_CHARS)}…` : quote;
  return withState(
    `${words ? `${words}. ` : ''}${severityName(severity)}, ${about.join(', ')}: ${issue}`,
    state,
  );
};

/** A card's accessible name. It contains the issue, which is what a closed card shows. */
export const cardName = (critique: LineCritique, state: CritiqueState): string =>
  withState(
    `${severityName(critique.severity)}, ${aboutOf(critique).join(', ')}: ${critique.issue}`,
    state,
  );

export const markId = (critique: { id: string }): string => `mark-${critique.id}`;
export const cardId = (critique: { id: string }): string => `critique-${critique.id}`;
