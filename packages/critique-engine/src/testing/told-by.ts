import type { AnalysisResult, LineCritique, OutlineUnit } from '@argint/contracts';
import { toFixFirst } from '@argint/contracts/language-issue';

/** What a result tells a reader, ready to be compared. */
export interface Told {
  result: AnalysisResult;
  comment: string;
  verdict: string;
  /** The advice for the next draft, in one string. */
  advice: string;
  /** What a report says is missing, in one string. */
  gaps: string;
  /** Whether the result names a sentence as the position. */
  hasPosition: boolean;
  first: readonly LineCritique[];
  rules: ReadonlySet<string>;
  units: readonly OutlineUnit[];
  /** Views of others in the outline. */
  views: readonly OutlineUnit[];
  answered: readonly OutlineUnit[];
  supported: readonly OutlineUnit[];
  /** Whether a sentence that is praised is doubted by a question, or questioned by a remark on reasons or sources. */
  doubtsPraise: boolean;
  /** The observations behind a score, in one string. */
  evidence: (name: 'thesis' | 'argument' | 'structure' | 'language' | 'sources') => string;
}

/** Remarks on what the essay lacks as a whole, wherever they are shown. */
const ABOUT_THE_WHOLE: ReadonlySet<string> = new Set([
  'no-counter-argument',
  'reference-list-missing',
  'citation-not-listed',
]);

const praisesAndDoubts = ({
  strengths,
  dialecticalPrompts,
  lineCritiques,
}: AnalysisResult): boolean =>
  strengths.some(
    ({ start, end, text }) =>
      dialecticalPrompts.some(
        ({ disciplinaryLens, basePrompt }) =>
          /^(?:Evidence|Cause and effect)$/.test(disciplinaryLens) &&
          text.includes(/“[^”]+”/.exec(basePrompt)?.[0] ?? basePrompt),
      ) ||
      lineCritiques.some(
        (one) =>
          /^(?:argument|source)$/.test(one.issueType) &&
          !ABOUT_THE_WHOLE.has(one.ruleId ?? '') &&
          one.start !== null &&
          one.end !== null &&
          one.start < (end ?? 0) &&
          (start ?? 0) < one.end,
      ),
  );

/** Gathers what a result tells. */
export const toldBy = (result: AnalysisResult): Told => {
  const { outline, lineCritiques, scores, overallVerdict } = result;
  const units = outline?.units ?? [];
  const targets = (kinds: readonly string[]): OutlineUnit[] =>
    (outline?.edges ?? []).flatMap(({ kind, to }) => {
      const unit = units[to];
      return kinds.includes(kind) && unit ? [unit] : [];
    });
  return {
    result,
    comment: overallVerdict?.comment ?? '',
    verdict: overallVerdict?.journalReadiness ?? '',
    advice: overallVerdict?.improvements.join(' ') ?? '',
    gaps: result.premium?.criticalThinking.gaps.join(' ') ?? '',
    hasPosition: typeof result.thesisOpportunities?.originalThesis === 'string',
    first: toFixFirst(lineCritiques),
    rules: new Set(lineCritiques.map(({ ruleId }) => ruleId ?? '')),
    units,
    views: units.filter(({ kind, speaker }) => kind === 'objection' && speaker === 'others'),
    answered: targets(['answers']),
    supported: targets(['supports', 'exemplifies']),
    doubtsPraise: praisesAndDoubts(result),
    evidence: (name) => scores[name].evidence.join('; '),
  };
};
