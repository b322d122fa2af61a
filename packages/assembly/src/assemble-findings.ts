import {
  isModelCritique,
  type AnalysisResult,
  type AnalysisType,
  type Findings,
  type LineCritique,
} from '@argint/contracts';
import { countWords } from '@argint/text-analysis';
import { assemble } from './assemble.ts';
import { collectFindings, type Collected } from './collect-findings.ts';
import { isAboutThinking } from './remarks/about-thinking.ts';
import { shownEarly } from './remarks/early-remarks.ts';
import { isPlaceOf } from './remarks/merge-slips.ts';
import { inProportion } from './remarks/in-proportion.ts';
import { leadRemark } from './remarks/lead-remark.ts';
import { judgedRemarks } from './remarks/judged-remarks.ts';
import { plainFixes } from './remarks/plain-fixes.ts';
import { oneFaultOnce } from './remarks/one-fault-once.ts';
import { chooseCritiques } from './remarks/select-critiques.ts';

/** What an assembly needs besides the findings. */
export interface AssemblyContext {
  text: string;
  analysisType: AnalysisType;
  /** The student's marking criteria. @default null */
  rubric?: string | null;
  /** What a reader must know of how the analysis went. @default none */
  notes?: readonly string[];
}

/**
 * One list of remarks: the engine's on language and form as a model judged them, the model's, and the engine's on
 * thinking only where no model has read. A fault is said once, in proportion to the essay.
 */
const remarksOf = ({ reading, measures, remarks, judgements }: Collected): LineCritique[] => {
  const own = judgedRemarks(
    remarks.filter((remark) => !isModelCritique(remark)),
    judgements,
  );
  const byModel = remarks.filter(isModelCritique);
  const all =
    reading.by === 'model'
      ? [...own.filter((remark) => !isAboutThinking(remark)), ...byModel]
      : [...own, ...byModel.filter((remark) => !isAboutThinking(remark))];
  return inProportion(oneFaultOnce(all, measures.sentences), reading, measures.words);
};

const REPLACED =
  'A language model has read the essay since; its reading replaces what our rules said at first.';
const FOUND_RIGHT = 'A language model read this sentence again and found nothing wrong with it.';
const SAID_TWICE = 'Another remark says the same.';
const NO_ROOM = 'The result has as many critiques as it can show.';
const NOT_THERE = 'The words it quoted are not in the essay.';

/** Why remarks that a running job has shown are not in the result, by their paths in emptyReasons. */
const whyGone = (
  early: readonly LineCritique[],
  collected: Collected,
  candidates: readonly LineCritique[],
  kept: readonly LineCritique[],
): Record<string, string> => {
  const has = (list: readonly { id: string }[], id: string): boolean =>
    list.some((one) => one.id === id);
  const isFalse = (id: string): boolean =>
    collected.judgements.some(
      ({ critiqueId, verdict }) => critiqueId === id && verdict === 'false',
    );
  const reason = (remark: LineCritique): string => {
    if (kept.some((other) => isPlaceOf(remark, other))) return SAID_TWICE;
    if (has(candidates, remark.id)) return NO_ROOM;
    if (!has(collected.remarks, remark.id)) return NOT_THERE;
    if (isFalse(remark.id)) return FOUND_RIGHT;
    const isReplaced = isModelCritique(remark) !== (collected.reading.by === 'model');
    return isReplaced && isAboutThinking(remark) ? REPLACED : SAID_TWICE;
  };
  return Object.fromEntries(
    early
      .filter(({ id }) => !has(kept, id))
      .map((remark) => [`lineCritiques.${remark.id}`, reason(remark)]),
  );
};

/** The remarks to show of those collected, and those that a running job has shown. */
const select = (
  findings: readonly Findings[],
  collected: Collected,
  text: string,
): {
  remarks: LineCritique[];
  leftOut: number;
  candidates: LineCritique[];
  early: LineCritique[];
} => {
  const candidates = remarksOf(collected);
  const early = shownEarly(findings);
  const confirmed = collected.judgements.filter(({ verdict }) => verdict === 'true');
  const promised = new Set([
    ...early.map(({ id }) => id),
    ...confirmed.map((one) => one.critiqueId),
  ]);
  const { shown, leftOut } = chooseCritiques(
    candidates,
    countWords(text),
    candidates.filter(({ id }) => promised.has(id)),
  );
  const remarks = plainFixes(shown, collected.measures.sentences);
  return { remarks, leftOut, candidates, early };
};

/**
 * The remarks alone, one of them marked `fixFirst` at most, and how many found no place: for a text that is being
 * written.
 */
export const assembleRemarks = (
  findings: readonly Findings[],
  text: string,
): { critiques: LineCritique[]; leftOut: number } => {
  const collected = collectFindings(findings, text);
  const { remarks, leftOut } = select(findings, collected, text);
  const lead = leadRemark(remarks, collected.measures.words);
  return { critiques: remarks.map((one) => ({ ...one, fixFirst: one === lead })), leftOut };
};

/**
 * Assembles the findings of a job into its result; their order changes nothing. Every remark that a running job showed
 * is in the result, or emptyReasons says under `lineCritiques.<id>` why not. Remarks whose quote is not at their
 * offsets are dropped. Absent parts are null or [] with the reason in emptyReasons.
 */
export const assembleFindings = (
  findings: readonly Findings[],
  context: AssemblyContext,
): AnalysisResult => {
  const { text, analysisType, rubric = null, notes = [] } = context;
  const collected = collectFindings(findings, text);
  const { remarks, leftOut, candidates, early } = select(findings, collected, text);
  const { reading, measures, readingModel, languageModels, emptyReasons } = collected;
  return assemble({
    reading,
    remarks,
    leftOut,
    measures,
    rubric,
    analysisType,
    readingModel,
    languageModels,
    notes,
    emptyReasons: { ...emptyReasons, ...whyGone(early, collected, candidates, remarks) },
  });
};
