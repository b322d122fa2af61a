import type { ReadEssay, Sentence } from '../../essay.ts';
import { whyNoArgument } from '../../kind/who-may-speak.ts';
import { isQuestion } from '../question-form.ts';
import { contentStems } from '../term-layer.ts';
import { memoizeByKey } from '../../memoize-by-key.ts';
import { evidenceOf } from './clause-signs.ts';
import { cutClauses } from './cut-clauses.ts';
import { drawsResult, isConceded, linkUnits } from './link-units.ts';
import type { ArgumentGraph, EvidenceSort, Side, Speaker, Unit, UnitKind } from './unit.ts';
import { contraryViews } from './contrary-views.ts';
import { concedes } from './concession.ts';
import { namedOpponents } from './named-opponents.ts';
import { opposingViews } from './opposing-views.ts';
import { opposingHalf } from './opposing-half.ts';
import { readOtherSide } from './other-side.ts';
import { turnIn } from './replies.ts';
import { thesisSideOf } from './thesis-side.ts';
import { otherVoiceOf, speakerOf } from './voices.ts';

/** Who speaks in a sentence, what evidence it gives, and what it does. */
interface SentenceReading {
  speaker: Speaker;
  evidence: EvidenceSort | null;
  kind: UnitKind;
  /** Whether it speaks for a view of others, and not for the thesis. */
  isTheirs: boolean;
}

const ownKind = (sentence: Sentence, evidence: EvidenceSort | null): UnitKind => {
  if (sentence.part === 'conclusion' && sentence.role !== 'premise') return 'conclusion';
  if (sentence.role === 'thesis') return 'thesis';
  if (sentence.role === 'claim') return 'claim';
  if (sentence.role === 'none') return isQuestion(sentence) ? 'aside' : 'background';
  return evidence === null || evidence === 'mechanism' ? 'reason' : 'evidence';
};

/** What the writer says against the thesis without a word of granting, where no view was heard before it in its paragraph. */
const unmarkedIn = (essay: ReadEssay, views: ReadonlyMap<Sentence, Speaker>): Sentence[] => {
  const heard = [...views.keys()];
  return [...contraryViews(essay)].filter(
    ({ index, paragraph }) =>
      !heard.some((view) => view.paragraph === paragraph && view.index <= index),
  );
};

/** The views against the writer's. If the body has none, the one that the introduction names, which nothing there answers. */
const viewsOf = (essay: ReadEssay): Map<Sentence, Speaker> => {
  const views = opposingViews(essay);
  const named = views.size === 0 ? namedOpponents(essay) : null;
  if (named) views.set(named, 'others');
  for (const sentence of unmarkedIn(essay, views)) views.set(sentence, 'writer');
  return views;
};

/** Reads each sentence, with objections, what speaks for them, and their answers told apart by who speaks. */
const readingsOf = (essay: ReadEssay): SentenceReading[] => {
  const views = viewsOf(essay);
  const heard = new Map([...views].filter(([{ part }]) => part !== 'introduction'));
  const around = readOtherSide(essay, heard, contraryViews(essay));
  return essay.sentences.map((sentence) => {
    const evidence = evidenceOf(sentence, essay);
    const against = views.get(sentence);
    if (against !== undefined)
      return { speaker: against, evidence, kind: 'objection', isTheirs: true };
    const speaker = speakerOf(sentence, essay);
    const does = around.get(sentence);
    if (does === 'answers') return { speaker, evidence, kind: 'answer', isTheirs: false };
    if (does === 'grants') return { speaker, evidence, kind: 'background', isTheirs: false };
    const own = ownKind(sentence, evidence);
    const isTheirs = does === 'supports';
    return { speaker, evidence, kind: isTheirs && own === 'claim' ? 'reason' : own, isTheirs };
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
  if (unit.connective?.sense === 'reason') return kind === 'background' ? kind : 'reason';
  // In the introduction the other side is only named.
  if (unit.connective?.sense !== 'concession' || sentence.part === 'introduction') return kind;
  if (concedes(clause, sentence.text)) return 'objection';
  if (kind === 'objection' && otherVoiceOf(clause) !== null) return 'objection';
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

const sideOf = (
  kind: UnitKind,
  { isTheirs, isBackground }: { isTheirs: boolean; isBackground: boolean },
): Side => {
  if (kind === 'answer') return 'for';
  if (kind === 'objection' || isTheirs) return 'against';
  return isBackground ? 'neutral' : 'for';
};

/** Whether a clause is the half of 'some say this, while others say that' that speaks for the thesis. */
const isOwnHalf = (clause: string, half: string, sentence: Sentence): boolean =>
  half !== sentence.text && !half.includes(clause.replace(/^(?:while|whereas|but|and|yet) /i, ''));

/** 'Although some say so, that is wrong': where a clause grants the view, the main clause in the writer's voice answers it. */
const answeringGranted = <T extends Omit<Unit, 'index'>>(
  units: readonly T[],
  { text }: ReadEssay,
): T[] => {
  if (!units.some(isConceded)) return [...units];
  const answers = ({ kind, isSubordinate, start, end }: T): boolean =>
    kind === 'objection' && !isSubordinate && otherVoiceOf(text.slice(start, end)) === null;
  return units.map((unit) =>
    answers(unit) ? { ...unit, kind: 'answer', speaker: 'writer', side: 'for' } : unit,
  );
};

/** 'It costs too much, so it should go': what stands before the conclusion of a claim is its reason. */
const drawnFrom = <T extends Omit<Unit, 'index'>>(units: readonly T[]): T[] => {
  const result = units.findIndex((unit, i) => i > 0 && drawsResult(unit));
  return units.map((unit, i) =>
    i < result && unit.kind === 'claim' && !unit.isSubordinate ? { ...unit, kind: 'reason' } : unit,
  );
};

const unitsOf = (
  sentence: Sentence,
  { speaker, evidence, kind, isTheirs }: SentenceReading,
  essay: ReadEssay,
): Omit<Unit, 'index'>[] => {
  const shared = {
    sentence,
    speaker,
    evidence,
  };
  const held = new Set(contentStems(essay.thesis?.sentence.words ?? []));
  const half =
    kind === 'objection' ? opposingHalf(sentence.text, thesisSideOf(essay), held) : sentence.text;
  const clauses = cutClauses(sentence, kind === 'objection' ? turnWordOf(sentence) : null);
  const units = clauses.map((clause) => {
    const words = sentence.words.slice(clause.from, clause.to);
    const start = words[0]?.start ?? sentence.start;
    const end = words.at(-1)?.end ?? sentence.end;
    const said = essay.text.slice(start, end);
    const own = answersInside(kind, sentence, start)
      ? 'answer'
      : isOwnHalf(said, half, sentence)
        ? 'background'
        : clauseKind(kind, clause, said, sentence);
    const isGranted = clause.isSubordinate && otherVoiceOf(said) !== null;
    return {
      ...shared,
      connective: clause.connective,
      isSubordinate: clause.isSubordinate,
      speaker: own === 'answer' ? 'writer' : isGranted ? 'others' : speaker,
      start,
      end,
      kind: own,
      side: sideOf(own, { isTheirs, isBackground: own === 'background' }),
      terms: contentStems(words),
    };
  });
  return drawnFrom(answeringGranted(units, essay));
};

/**
 * The argument of an essay as clauses and links. Everything that asks what is a claim, a reason, an objection or an
 * answer reads it. Empty where the text is not an argument. Memoized; linear in the length of the essay.
 */
export const argumentOf = memoizeByKey((essay: ReadEssay): ArgumentGraph => {
  if (whyNoArgument(essay.kind) !== null) return { units: [], edges: [] };
  const readings = readingsOf(essay);
  const units = essay.sentences
    .flatMap((sentence, i) => {
      const reading = readings[i];
      return reading ? unitsOf(sentence, reading, essay) : [];
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
 * The views against the writer's in the body and the conclusion, in order and one for each sentence. One that stands in a subordinate clause is
 * answered by its main clause. Whatever counts, quotes or misses other views reads this and nothing else.
 */
export const objectionsOf = memoizeByKey((essay: ReadEssay): Objection[] => {
  const { units, edges } = argumentOf(essay);
  const replies = new Map(
    edges.filter(({ kind }) => kind === 'answers').map(({ from, to }) => [to, units[from]]),
  );
  const found = new Map<Sentence, Objection>();
  for (const unit of units) {
    if (unit.kind !== 'objection' || unit.sentence.part === 'introduction') continue;
    const answer = replies.get(unit.index)?.sentence ?? null;
    const known = found.get(unit.sentence);
    if (!known) found.set(unit.sentence, { unit, answer });
    else if (!known.answer) known.answer = answer;
  }
  return [...found.values()];
});
