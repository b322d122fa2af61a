import type { SentenceRole } from '@argint/contracts';
import type { Lines, Span, Word } from '@argint/text-analysis';

/** Universal part-of-speech tags; X where the tagger had no word of its own at that place. */
export type PartOfSpeech = string;

/** Text that is not the writer's running prose. */
export interface Region extends Span {
  kind: 'cover' | 'heading' | 'quotation' | 'citation' | 'references' | 'instruction' | 'furniture';
}

export type EssayPart = 'introduction' | 'body' | 'conclusion';

export interface Sentence extends Span {
  /** Position among all prose sentences of the essay. */
  index: number;
  paragraph: number;
  text: string;
  words: Word[];
  /** One per word. */
  tags: PartOfSpeech[];
  part: EssayPart;
  role: SentenceRole;
}

export interface Paragraph extends Span {
  index: number;
  kind: 'prose' | 'heading' | 'cover' | 'references' | 'instruction' | 'furniture';
  part: EssayPart;
  /** Empty unless prose. */
  sentences: Sentence[];
  links: ClaimLink[];
}

export interface Thesis extends Span {
  sentence: Sentence;
  /** Strength of its wording (text-analysis thesisCue); below 1 it is only the likeliest sentence. */
  strength: number;
  stated: boolean;
  /** The sentence that takes the thesis up by pointing at it ('I agree with this view'); null where it speaks for itself. */
  pointer: Sentence | null;
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

/** Why text cannot be judged; null where it can. */
export type Unjudgeable = string | null;

/** One essay read through all layers; the same text and question give the same model. */
export interface EssayModel {
  /** As a reader sees it, of the same length as `original`; offsets hold in both. */
  text: string;
  /** Exactly as sent: what quotes and lines are taken from. */
  original: string;
  question: string | null;
  lines: Lines;
  regions: Region[];
  paragraphs: Paragraph[];
  /** The paragraphs of running text among them. */
  prose: Paragraph[];
  /** Prose only, in order. */
  sentences: Sentence[];
  /** Words of the prose, as a plan counts them. */
  proseWords: number;
  thesis: Thesis | null;
  links: ClaimLink[];
  /** Content words of the prose by stem, with how often. */
  terms: Map<string, number>;
  /** Its most frequent subjects, most frequent first. */
  topics: Topic[];
  /** Words, lower case, that the essay uses as names. */
  names: Set<string>;
  /** Why nothing can be remarked; implies unjudgeable. */
  unreadable: Unjudgeable;
  /** Why no score would be honest. */
  unjudgeable: Unjudgeable;
}
