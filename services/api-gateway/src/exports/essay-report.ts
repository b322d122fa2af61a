import {
  scoreLines,
  severityWord,
  type AnalysisResult,
  type CritiqueState,
  type EssayDetail,
  type ExportFilter,
  type LineCritique,
} from '@argint/contracts';
import { dateWords } from './ai-use-sections.ts';

/** A critique as an exported file shows it. */
export interface ExportedCritique {
  /** Counted from 1 in the order of the text. */
  number: number;
  /** Offsets in the text; null for one about the whole essay. */
  start: number | null;
  end: number | null;
  lineNumber: number | null;
  /** 'Must fix · argument · resolved'. */
  label: string;
  issue: string;
  reasoning: string;
  fix: string;
  quote: string | null;
  /** The second passage of a fault that lies between two; null without one. */
  other: { start: number; end: number; lineNumber: number; quote: string } | null;
}

/** Everything an exported file shows. It is plain data, so that it can go to another process. */
export interface EssayReport {
  title: string;
  question: string | null;
  facts: string[];
  /** The essay, with every character that a file cannot hold replaced. Offsets stay the same. */
  text: string;
  critiques: ExportedCritique[];
  scores: { label: string; value: string; evidence: string[] }[];
  /** When the analysis was made. */
  analysedAt: string;
}

/** Replaces what XML and PDF cannot hold: control characters by blanks, halves of characters and non-characters by '�'. */
export const printable = (text: string): string =>
  // oxlint-disable-next-line no-control-regex
  text.replace(/[\0-\x08\x0B\x0C\x0E-\x1F]/g, ' ').replace(/[\uFFFE\uFFFF]|\p{Cs}/gu, '\uFFFD');

const LABELS: [keyof AnalysisResult['scores'], string][] = [
  ['overall', 'Overall'],
  ['relevance', 'Relevance'],
  ['thesis', 'Thesis'],
  ['argument', 'Argument'],
  ['structure', 'Structure'],
  ['sources', 'Sources'],
  ['language', 'Language'],
];

const otherPassage = ({ quote2, related = [] }: LineCritique): ExportedCritique['other'] => {
  const [place] = related;
  return place && quote2 !== undefined
    ? {
        start: place.start,
        end: place.end,
        lineNumber: place.lineNumber,
        quote: printable(quote2),
      }
    : null;
};

const exported = (
  critique: LineCritique,
  state: CritiqueState,
  number: number,
): ExportedCritique => ({
  number,
  start: critique.start,
  end: critique.end,
  lineNumber: critique.lineNumber,
  label: [
    severityWord(critique.severity),
    critique.issueType,
    ...(state === 'open' ? [] : [state]),
  ].join(' · '),
  issue: printable(critique.issue),
  reasoning: printable(critique.reasoning),
  fix: printable(critique.fix),
  quote: critique.quote === null ? null : printable(critique.quote),
  other: otherPassage(critique),
});

const byPlace = (a: LineCritique, b: LineCritique): number =>
  (a.start ?? Number.MAX_SAFE_INTEGER) - (b.start ?? Number.MAX_SAFE_INTEGER);

/** What a file of this essay shows: its newest result, with the critiques that the filter lets through. Null without a result. */
export const essayReport = (essay: EssayDetail, filter: ExportFilter): EssayReport | null => {
  const [newest] = essay.analysisResults;
  if (!newest) return null;
  const { lineCritiques, scores } = newest.analysisData;
  const states = new Map(essay.critiqueStates.map(({ critiqueId, state }) => [critiqueId, state]));
  const stateOf = ({ id }: LineCritique): CritiqueState => states.get(id) ?? 'open';
  const shown = lineCritiques
    .filter((one) => one.severity >= filter.severity && filter.state.includes(stateOf(one)))
    .toSorted(byPlace);
  return {
    title: printable(essay.title),
    question: essay.question === null ? null : printable(essay.question),
    facts: [
      `Draft ${essay.draftNumber}, ${essay.wordCount} words`,
      `Analysed on ${dateWords(newest.createdAt)}`,
      `${shown.length} of ${lineCritiques.length} critiques shown: ${filter.state.join(', ')}${filter.severity > 1 ? `, severity ${filter.severity} or more of 5` : ''}`,
    ],
    text: printable(essay.content),
    critiques: shown.map((one, index) => exported(one, stateOf(one), index + 1)),
    scores: LABELS.map(([name, label]) => ({
      label,
      value: scores[name].value === null ? 'no score' : `${Math.round(scores[name].value)} of 100`,
      evidence: scoreLines(scores[name]).map(printable),
    })),
    analysedAt: newest.createdAt,
  };
};
