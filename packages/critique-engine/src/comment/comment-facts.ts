import { isAboutLanguage, toFixFirst } from '@argint/contracts/language-issue';
import type { AnalysisResult, LineCritique, Outline, OutlineUnit } from '@argint/contracts';
import { countWords, linesOf, type Span } from '@argint/text-analysis';
import { worth } from '../selection/select-critiques.ts';
import { phraseOf } from './phrase-of.ts';

/** What the comment is written from: the parts of a result that is otherwise finished. */
export type CommentSource = Pick<
  AnalysisResult,
  'outline' | 'lineCritiques' | 'textKind' | 'thesisOpportunities' | 'clientAnalysis' | 'strengths'
>;

/** A passage that the comment may speak about. */
export interface Passage {
  /** In quotation marks; null where it cannot be quoted whole. */
  phrase: string | null;
  line: number;
}

/** What the result lists as a strength, in the words that a student reads there. */
export interface Best {
  words: string;
  line: number;
}

/** Paragraphs from which on a position that is only told in the last one comes late. */
const LATE_FROM = 3;

/** What a teacher would look at before writing a comment. */
export interface CommentFacts {
  essay: string;
  words: number;
  /** `isStated`: it is worded as a position, not only the sentence that comes nearest to one. `isLate`: in the last paragraph. */
  thesis: (Passage & { isStated: boolean; isLate: boolean }) | null;
  /** A strength that is about more than the position. */
  best: Best | null;
  /** Whether the result praises how the position is told. */
  isToldWell: boolean;
  /** A claim with nothing under it. */
  bare: Passage | null;
  /** A view of others that is not answered. */
  unanswered: Passage | null;
  /** The remark that the page puts first. Null where nothing has to come first. */
  first: LineCritique | null;
  /** The remarks about what the essay argues, and those about its language; the one worth most comes first. */
  thinking: readonly LineCritique[];
  language: readonly LineCritique[];
}

interface Node extends Passage {
  unit: OutlineUnit;
  /** What supports it. */
  under: readonly OutlineUnit[];
  isAnswered: boolean;
}

const NOTHING: Outline = { units: [], edges: [], omitted: 0 };

const nodesOf = (text: string, outline: Outline): Node[] => {
  const { lineAt } = linesOf(text);
  const under = new Map<number, OutlineUnit[]>();
  const answered = new Set<number>();
  for (const { from, to, kind } of outline.edges) {
    const unit = outline.units[from];
    if (kind === 'answers') answered.add(to);
    if (unit && (kind === 'supports' || kind === 'exemplifies'))
      under.set(to, [...(under.get(to) ?? []), unit]);
  }
  return outline.units.map((unit, index) => ({
    unit,
    phrase: phraseOf(text, unit),
    line: lineAt(unit.start),
    under: under.get(index) ?? [],
    isAnswered: answered.has(index),
  }));
};

/** What the result praises: whether it praises the position, and the first thing beside that. */
const praised = (
  text: string,
  strengths: CommentSource['strengths'],
  thesis: OutlineUnit | undefined,
): Pick<CommentFacts, 'best' | 'isToldWell'> => {
  const { lineAt } = linesOf(text);
  const isThesis = ({ start, end }: Span): boolean =>
    thesis !== undefined && start < thesis.end && thesis.start < end;
  const beside = strengths.find((strength) => !isThesis(strength));
  return {
    best: beside ? { words: beside.text, line: lineAt(beside.start) } : null,
    isToldWell: strengths.some(isThesis),
  };
};

/** A claim with nothing under it; one in a paragraph that gives no reason at all comes first. */
const bareClaim = (nodes: readonly Node[]): Passage | null => {
  const argued = new Set(
    nodes.flatMap(({ unit: { kind, paragraph } }) =>
      kind === 'reason' || kind === 'evidence' ? [paragraph] : [],
    ),
  );
  const bare = nodes.filter(
    ({ unit, phrase, under }) => unit.kind === 'claim' && phrase !== null && under.length === 0,
  );
  return bare.find(({ unit }) => !argued.has(unit.paragraph)) ?? bare[0] ?? null;
};

/** Gathers the facts for a comment from the outline and from the remarks that are shown. */
export const commentFacts = (text: string, result: CommentSource): CommentFacts => {
  const remarks = result.lineCritiques.toSorted(
    (a, b) => Number(b.fixFirst) - Number(a.fixFirst) || worth(b) - worth(a),
  );
  const thinking = remarks.filter((remark) => !isAboutLanguage(remark));
  const [first = null] = toFixFirst(result.lineCritiques);
  const nodes = nodesOf(text, result.outline ?? NOTHING);
  const ofKind = (kind: OutlineUnit['kind']): Node[] =>
    nodes.filter(({ unit }) => unit.kind === kind);
  const quotable = ({ phrase }: Passage): boolean => phrase !== null;
  const objections = ofKind('objection').filter(({ unit }) => unit.speaker !== undefined);
  const [thesis] = ofKind('thesis');
  const lastParagraph = Math.max(...nodes.map(({ unit }) => unit.paragraph));
  return {
    essay: text,
    words: result.clientAnalysis?.wordCount ?? countWords(text),
    thesis: thesis
      ? {
          ...thesis,
          isStated: typeof result.thesisOpportunities?.originalThesis === 'string',
          isLate: thesis.unit.paragraph >= LATE_FROM && thesis.unit.paragraph === lastParagraph,
        }
      : null,
    ...praised(text, result.strengths, thesis?.unit),
    bare: bareClaim(nodes),
    unanswered: objections.find((o) => !o.isAnswered && quotable(o)) ?? null,
    first,
    thinking,
    language: remarks.filter(isAboutLanguage),
  };
};
