import { isAboutLanguage, toFixFirst } from '@argint/contracts/language-issue';
import type { AnalysisResult, LineCritique } from '@argint/contracts';
import { countWords, linesOf, type Span } from '@argint/text-analysis';
import { worth } from '../selection/worth.ts';
import { phraseOf } from './phrase-of.ts';

/** What the comment is written from: the parts of a result that is otherwise finished. */
export type CommentSource = Pick<
  AnalysisResult,
  | 'outline'
  | 'lineCritiques'
  | 'textKind'
  | 'thesisOpportunities'
  | 'clientAnalysis'
  | 'strengths'
  | 'dialecticalPrompts'
> & { scores: Pick<AnalysisResult['scores'], 'thesis'> };

/** What the result lists as a strength, in the words that a student reads there. */
export interface Best {
  words: string;
  line: number;
}

/** The sentence that is read as the position. */
export interface Position {
  /** In quotation marks; null where it cannot be quoted whole, or is too short to say anything by itself. */
  phrase: string | null;
  /** What it takes a side on, in quotation marks, where the sentence only points at that ('I agree with this'). */
  view: string | null;
  line: number;
  /** It is worded as a position, not only the sentence that comes nearest to one. */
  isStated: boolean;
  /** It stands in the last paragraph of several. */
  isLate: boolean;
}

/** A point of the essay, in quotation marks. */
export interface Point {
  phrase: string;
  line: number;
}

/** What a teacher would look at before writing a comment. */
export interface CommentFacts {
  essay: string;
  words: number;
  /** A remark says that the essay seems to answer another question. */
  isOffQuestion: boolean;
  position: Position | null;
  /** The question asks for an account and for no position. */
  asksNoPosition: boolean;
  /** Points of the essay that the outline links to its position and gives a reason for, at most two. */
  points: readonly Point[];
  /** The outline holds claims, and no view against the writer's. */
  hearsNobody: boolean;
  /** A strength that is about more than the position, in a sentence without any remark. */
  best: Best | null;
  /** The question that helps most, as the result asks it. */
  question: string | null;
  /** The remark that the page puts first. Null where nothing has to come first. */
  first: LineCritique | null;
  /** The remarks about what the essay argues, its sources and its language; the one worth most comes first. */
  thinking: readonly LineCritique[];
  sources: readonly LineCritique[];
  language: readonly LineCritique[];
}

/** Most words of a position that are quoted. */
const MOST_POSITION_WORDS = 40;
/** Paragraphs from which on a position that is only told in the last one comes late. */
const LATE_FROM = 3;
/** Fewest words by which a reader knows what is argued. */
const FEWEST_WORDS = 4;
/** With fewer words, 'this' or 'it' leaves open what is meant. */
const CLEAR_WORDS = 9;
const pointing =
  /\b(?:this|that|it|them|these|those|the (?:former|latter|title|statement|above))\b/i;
/** Words that make a clause of a phrase. */
const predicate =
  /\b(?:is|are|was|were|am|be|has|have|had|do|does|did|can|cannot|could|will|would|should|must|may|might|ought|[a-z]+n['’]t|[a-z]{3,}[a-rt-z]s|[a-z]+ed|agree|disagree|need|want|prefer|help|make|bring|harm|believe|support|belong|deserve|learn|lose|give|take|lead)\b/i;
/** The view of others, after the writer's own. */
const othersAfter =
  /,? but (?:some|many|most|other|a lot of) (?:other )?(?:people|students|parents|[a-z]+s)\b[^“”]*(?=”$)/;

/** A phrase that says nothing without its sentence: it begins or ends in the middle of a thought. */
const fragment =
  /^“(?:(?:this|these|that|those)(?: \w+ly)? (?:is|are|was|were|can|could|will|would|should|must|may|has|have|makes?|means?|helps?|gives?|leads?)|they|he|she|it(?!(?:['’]s| (?:is|was|would be|seems)) (?:\w+ ){1,3}(?:to|that|for|if|when)\b)|about|by|of|with|than|and|but|or|which|to)\b|\b(?:is|are|was|because|that|to|of|and|or)”$/i;

const sayable = (phrase: string | null): string | null => {
  const own = phrase?.replace(othersAfter, '') ?? null;
  if (own === null || countWords(own) < FEWEST_WORDS || fragment.test(own)) return null;
  if (countWords(own) < CLEAR_WORDS && pointing.test(own)) return null;
  return predicate.test(own) ? own : null;
};

/** The span that the result tells as the position, else the unit of the outline that comes nearest. */
const toldSpan = ({ outline, thesisOpportunities }: CommentSource): Span | null => {
  const { start, end } = thesisOpportunities ?? {};
  if (typeof start === 'number' && typeof end === 'number') return { start, end };
  return outline?.units.find(({ kind }) => kind === 'thesis') ?? null;
};

const cited = (view: string | undefined): string | null =>
  view === undefined ? null : phraseOf(view, { start: 0, end: view.length }, MOST_POSITION_WORDS);

const positionOf = (text: string, result: CommentSource): Position | null => {
  const units = result.outline?.units ?? [];
  const told = toldSpan(result);
  if (!told) return null;
  const paragraph = units.find(({ end }) => end > told.start)?.paragraph ?? 1;
  const lastParagraph = Math.max(...units.map((unit) => unit.paragraph));
  return {
    view: cited(result.thesisOpportunities?.view),
    phrase: sayable(phraseOf(text, told, MOST_POSITION_WORDS)),
    line: linesOf(text).lineAt(told.start),
    isStated: typeof result.thesisOpportunities?.originalThesis === 'string',
    isLate: paragraph >= LATE_FROM && paragraph === lastParagraph,
  };
};

/** Whether a remark that is shown marks words of a span. */
const isRemarked = ({ lineCritiques }: CommentSource, { start, end }: Span): boolean =>
  lineCritiques.some((remark) =>
    [remark, ...(remark.related ?? [])].some(
      (place) =>
        place.start !== null && place.end !== null && place.start < end && start < place.end,
    ),
  );

/** It begins as a condition or a ground, or without a subject, and so is no point by itself. */
const opensInside =
  /^“(?:if|when|while|because|since|although|as|so|not|there|one of|can|will|would|should|must|is|are)\b/i;
const MOST_POINTS = 2;
/** Most words of a point that are quoted. */
const MOST_POINT_WORDS = 18;

/** Claims of the writer that have a reason in the outline, where they can be quoted whole and no remark marks them. */
const pointsOf = (text: string, result: CommentSource): Point[] => {
  const { units = [], edges = [] } = result.outline ?? {};
  const carried = new Set(edges.filter(({ kind }) => kind === 'supports').map(({ to }) => to));
  return units
    .flatMap((unit, i): Point[] => {
      if (unit.kind !== 'claim' || unit.speaker || !carried.has(i) || isRemarked(result, unit))
        return [];
      const phrase = sayable(phraseOf(text, unit, MOST_POINT_WORDS));
      return phrase === null || pointing.test(phrase) || opensInside.test(phrase)
        ? []
        : [{ phrase, line: linesOf(text).lineAt(unit.start) }];
    })
    .slice(0, MOST_POINTS);
};

/** The first thing that the result praises beside the position, in words that no remark marks. */
const praised = (text: string, result: CommentSource): Best | null => {
  const { strengths } = result;
  const thesis = toldSpan(result);
  const isThesis = ({ start, end }: Span): boolean =>
    thesis !== null && start < thesis.end && thesis.start < end;
  const beside = strengths.find((strength) => !isThesis(strength) && !isRemarked(result, strength));
  return beside ? { words: beside.text, line: linesOf(text).lineAt(beside.start) } : null;
};

/** Gathers the facts for a comment from the finished parts of a result. */
export const commentFacts = (text: string, result: CommentSource): CommentFacts => {
  const remarks = result.lineCritiques.toSorted(
    (a, b) => Number(b.fixFirst) - Number(a.fixFirst) || worth(b) - worth(a),
  );
  const [first = null] = toFixFirst(result.lineCritiques);
  const [prompt] = result.dialecticalPrompts;
  return {
    essay: text,
    words: result.clientAnalysis?.wordCount ?? countWords(text),
    isOffQuestion: result.lineCritiques.some(({ ruleId }) => ruleId === 'other-question'),
    position: positionOf(text, result),
    // On an argument that can be judged, only such a question withholds this score.
    asksNoPosition: result.outline !== null && result.scores.thesis.value === null,
    points: pointsOf(text, result),
    hearsNobody:
      result.outline?.units.some(({ kind }) => kind === 'claim') === true &&
      !result.outline.units.some(({ kind }) => kind === 'objection'),
    best: praised(text, result),
    question: prompt?.basePrompt ?? null,
    first,
    thinking: remarks.filter((remark) => !isAboutLanguage(remark) && remark.issueType !== 'source'),
    sources: remarks.filter(({ issueType }) => issueType === 'source'),
    language: remarks.filter(isAboutLanguage),
  };
};
