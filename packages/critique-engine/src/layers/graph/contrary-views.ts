import type { ReadEssay, Sentence } from '../../essay.ts';
import { memoizeByKey } from '../../memoize-by-key.ts';
import { isQuestion } from '../question-form.ts';
import { isForeign } from '../region-lookup.ts';
import { statementsIn, statementTerm, type Statement } from '../statement-layer.ts';
import { demandBy, effectBy, judgementBy, type Polarity } from '../value-words.ts';
import { isLimited } from './thesis-side.ts';
import { speaksForOthers } from './voices.ts';

/** What a statement says for or against a thing. */
interface Position {
  /** Stems of the thing, and the stem of its noun. */
  object: readonly string[];
  head: string;
  polarity: Polarity;
  /** Whether more or less of it is demanded, wherever that is. */
  isAmount?: boolean;
  statement: Statement;
}

const flipped = (polarity: Polarity, isFlipped: boolean): Polarity =>
  isFlipped ? (polarity === 1 ? -1 : 1) : polarity;

/** Words before a noun among which its quantity stands, if not right after it: 'more cheap bottles', 'use phones more'. */
const QUANTITY_WITHIN = 3;

/** Whether a sentence asks for more or less of what `term` names. Null if it tells no quantity. */
const quantityOf = ({ words }: Sentence, term: string): Polarity | null => {
  const noun = words.findIndex(({ lower }) => statementTerm(lower) === term);
  const near = words.slice(Math.max(0, noun - QUANTITY_WITHIN), noun).map(({ lower }) => lower);
  if (noun < 0) return null;
  const around = [...near, words[noun + 1]?.lower ?? ''];
  if (around.includes('more')) return 1;
  return around.includes('fewer') || around.includes('less') ? -1 : null;
};

/** 'Cars should be banned', 'The town should build a wall', 'The school should sell more bottles'. */
const demandIn = (statement: Statement): Position | null => {
  const { predicate, thing, negated, sentence } = statement;
  const acts = predicate.map(demandBy);
  const rest = predicate.filter((_, i) => acts[i] === null);
  const last = rest.at(-1);
  const amount = last === undefined ? null : quantityOf(sentence, last);
  if (last !== undefined && amount !== null && acts.every((act) => act !== -1)) {
    const polarity = flipped(amount, negated);
    return { object: [last], head: last, polarity, isAmount: true, statement };
  }
  const act = acts.find((one) => one !== null);
  if (act === undefined || act === null) return null;
  const polarity = flipped(act, negated);
  const shared = { polarity, statement };
  return last === undefined
    ? { ...shared, object: thing, head: thing.at(-1) ?? '' }
    : { ...shared, object: rest, head: last };
};

/** 'The library is the only quiet place in the quarter': a merit, whatever it is called. */
const onlyOne = ({ sentence }: Statement): Polarity | null =>
  /\b(?:is|are) (?:also )?the only (?:\w+ ){0,4}?(?:places?|ways?|chances?|means|shops?|buildings?)\b/i.test(
    sentence.text,
  )
    ? 1
    : null;

/** 'Cars are important for the town', 'Zoos harm wild animals'. */
const judgementIn = (statement: Statement): Position | null => {
  const { predicate, thing, negated } = statement;
  const [first = ''] = predicate;
  const judged = predicate.length <= 2 ? judgementBy(predicate.at(-1) ?? '') : null;
  const found = effectBy(first) ?? judgementBy(first) ?? judged ?? onlyOne(statement);
  return found === null
    ? null
    : {
        object: thing,
        head: thing.at(-1) ?? '',
        polarity: flipped(found, negated),
        statement,
      };
};

const positionsIn = (sentence: Sentence, { text }: ReadEssay): Position[] =>
  statementsIn(sentence, text).flatMap((statement) => {
    if (statement.of === 'some' || statement.when === 'some') return [];
    return (statement.mood === 'should' ? demandIn(statement) : judgementIn(statement)) ?? [];
  });

const refers = /^(?:the|this|that|these|those|such)$/;

/** Whether a sentence names the thing of the thesis, in full or as 'the pool' and 'bottles' for 'plastic bottles'. */
const isSameThing = (own: Position, held: Position): boolean => {
  if (
    own.head === '' ||
    own.head !== held.head ||
    !own.object.every((term) => held.object.includes(term))
  )
    return false;
  const left = held.object.filter((term) => !own.object.includes(term));
  if (left.length === 0) return true;
  const { words } = own.statement.sentence;
  const noun = words.findIndex(({ lower }) => statementTerm(lower) === own.head);
  if (refers.test(words[noun - 1]?.lower ?? '')) return true;
  const { words: named, tags } = held.statement.sentence;
  return named.every(
    ({ lower }, i) =>
      !left.includes(statementTerm(lower)) || /^(?:NOUN|PROPN)$/.test(tags[i] ?? ''),
  );
};

const PLACES = new Set(
  ['in', 'on', 'at', 'outside', 'inside', 'during', 'after', 'before'].map(statementTerm),
);

/** Whether a sentence speaks of another place or time than a thesis that names one. */
const isElsewhere = ({ statement: own }: Position, { statement: held }: Position): boolean =>
  held.case.length > 0 &&
  own.case.some((term) => PLACES.has(term)) &&
  !own.case.some((term) => !PLACES.has(term) && held.case.includes(term));

/** A sentence that limits, weighs, supposes or reports is no plain statement of the other side. */
const weighs =
  /\b(?:although|though|while|whereas|despite|even if|if|unless|when|(?<!\bthe )only|but|than|admittedly|granted|of course|instead|without)\b|^\W*(?:it is true|for (?:example|instance)|nobody|no one)\b/i;

const isPlain = (sentence: Sentence, essay: ReadEssay): boolean =>
  !weighs.test(sentence.text) &&
  !isQuestion(sentence) &&
  !isForeign(essay, sentence) &&
  !speaksForOthers(sentence.text);

/**
 * Sentences of the body in which the writer, without a word of granting, judges the thing of the thesis the other way round
 * or demands the opposite: 'Cars should be banned' and 'Cars are important'. Whether the essay weighs them is not asked.
 */
export const contraryViews = memoizeByKey((essay: ReadEssay): ReadonlySet<Sentence> => {
  const { thesis, sentences } = essay;
  if (!thesis?.stated || thesis.view !== null || isLimited(thesis.sentence.text)) return new Set();
  const held = positionsIn(thesis.sentence, essay);
  if (held.length === 0) return new Set();
  return new Set(
    sentences.filter((sentence) => {
      if (sentence.part !== 'body' || sentence === thesis.sentence) return false;
      if (!isPlain(sentence, essay)) return false;
      return positionsIn(sentence, essay).some((own) =>
        held.some(
          (one) =>
            one.polarity !== own.polarity &&
            isSameThing(own, one) &&
            (own.isAmount || !isElsewhere(own, one)),
        ),
      );
    }),
  );
});
