import type { SentenceRole, TextKind } from '@argint/contracts';
import type { Lines, Span, Word } from '@argint/text-analysis';
import type { Dictionary } from './spelling/dictionary.ts';

/**
 * The part of speech of a word, as a tag of Universal Dependencies: `NOUN`, `VERB`, `ADJ` and so on. A word that the
 * tagger did not find has the tag `X`.
 */
export type PartOfSpeech = string;

/** Text that is not the writer's running prose. */
export interface Region extends Span {
  kind:
    | 'cover'
    | 'heading'
    | 'quotation'
    | 'citation'
    | 'references'
    | 'instruction'
    | 'furniture'
    /** Another language, program code, commands of a typesetter. */
    | 'foreign';
}

export type EssayPart = 'introduction' | 'body' | 'conclusion';

/**
 * What follows from the text of a paragraph alone about one of its sentences. Offsets count from the start of the
 * paragraph. Readings of a text that was changed elsewhere may share it.
 */
export interface SentenceSource extends Span {
  readonly text: string;
  readonly words: readonly Word[];
  readonly tags: readonly PartOfSpeech[];
}

export interface Sentence extends Span {
  source: SentenceSource;
  /** Position among all prose sentences of the essay. */
  index: number;
  paragraph: number;
  text: string;
  words: Word[];
  /** One per word. */
  tags: readonly PartOfSpeech[];
  part: EssayPart;
  role: SentenceRole;
}

export interface Paragraph extends Span {
  index: number;
  kind: 'prose' | 'heading' | 'cover' | 'references' | 'instruction' | 'furniture' | 'foreign';
  part: EssayPart;
  /** Empty unless prose. */
  sentences: Sentence[];
}

export interface Thesis extends Span {
  sentence: Sentence;
  /** Strength of its wording (text-analysis thesisCue); below 1 it is only the likeliest sentence. */
  strength: number;
  stated: boolean;
  /** What the sentence takes a side on, if it only points at it ('I disagree with this idea'). Null if it says so itself. */
  view: string | null;
  /** The sentence that adopts the thesis by referring to it ('I agree with this view'). Null if the thesis needs none. */
  pointer: Sentence | null;
  /** The sentence of the introduction that comes nearest to a position; it may be the thesis itself. */
  opening: Sentence | null;
}

/** A subject of the essay: a stem, and the word as the essay writes it. */
export interface Topic {
  term: string;
  word: string;
}

/** A claim with the sentences of its paragraph that argue for it. */
export interface ClaimLink {
  claim: Sentence;
  premises: Sentence[];
}

/** What kind of text an essay is, and how likely that is from 0 to 1. A kind that the student named has certainty 1. */
export interface KindReading {
  kind: TextKind;
  certainty: number;
}

/** Why a text cannot be judged; null if it can. */
export type Unjudgeable = string | null;

/** An essay with what all layers found in it. The same text and question give the same. */
export interface ReadEssay {
  /**
   * The text as a reader sees it. It has the length and the paragraphs of `original`. Where characters were left out, what
   * comes behind them in the paragraph moved: `placeOf` leads back.
   */
  text: string;
  /** The text exactly as sent. Quotes and lines are taken from it. */
  original: string;
  /** The span of `original` that a span of `text` stands for. */
  placeOf: (span: Span) => Span;
  question: string | null;
  lines: Lines;
  regions: Region[];
  paragraphs: Paragraph[];
  /** The paragraphs of running text among them. */
  prose: Paragraph[];
  /** Prose only, in order. */
  sentences: Sentence[];
  /** Number of words of the prose, counted as for the plan's limit. */
  proseWords: number;
  thesis: Thesis | null;
  /** How often each content word of the prose occurs, by stem. */
  terms: Map<string, number>;
  /** Its most frequent subjects, most frequent first. */
  topics: Topic[];
  /** Words, lower case, that the essay uses as names. */
  names: Set<string>;
  /** Null where spelling is not checked. */
  dictionary: Dictionary | null;
  kind: KindReading;
  /** Why the text is not judged as an argument: its kind, or `unjudgeable`. Null if it is. */
  unarguable: Unjudgeable;
  /** Why the text gets no critiques; implies `unjudgeable`. */
  unreadable: Unjudgeable;
  /** Why the text gets no scores. */
  unjudgeable: Unjudgeable;
}
