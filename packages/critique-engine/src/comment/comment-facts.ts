import { isAboutLanguage, toFixFirst } from '@argint/contracts/language-issue';
import type { AnalysisResult, LineCritique, OutlineUnit } from '@argint/contracts';
import { countWords, linesOf, type Span } from '@argint/text-analysis';
import { OFF_QUESTION_BELOW } from '../argument/off-question.ts';
import { worth } from '../selection/select-critiques.ts';
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
> & { scores: Pick<AnalysisResult['scores'], 'relevance'> };

/** What the result lists as a strength, in the words that a student reads there. */
export interface Best {
  words: string;
  line: number;
}

/** The sentence that is read as the position. */
export interface Position {
  /** In quotation marks; null where it cannot be quoted whole, or is too short to say anything by itself. */
  phrase: string | null;
  line: number;
  /** It is worded as a position, not only the sentence that comes nearest to one. */
  isStated: boolean;
  /** It stands in the last paragraph of several. */
  isLate: boolean;
}

/** What a teacher would look at before writing a comment. */
export interface CommentFacts {
  essay: string;
  words: number;
  /** The words of the question hardly occur in the essay. */
  isOffQuestion: boolean;
  position: Position | null;
  /** A strength that is about more than the position. */
  best: Best | null;
  /** The question that helps most, as the result asks it. */
  question: string | null;
  /** The remark that the page puts first. Null where nothing has to come first. */
  first: LineCritique | null;
  /** The remarks about what the essay argues, and those about its language; the one worth most comes first. */
  thinking: readonly LineCritique[];
  language: readonly LineCritique[];
}

/** Paragraphs from which on a position that is only told in the last one comes late. */
const LATE_FROM = 3;
/** Fewest words by which a reader knows what is argued. 'I agree with this plan' says nothing without its sentence. */
const FEWEST_WORDS = 6;
/** The view of others, after the writer's own. */
const othersAfter =
  /,? but (?:some|many|most|other|a lot of) (?:other )?(?:people|students|parents|[a-z]+s)\b[^“”]*(?=”$)/;

/** A phrase that says nothing without its sentence: it begins or ends in the middle of a thought. */
const fragment =
  /^“(?:this|these|that|those|they|he|she|about|by|of|with|than|and|but|or|which|to)\b|\b(?:is|are|was|because|that|to|of|and|or)”$/i;

const sayable = (phrase: string | null): string | null => {
  const own = phrase?.replace(othersAfter, '') ?? null;
  return own !== null && countWords(own) >= FEWEST_WORDS && !fragment.test(own) ? own : null;
};

const positionOf = (text: string, result: CommentSource): Position | null => {
  const units = result.outline?.units ?? [];
  const thesis = units.find(({ kind }) => kind === 'thesis');
  if (!thesis) return null;
  const lastParagraph = Math.max(...units.map(({ paragraph }) => paragraph));
  return {
    phrase: sayable(phraseOf(text, thesis)),
    line: linesOf(text).lineAt(thesis.start),
    isStated: typeof result.thesisOpportunities?.originalThesis === 'string',
    isLate: thesis.paragraph >= LATE_FROM && thesis.paragraph === lastParagraph,
  };
};

/** The first thing that the result praises beside the position. */
const praised = (text: string, { strengths, outline }: CommentSource): Best | null => {
  const thesis = outline?.units.find(({ kind }: OutlineUnit) => kind === 'thesis');
  const isThesis = ({ start, end }: Span): boolean =>
    thesis !== undefined && start < thesis.end && thesis.start < end;
  const beside = strengths.find((strength) => !isThesis(strength));
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
    isOffQuestion: (result.scores.relevance.value ?? OFF_QUESTION_BELOW) < OFF_QUESTION_BELOW,
    position: positionOf(text, result),
    best: praised(text, result),
    question: prompt?.basePrompt ?? null,
    first,
    thinking: remarks.filter((remark) => !isAboutLanguage(remark)),
    language: remarks.filter(isAboutLanguage),
  };
};
