import type { Span } from '@argint/text-analysis';
import type { AnalysisResult } from '@argint/contracts';
import { isQuotable } from '../../argument/essay-moves.ts';
import { isReadable } from '../../argument/plain-clause.ts';
import { phraseOf } from '../../comment/phrase-of.ts';
import { paragraphDrafts } from '../../detectors/all-detectors.ts';
import type { EssayModel, Sentence } from '../../essay-model.ts';
import { argumentOf } from '../../layers/graph/read-graph.ts';
import type { Unit } from '../../layers/graph/unit.ts';
import { regionsAt } from '../../layers/region-lookup.ts';
import { contentStems } from '../../layers/term-layer.ts';
import { memoizeByKey } from '../../memoize-by-key.ts';

type Prompt = AnalysisResult['dialecticalPrompts'][number];

/** Words of a demand. What somebody does not have to do is none. */
export const DEMAND =
  /\b(?:should|must|ought to|(?<!(?:not|never|n['’]?t|dont|doesnt) )(?:needs? to|has to|have to))\b/i;

/** What a question is about: which kind of thought it asks for, and from which point of view. */
export type QuestionKind = Pick<Prompt, 'cognitiveOperation' | 'difficulty' | 'disciplinaryLens'>;

/** A question that a teacher would ask at one place of an essay. */
export interface Question {
  /** Two questions of one sort would sound alike, so an essay gets one of each. */
  sort: string;
  kind: QuestionKind;
  sentence: Sentence;
  /** How much it helps; the best are asked. */
  weight: number;
  ask: string;
  followUp: string | null;
  /** What the place takes for granted, as a sentence. Null where its form does not show it. */
  assumes: string | null;
}

/** Finds the questions of one sort. */
export type QuestionFinder = (model: EssayModel) => Question[];

/** The first unit of each sentence that is not subordinate. */
const unitsBySentence = memoizeByKey((model: EssayModel): ReadonlyMap<Sentence, Unit> => {
  const unitOf = new Map<Sentence, Unit>();
  for (const unit of argumentOf(model).units)
    if (!unit.isSubordinate && !unitOf.has(unit.sentence)) unitOf.set(unit.sentence, unit);
  return unitOf;
});

/** Most words and commas of a sentence that can be read without doubt. */
const MOST_WORDS = 42;
const MOST_COMMAS = 4;

/** Whether a sentence can be quoted in a question: it is the writer's own prose, short, and without grave slips. */
export const canAskAbout = (sentence: Sentence, model: EssayModel): boolean =>
  isQuotable(sentence) &&
  sentence.words.length <= MOST_WORDS &&
  (sentence.text.match(/,/g)?.length ?? 0) <= MOST_COMMAS &&
  !regionsAt(model, sentence).some(({ kind }) => kind !== 'citation') &&
  isReadable(sentence, model);

/** What the essay holds or argues: its position, its claims and its reasons, in the writer's own voice. */
export const ownPoints = memoizeByKey((model: EssayModel): Sentence[] =>
  model.sentences.filter((sentence) => {
    const unit = unitsBySentence(model).get(sentence);
    if (!unit || unit.speaker !== 'writer' || unit.side === 'against') return false;
    return (
      (sentence.role !== 'none' || sentence === model.thesis?.sentence) &&
      canAskAbout(sentence, model)
    );
  }),
);

/** The points among them that are the position, a claim, or speak of what the position speaks of. */
export const pointsOnThesis = memoizeByKey((model: EssayModel): Sentence[] => {
  const about = new Set(contentStems(model.thesis?.sentence.words ?? []));
  return ownPoints(model).filter(
    (point) =>
      rankOf(point, model) > 0 || contentStems(point.words).some((stem) => about.has(stem)),
  );
});

/** How much of the essay hangs on a sentence: 2 for the position, 1 for a claim. */
export const rankOf = (sentence: Sentence, { thesis }: EssayModel): number =>
  sentence === thesis?.sentence || sentence.role === 'thesis'
    ? 2
    : sentence.role === 'claim'
      ? 1
      : 0;

/** Whether a quoted phrase is a clause: it has a verb and does not begin with one, as 'built on money' does. */
export const isClause = (phrase: string, { words, tags, text }: Sentence): boolean => {
  const at = text.indexOf(phrase.slice(1, -1));
  const first = words.findIndex(({ start }, i) => start >= (words[0]?.start ?? 0) + at && i >= 0);
  const verbal = /^(?:VERB|AUX)$/;
  const opens = words[first]?.lower ?? '';
  if (/^(?:about|of|than|that|which|who|and|or|but)$/.test(opens)) return false;
  if (/^(?:although|though|since|because|while|whereas|if|when)$/.test(opens))
    if (!phrase.includes(',') || /^“\w+,/.test(phrase)) return false;
  return (
    at >= 0 &&
    first >= 0 &&
    (!verbal.test(tags[first] ?? '') || opens.endsWith('ing')) &&
    tags.slice(first).some((tag) => verbal.test(tag))
  );
};

/** `In line 4 you say “…”.`, or `You hold “…”.` of the position. Null where the sentence cannot be quoted in a whole clause that holds `word`. */
const saidIn = (sentence: Sentence, model: EssayModel, word = ''): string | null => {
  const said = phraseOf(model.text, sentence);
  if (!said?.toLowerCase().includes(word.toLowerCase()) || !isClause(said, sentence)) return null;
  const isPosition = sentence === model.thesis?.sentence;
  return isPosition
    ? `You hold ${said}.`
    : `In line ${model.lines.lineAt(sentence.start)} you say ${said}.`;
};

/**
 * A question that quotes the place it is about, as a list: empty where the sentence cannot be quoted in a whole clause
 * that holds `word`. `question.ask` is what follows the quotation.
 */
export const askAbout = (
  sentence: Sentence,
  model: EssayModel,
  question: Omit<Question, 'sentence'>,
  word?: string,
): Question[] => {
  const said = saidIn(sentence, model, word);
  return said === null ? [] : [{ ...question, sentence, ask: `${said} ${question.ask}` }];
};

/** Whether a remark questions the reasoning or asks for a source in this sentence. It has a question of its own already. */
export const isRemarkedOn = ({ start, end }: Sentence, model: EssayModel): boolean =>
  remarkedPlaces(model).some((at) => at.start < end && start < at.end);

const remarkedPlaces = memoizeByKey((model: EssayModel): Span[] =>
  model.prose
    .flatMap((paragraph) => paragraphDrafts(paragraph, model))
    .filter(({ issueType }) => issueType === 'argument' || issueType === 'source')
    .flatMap(({ at }) => at ?? []),
);
