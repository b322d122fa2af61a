import type { SlipName } from '@argint/assembly';
import type { Severity } from '@argint/contracts/severity';
import type { Found, TaggedSentence } from './tagged-sentence.ts';

/** What a student learns from a slip. `{fix}` is the correction. */
export interface Lesson {
  /** The rule in one sentence. */
  why: string;
  /** A question that finds the next slip of the same kind. */
  ask: string;
  /** Other questions, by the words of the slip. */
  asks?: readonly (readonly [words: RegExp, ask: string])[];
  /** Ids of the grammar checker's rules, parted by blanks, that find the same slip and teach the same. */
  checker?: string;
}

/** A place at which a frame or a pattern fits. */
export interface Match {
  /** The marked text; from 1 on the marked words or the groups of the pattern, '' where one is missing. */
  parts: readonly string[];
  /** The text of the sentence before and behind the marked text. */
  before: string;
  after: string;
  sentence: TaggedSentence;
  /** Index of the first marked word; -1 for a pattern. */
  at: number;
}

/** Everything about one slip: how it is found and corrected, what it teaches, and examples. */
export interface GrammarRule extends Lesson {
  id: string;
  /** The class of slips that one habit mends, whichever rule finds them. */
  slip?: SlipName;
  severity: Severity;
  /** How certain it is that a match is a slip, 0 to 1. */
  confidence: number;
  /** A clause that would fit after 'because'; `$1` is the first marked word. `find` gives its own for each match. */
  because?: string | ((match: Match) => string);
  /**
   * Sentences: 'He {go => goes} home.' is corrected, and right afterwards; one without braces is left alone by all
   * rules. The rule's test reads them.
   */
  examples: readonly string[];

  /** Where the slip stands and what is right, as `readFrame` reads it; the first frame that fits counts. */
  frames?: readonly string[];
  /** Words that the frames name as `@name`, besides the common classes. */
  words?: Readonly<Record<string, string>>;
  /** In the place of frames, for what is no word: global, linear, and the match is what is marked. */
  pattern?: RegExp;
  /** In the place of both, for what neither can say. Linear. */
  find?: (sentence: TaggedSentence) => Found[];

  /** The correction of what frames or pattern mark, if not in the frame: '$1 to $2.base', or null if it is right. */
  fix?: string | ((match: Match) => string | null);
  /** No slip behind such words. */
  notAfter?: RegExp;
  /** No slip before such words. */
  notBefore?: RegExp;
  /** No slip in such a place. */
  unless?: (match: Match) => boolean;
  /** It changes commas, capitals or doubled words only, after which no word stands beside another one. */
  changesNoWord?: boolean;
  /** The end of the sentence that it is about; where a line breaks inside a sentence it says nothing. */
  border?: 'start' | 'end';
  /** Good style rather than a slip: any other correction of the same words is worth more. */
  isOptional?: boolean;
}

/** What the rules of a family need not say again. */
type Shared = 'severity' | 'confidence' | 'why' | 'ask';
type Defaults = Partial<Omit<GrammarRule, 'id' | 'examples'>>;

/**
 * Rules that share a lesson or other facts.
 * @default severity 3, confidence 0.85
 */
export const family = <D extends Defaults>(
  shared: D,
  rules: readonly (Omit<GrammarRule, Shared> &
    Partial<Pick<GrammarRule, Shared>> &
    Pick<GrammarRule, Exclude<Shared, keyof D | 'severity' | 'confidence'>>)[],
): readonly GrammarRule[] =>
  // The types of both halves say that no fact is missing.
  rules.map((rule) => ({ severity: 3, confidence: 0.85, ...shared, ...rule }) as GrammarRule);

/** Capitalises `text` if `like` starts with a capital letter. */
export const likeCase = (like: string, text: string): string =>
  /^\p{Lu}/u.test(like) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
