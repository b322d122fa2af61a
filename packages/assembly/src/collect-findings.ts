import {
  AREAS,
  isModelCritique,
  type Area,
  type CriterionMeasure,
  type Findings,
  type Judgement,
  type LineCritique,
  type Measures,
  type ModelPart,
  type Reading,
} from '@argint/contracts';
import { countWords } from '@argint/text-analysis';

/** Why a part is missing whose task did not finish. */
const UNFINISHED = 'This part of the analysis did not finish.';

/** Everything the tasks of a job found, by what it is. */
export interface Collected {
  /** The model's where it has one, else the engine's. */
  reading: Reading;
  measures: Measures;
  remarks: LineCritique[];
  judgements: Judgement[];
  /** What became of the calls of a model: of the one on the whole essay, and of those on its language. */
  readingModel: ModelPart | null;
  languageModels: ModelPart[];
  emptyReasons: Record<string, string>;
}

/** The reading of an essay that nobody has read. */
const noReading = (why: string): Reading => ({
  by: 'engine',
  textKind: { kind: 'argument', certainty: 0.5 },
  understood: null,
  position: null,
  answersQuestion: null,
  outline: null,
  strengths: [],
  refinedTheses: [],
  openings: [],
  questions: [],
  assumptions: [],
  further: { opportunities: [], caveats: [], syntheses: [] },
  authors: [],
  absentVoices: [],
  field: { comparison: null, habits: [], frameworks: [] },
  emptyReasons: { outline: why, textKind: why },
});

const notMeasured = (): CriterionMeasure => ({
  signs: null,
  spread: 0,
  evidence: [],
  reason: UNFINISHED,
  advice: null,
  ground: null,
});

const noMeasures = (text: string): Measures => ({
  words: countWords(text),
  metrics: {
    wordCount: countWords(text),
    sentenceCount: 0,
    paragraphCount: 0,
    averageWordsPerSentence: 0,
    averageSentencesPerParagraph: 0,
    readabilityScore: 0,
    qualityScore: 0,
  },
  criteria: Object.fromEntries(AREAS.map((area) => [area, notMeasured()])) as Record<
    Area,
    CriterionMeasure
  >,
  slips: { weight: 0, signs: 0, evidence: [] },
  thinking: null,
  asksNoPosition: false,
  oneSidedWording: [],
  structure: null,
  sentences: [],
  unreadable: null,
  unjudgeable: null,
  versions: { engine: '', wording: '', rubric: '' },
});

/** Whether a remark quotes the words at its offsets. One without a place does. */
const isQuoted = (text: string, { start, end, quote }: LineCritique): boolean =>
  start === null || end === null || quote === text.slice(start, end);

const modelParts = (findings: readonly Findings[], kind: Findings['kind']): ModelPart[] =>
  findings.flatMap((one) => (one.kind === kind && one.model ? [one.model] : []));

/** Whether findings may hold remarks of a model: those of a task in which no model answered are the engine's alone. */
const believed = (text: string, { critiques, model }: Findings): LineCritique[] =>
  critiques.filter(
    (remark) =>
      isQuoted(text, remark) && (!isModelCritique(remark) || (model && !('absent' in model))),
  );

/** Sorts the findings of a job by what they are. The order of the findings changes nothing. */
export const collectFindings = (findings: readonly Findings[], text: string): Collected => {
  const engine = findings.find(({ kind }) => kind === 'engine');
  const reading = findings.find(({ kind }) => kind === 'reading');
  return {
    reading: reading?.reading ?? engine?.reading ?? noReading(UNFINISHED),
    measures: engine?.measures ?? noMeasures(text),
    remarks: findings.flatMap((one) => believed(text, one)),
    judgements: findings.flatMap(({ judgements = [] }) => judgements),
    readingModel: modelParts(findings, 'reading')[0] ?? null,
    languageModels: modelParts(findings, 'language'),
    emptyReasons: Object.assign({}, ...findings.map((one) => one.emptyReasons ?? {})) as Record<
      string,
      string
    >,
  };
};
