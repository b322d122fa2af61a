import type { Sentence } from '../essay.ts';
import { hasOpposite } from './opposite-words.ts';
import { stem } from './stem.ts';
import {
  AUXILIARIES,
  BREAKS,
  EMPTY,
  FOLK,
  LIMITS,
  MOODS,
  NARROWS,
  NEGATIONS,
  OF_SUBJECT,
  OF_TIME,
  OURS,
  UNSURE,
} from './statement-words.ts';
import type { Reach } from './statement-words.ts';

/** What a clause says about a subject, in the present tense and in the writer's own voice. */
export interface Statement {
  sentence: Sentence;
  /** Stems of the subject, without what a preposition adds: 'kiosk' of 'the kiosk beside the station'. */
  thing: readonly string[];
  /** 'should', 'can', 'will' or ''. */
  mood: string;
  negated: boolean;
  of: Reach;
  when: Reach;
  /** Stems of the predicate, without auxiliaries. */
  predicate: readonly string[];
  /** Stems of the phrase that limits it ('in cities'). Statements about different cases cannot contradict each other. */
  case: readonly string[];
}

interface Clause {
  words: { lower: string; tag: string }[];
  /** Stated after 'I do not think that'. */
  denied: boolean;
}

const SUBJECT_WORDS = 8;
const PREDICATE_TERMS = 6;
const positionWords =
  /\b(?:i|we) (?:\w+ly |also |still )?(?:do not |don['’]t )?(?:(?:think|believe|feel|argue|hold|am convinced|am sure)(?: that)?|(?:dis)?agree that)\s+|\b(?:reason|point|argument|truth|result) is (?:that|because)\s+|\bin my (?:opinion|view),?\s+(?:i think (?:that )?)?/i;
const pledge = /^(?:agre|disagre|support|oppos)/;

/** Splits a sentence at punctuation. An opening 'I think' is removed, but its 'not' is kept. */
const clausesOf = (sentence: Sentence, text: string): Clause[] => {
  const opening = positionWords.exec(sentence.text);
  const from = opening ? sentence.start + opening.index + opening[0].length : sentence.start;
  const denied = opening !== null && /\b(?:not|disagree)\b|n['’]t/i.test(opening[0]);
  const clauses: Clause[] = [];
  let last: number | null = null;
  sentence.words.forEach(({ lower, start, end }, i) => {
    const isAdded = lower === 'also' && AUXILIARIES.has(sentence.words[i - 1]?.lower ?? '');
    if (start < from || isAdded) return;
    if (last === null || /[,;:()–—]/.test(text.slice(last, start)))
      clauses.push({ words: [], denied: denied && clauses.length === 0 });
    clauses.at(-1)?.words.push({ lower, tag: sentence.tags[i] ?? 'X' });
    last = end;
  });
  return clauses;
};

/** The stem of a word as statements have it; 'likes' and 'like' have the same one. */
export const statementTerm = (lower: string): string => stem(lower.replace(/([^su])s$/, '$1'));

const termsOf = (words: Clause['words']): string[] =>
  words.flatMap(({ lower }) =>
    lower.length > 1 && !EMPTY.has(lower) && !AUXILIARIES.has(lower) ? [statementTerm(lower)] : [],
  );

const firstOf = <T>(words: Clause['words'], from: ReadonlyMap<string, T>): T | undefined =>
  words.map(({ lower }) => from.get(lower)).find((found) => found !== undefined);

/**
 * Stems of a subject, sorted and joined; 'i' for the writer. Null for a pronoun ('they', 'this') and for a subject that
 * is a clause.
 */
const subjectOf = (words: Clause['words']): string | null => {
  const [only] = words;
  if (words.length === 1 && only?.lower === 'i') return 'i';
  const folk = words.some(({ lower }) => FOLK.has(lower));
  const points = words.some(
    ({ lower, tag }) =>
      BREAKS.has(lower) ||
      (tag === 'PRON' && !OURS.has(lower) && !FOLK.has(lower) && !OF_SUBJECT.has(lower)),
  );
  if (points) return null;
  const terms = [...termsOf(words), ...(folk ? ['people'] : [])];
  return terms.length ? terms.toSorted().join(' ') : null;
};

const until = (words: Clause['words'], ends: ReadonlySet<string>): Clause['words'] => {
  const stop = words.findIndex(({ lower }, i) => i > 0 && ends.has(lower));
  return stop < 0 ? words : words.slice(0, stop);
};

/** Where the predicate begins; -1 where no verb is found. */
const verbOf = (words: Clause['words']): number => {
  const sure = words.findIndex(
    ({ lower, tag }, i) =>
      i > 0 && (AUXILIARIES.has(lower) || (tag === 'VERB' && !/(?:ing|ed)$/.test(lower))),
  );
  if (sure >= 0) return sure;
  // The tagger tags both 'prices' and 'increases' as nouns.
  return words.findIndex(
    ({ lower }, i) => i > 0 && /s$/.test(lower) && hasOpposite(statementTerm(lower)),
  );
};

/** 'It is important to learn' becomes 'learn is important', because learning is its subject. */
const withRealSubject = (words: Clause['words']): Clause['words'] => {
  const to = words.findIndex(({ lower }) => lower === 'to');
  const [it, is] = words;
  if (it?.lower !== 'it' || !is || !AUXILIARIES.has(is.lower) || to < 3 || to > 6) return words;
  return [
    ...words.slice(to + 1).filter(({ lower }) => !AUXILIARIES.has(lower)),
    ...words.slice(1, to),
  ];
};

const statementOf = (clause: Clause, sentence: Sentence): Statement | null => {
  const words = withRealSubject(clause.words);
  const verb = verbOf(words);
  if (verb < 1 || verb > SUBJECT_WORDS) return null;
  const before = words.slice(0, verb).filter(({ lower }) => !OF_TIME.has(lower));
  const whole = until(words.slice(verb), BREAKS);
  const said = until(whole, NARROWS);
  const own = words.slice(0, verb + whole.length);
  const subject = subjectOf(before);
  const added = before.findIndex(({ lower, tag }, i) => i > 0 && tag === 'ADP' && lower !== 'of');
  const predicate = termsOf(said);
  if (!subject || predicate.length === 0 || predicate.length > PREDICATE_TERMS) return null;
  if (own.some(({ lower }) => UNSURE.has(lower))) return null;
  if (subject === 'i' && !pledge.test(predicate[0] ?? '')) return null;
  const nots = own.flatMap(({ lower }, i) => (NEGATIONS.has(lower) ? [i] : []));
  if (nots.some((i) => LIMITS.has(own[i + 1]?.lower ?? ''))) return null;
  const none = before.some(({ lower }) => /^(?:no|nobody|none)$/.test(lower));
  const nothing = said.some(
    ({ lower }, i) => /^(?:no|nothing|nobody)$/.test(lower) && said[i + 1]?.lower !== 'matter',
  );
  const denials = nots.length + Number(clause.denied) + Number(none) + Number(nothing);
  return {
    sentence,
    thing: termsOf(before.slice(0, added < 0 ? before.length : added)),
    mood: firstOf(own, MOODS) ?? '',
    negated: denials % 2 === 1,
    of: firstOf(before, OF_SUBJECT) ?? 'plain',
    when: firstOf(own, OF_TIME) ?? 'plain',
    predicate,
    case: termsOf(whole.slice(said.length)),
  };
};

/** What the clauses of one sentence state. Guesses, comparisons and the past are left out. */
export const statementsIn = (sentence: Sentence, text: string): Statement[] =>
  clausesOf(sentence, text).flatMap((clause) => statementOf(clause, sentence) ?? []);
