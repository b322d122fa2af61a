import type { EssayModel, Sentence } from '../../essay-model.ts';
import { whyNoArgument } from '../../kind/who-may-speak.ts';
import { isQuestion } from '../question-form.ts';
import { contentStems } from '../term-layer.ts';
import { memoizeByKey } from '../../memoize-by-key.ts';
import { evidenceOf, moodOf, reachOf } from './clause-signs.ts';
import { cutClauses } from './cut-clauses.ts';
import { linkUnits } from './link-units.ts';
import type { ArgumentGraph, Unit, UnitKind } from './unit.ts';
import { speakerOf, turnsBack } from './voices.ts';

/** Sentences after an objection among which its answer may begin. */
const ANSWER_WITHIN = 3;

/** Whether a sentence of the writer replies to the objection that `at` sentences before it was heard. */
const repliesTo = (sentence: Sentence, objection: Sentence | null): boolean =>
  objection !== null &&
  sentence.index - objection.index <= ANSWER_WITHIN &&
  turnsBack(sentence.text);

const ownKind = (sentence: Sentence, model: EssayModel): UnitKind => {
  if (sentence.part === 'conclusion' && sentence.role !== 'premise') return 'conclusion';
  if (sentence.role === 'thesis') return 'thesis';
  if (sentence.role === 'claim') return 'claim';
  if (sentence.role === 'none') return isQuestion(sentence) ? 'aside' : 'background';
  const sort = evidenceOf(sentence, model);
  return sort === null || sort === 'mechanism' ? 'reason' : 'evidence';
};

/** What each sentence does, with objections and their answers told apart by who speaks. */
const kindsOf = (model: EssayModel): UnitKind[] => {
  let objection: Sentence | null = null;
  return model.sentences.map((sentence) => {
    const speaker = speakerOf(sentence, model);
    if (speaker === 'others' && sentence.part === 'body' && !isQuestion(sentence)) {
      objection = sentence;
      return 'objection';
    }
    if (repliesTo(sentence, objection) && sentence.role !== 'thesis') {
      objection = null;
      return 'answer';
    }
    return ownKind(sentence, model);
  });
};

/** A subordinate clause gives the reason for its main clause or grants the other side a point. */
const clauseKind = (kind: UnitKind, unit: Pick<Unit, 'connective' | 'isSubordinate'>): UnitKind => {
  if (!unit.isSubordinate) return kind;
  if (unit.connective?.sense === 'reason') return 'reason';
  return unit.connective?.sense === 'concession' ? 'objection' : kind;
};

const unitsOf = (sentence: Sentence, kind: UnitKind, model: EssayModel): Omit<Unit, 'index'>[] => {
  const speaker = speakerOf(sentence, model);
  const shared = {
    sentence,
    speaker,
    mood: moodOf(sentence),
    reach: reachOf(sentence),
    evidence: evidenceOf(sentence, model),
  };
  return cutClauses(sentence).map((clause) => {
    const words = sentence.words.slice(clause.from, clause.to);
    const own = clauseKind(kind, clause);
    return {
      ...shared,
      ...clause,
      start: words[0]?.start ?? sentence.start,
      end: words.at(-1)?.end ?? sentence.end,
      kind: own,
      side: own === 'objection' ? 'against' : kind === 'background' ? 'neutral' : 'for',
      terms: contentStems(words),
    };
  });
};

/**
 * The argument of an essay as clauses and links. Everything that asks what is a claim, a reason, an objection or an
 * answer reads it. Empty where the text is not an argument. Memoized; linear in the length of the essay.
 */
export const argumentOf = memoizeByKey((model: EssayModel): ArgumentGraph => {
  if (whyNoArgument(model.kind) !== null) return { units: [], edges: [] };
  const kinds = kindsOf(model);
  const units = model.sentences
    .flatMap((sentence, i) => unitsOf(sentence, kinds[i] ?? 'background', model))
    .map((unit, index): Unit => ({ ...unit, index }));
  return { units, edges: linkUnits(units) };
});

/** A view against the writer's, and the sentence that answers it; null where none does. */
export interface Objection {
  unit: Unit;
  answer: Sentence | null;
}

/** The objections of an essay, in order. One that stands in a subordinate clause is answered by its main clause. */
export const objectionsOf = (model: EssayModel): Objection[] => {
  const { units, edges } = argumentOf(model);
  return units
    .filter(({ kind }) => kind === 'objection')
    .map((unit) => {
      const reply = edges.find(({ to, kind }) => to === unit.index && kind === 'answers');
      return { unit, answer: reply ? (units[reply.from]?.sentence ?? null) : null };
    });
};
