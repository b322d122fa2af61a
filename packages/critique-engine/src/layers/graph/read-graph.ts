import type { EssayModel, Sentence } from '../../essay-model.ts';
import { whyNoArgument } from '../../kind/who-may-speak.ts';
import { isQuestion } from '../question-form.ts';
import { contentStems } from '../term-layer.ts';
import { memoizeByKey } from '../../memoize-by-key.ts';
import { evidenceOf, moodOf, reachOf } from './clause-signs.ts';
import { cutClauses } from './cut-clauses.ts';
import { linkUnits } from './link-units.ts';
import type { ArgumentGraph, EvidenceSort, Speaker, Unit, UnitKind } from './unit.ts';
import { concedes } from './concession.ts';
import { opposingViews, repliesForOthers } from './opposing-views.ts';
import { opensAgainst, turnIn, turnsBack, weighsView } from './replies.ts';
import { otherVoiceOf, speakerOf } from './voices.ts';

/** Sentences after an objection among which its answer may begin. */
const ANSWER_WITHIN = 3;

/** A view of others that no sentence has answered yet. */
interface OpenView {
  sentence: Sentence;
  /** Whether it opens its paragraph, which then speaks of it as a whole. */
  opensParagraph: boolean;
}

/** Whether a sentence of the writer replies to the view that was heard last. */
const repliesTo = (sentence: Sentence, view: OpenView | null): boolean => {
  if (view === null) return false;
  const { paragraph, index } = view.sentence;
  if (view.opensParagraph && opensAgainst(sentence.text))
    return sentence.paragraph - paragraph <= 1;
  if (sentence.index - index > ANSWER_WITHIN) return false;
  return (
    turnsBack(sentence.text) ||
    (sentence.paragraph === paragraph &&
      (weighsView(sentence.text) || repliesForOthers(sentence.text)))
  );
};

/** Who speaks in a sentence, what evidence it gives, and what it does. */
interface SentenceReading {
  speaker: Speaker;
  evidence: EvidenceSort | null;
  kind: UnitKind;
}

const ownKind = (sentence: Sentence, evidence: EvidenceSort | null): UnitKind => {
  if (sentence.part === 'conclusion' && sentence.role !== 'premise') return 'conclusion';
  if (sentence.role === 'thesis') return 'thesis';
  if (sentence.role === 'claim') return 'claim';
  if (sentence.role === 'none') return isQuestion(sentence) ? 'aside' : 'background';
  return evidence === null || evidence === 'mechanism' ? 'reason' : 'evidence';
};

/** Reads each sentence, with objections and their answers told apart by who speaks. */
const readingsOf = (model: EssayModel): SentenceReading[] => {
  const views = opposingViews(model);
  let open: OpenView | null = null;
  return model.sentences.map((sentence, i) => {
    const evidence = evidenceOf(sentence, model);
    const against = views.get(sentence);
    if (against !== undefined) {
      const opensParagraph = model.sentences[i - 1]?.paragraph !== sentence.paragraph;
      open = turnIn(sentence.text) > 0 ? null : { sentence, opensParagraph };
      return { speaker: against, evidence, kind: 'objection' };
    }
    const speaker = speakerOf(sentence, model);
    if (repliesTo(sentence, open) && sentence.role !== 'thesis') {
      open = null;
      return { speaker, evidence, kind: 'answer' };
    }
    return { speaker, evidence, kind: ownKind(sentence, evidence) };
  });
};

/** A subordinate clause gives the reason for its main clause or grants the other side a point. */
const clauseKind = (
  kind: UnitKind,
  unit: Pick<Unit, 'connective' | 'isSubordinate'>,
  clause: string,
  sentence: Sentence,
): UnitKind => {
  if (!unit.isSubordinate) return kind;
  if (unit.connective?.sense === 'reason') return 'reason';
  // In the introduction the other side is only named.
  if (unit.connective?.sense !== 'concession' || sentence.part === 'introduction') return kind;
  if (concedes(clause, sentence.text)) return 'objection';
  return kind === 'objection' ? 'background' : kind;
};

/** The word at which a sentence turns against the view that it reports. Null if it does not. */
const turnWordOf = ({ text, start, words }: Sentence): number | null => {
  const turn = turnIn(text);
  const word = turn > 0 ? words.findIndex((one) => one.start > start + turn) : -1;
  return word > 0 ? word : null;
};

/** Whether the clause that begins at `start` answers the view that its own sentence reports: 'Some say so, but …'. */
const answersInside = (kind: UnitKind, sentence: Sentence, start: number): boolean => {
  const turn = turnIn(sentence.text);
  return kind === 'objection' && turn > 0 && start >= sentence.start + turn;
};

const unitsOf = (
  sentence: Sentence,
  { speaker, evidence, kind }: SentenceReading,
  model: EssayModel,
): Omit<Unit, 'index'>[] => {
  const shared = {
    sentence,
    speaker,
    mood: moodOf(sentence),
    reach: reachOf(sentence),
    evidence,
  };
  return cutClauses(sentence, kind === 'objection' ? turnWordOf(sentence) : null).map((clause) => {
    const words = sentence.words.slice(clause.from, clause.to);
    const start = words[0]?.start ?? sentence.start;
    const end = words.at(-1)?.end ?? sentence.end;
    const said = model.text.slice(start, end);
    const own = answersInside(kind, sentence, start)
      ? 'answer'
      : clauseKind(kind, clause, said, sentence);
    const isGranted = clause.isSubordinate && otherVoiceOf(said) !== null;
    return {
      ...shared,
      ...clause,
      speaker: own === 'answer' ? 'writer' : isGranted ? 'others' : speaker,
      start,
      end,
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
  const readings = readingsOf(model);
  const units = model.sentences
    .flatMap((sentence, i) => {
      const reading = readings[i];
      return reading ? unitsOf(sentence, reading, model) : [];
    })
    .map((unit, index): Unit => ({ ...unit, index }));
  return { units, edges: linkUnits(units) };
});

/** A view against the writer's, and the sentence that answers it; null where none does. */
export interface Objection {
  unit: Unit;
  answer: Sentence | null;
}

/**
 * The views against the writer's, in order and one for each sentence. One that stands in a subordinate clause is
 * answered by its main clause. Whatever counts, quotes or misses other views reads this and nothing else.
 */
export const objectionsOf = memoizeByKey((model: EssayModel): Objection[] => {
  const { units, edges } = argumentOf(model);
  const replies = new Map(
    edges.filter(({ kind }) => kind === 'answers').map(({ from, to }) => [to, units[from]]),
  );
  const found = new Map<Sentence, Objection>();
  for (const unit of units) {
    if (unit.kind !== 'objection') continue;
    const answer = replies.get(unit.index)?.sentence ?? null;
    const known = found.get(unit.sentence);
    if (!known) found.set(unit.sentence, { unit, answer });
    else if (!known.answer) known.answer = answer;
  }
  return [...found.values()];
});
