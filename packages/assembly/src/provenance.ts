import type { AnalysisResult, Measures, ModelPart } from '@argint/contracts';

type Cloud = NonNullable<AnalysisResult['cloudAnalysis']>;
type Answered = Exclude<ModelPart, { absent: string }>;

/** Whether a model gave a usable answer to a call. */
export const isAnswered = (part: ModelPart): part is Answered => !('absent' in part);
const join = (items: readonly string[]): string => [...new Set(items)].join(', ');

const read = (model: string): string =>
  `The AI model ${model} read your essay: position, argument, remarks on thinking, questions, verdict and the scores for relevance, thesis and argument follow from its reading. Structure, sources and words are counted by our own engine.`;
const corrected = (model: string): string =>
  `The AI model ${model} looked over the language beside our own engine.`;
const notRead = (why: string): string =>
  `The AI model could not read your essay (${why}), so what is said of your thinking is our own engine’s, which says little.`;
const notCorrected = (missed: number, all: number, why: string): string =>
  `For ${missed} of ${all} stretches of your essay the AI model gave no corrections of language (${why}); there our own engine’s stand alone.`;
const partlyRead = (missed: number): string =>
  `The AI model read your essay as a whole, but gave no usable answer on ${missed === 1 ? 'one stretch' : `${missed} stretches`} of it, where it may have more to say.`;

const whyAbsent = (parts: readonly ModelPart[]): string =>
  join(parts.flatMap((part) => ('absent' in part ? [part.absent] : [])));

/**
 * Which engine and model made the analysis. If no model took part, the engine is 'offline'. Notes say what a model read,
 * and why one that should have read did not.
 */
export const provenance = (
  versions: Measures['versions'],
  readingModel: ModelPart | null,
  languageModels: readonly ModelPart[],
  notes: readonly string[],
): Cloud => {
  const parts = [...(readingModel ? [readingModel] : []), ...languageModels];
  const answered = parts.filter(isAnswered);
  const reader = readingModel && isAnswered(readingModel) ? readingModel : null;
  const correctors = languageModels.filter(isAnswered);
  const silent = languageModels.filter((part) => !isAnswered(part));
  const said = [
    ...(reader ? [read(reader.model)] : []),
    ...(readingModel && !reader ? [notRead(whyAbsent([readingModel]))] : []),
    ...(reader && reader.missed > 0 ? [partlyRead(reader.missed)] : []),
    ...(correctors.length > 0 ? [corrected(join(correctors.map(({ model }) => model)))] : []),
    ...(silent.length > 0 && answered.length > 0
      ? [notCorrected(silent.length, languageModels.length, whyAbsent(silent))]
      : []),
    ...notes,
  ];
  const [first] = answered;
  return {
    engine: first?.engine ?? 'offline',
    model: first ? join(answered.map(({ model }) => model)) : null,
    engineVersion: versions.engine,
    promptVersion: first ? join(answered.map((one) => one.promptVersion)) : versions.wording,
    rubricVersion: first ? join(answered.map((one) => one.rubricVersion)) : versions.rubric,
    notes: said,
  };
};
