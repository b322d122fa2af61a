import type { EssayModel, Sentence } from '../essay-model.ts';
import { areOpposite } from './opposite-words.ts';
import { readStatements } from './statement-layer.ts';
import type { Statement } from './statement-layer.ts';

/** Two sentences of the essay that contradict each other; `first` comes before `second`. */
export interface Contradiction {
  first: Sentence;
  second: Sentence;
  /** 'denial': one says what the other denies; 'opposites': 'safe' against 'dangerous'; 'reach': 'never' or 'all' against 'some'. */
  kind: 'denial' | 'opposites' | 'reach';
}

/** At most this many statements are compared per subject, so that time stays linear in long essays. */
const MAX_STATEMENTS_PER_SUBJECT = 60;
const ALIKE_FROM = 0.6;

/** Share of the terms two lists have in common; 1 for two empty ones. */
const likeness = (a: readonly string[], b: readonly string[]): number => {
  if (a.length === 0 && b.length === 0) return 1;
  const other = new Set(b);
  const shared = new Set(a.filter((term) => other.has(term))).size;
  return shared / new Set([...a, ...b]).size;
};

/** Whether two statements about one subject cover the same cases. 'Some' says nothing about the rest. */
const canConflict = (a: Statement, b: Statement): boolean => {
  const open = (x: string, y: string) => (x === 'some' ? y === 'all' : y !== 'some' || x === 'all');
  return open(a.of, b.of) && open(a.when, b.when) && likeness(a.case, b.case) >= ALIKE_FROM;
};

/** The two predicates without their pair of opposites. Null if they have none. */
const withoutOpposites = (a: Statement, b: Statement): [string[], string[]] | null => {
  for (const term of a.predicate) {
    const other = b.predicate.find((t) => areOpposite(term, t));
    if (other !== undefined && !b.predicate.includes(term) && !a.predicate.includes(other))
      return [a.predicate.filter((t) => t !== term), b.predicate.filter((t) => t !== other)];
  }
  return null;
};

const clash = (a: Statement, b: Statement): Contradiction['kind'] | null => {
  if (a.mood !== b.mood || a.sentence === b.sentence || !canConflict(a, b)) return null;
  if (a.negated !== b.negated)
    return likeness(a.predicate, b.predicate) >= ALIKE_FROM
      ? a.of === 'some' || b.of === 'some' || a.when === 'some' || b.when === 'some'
        ? 'reach'
        : 'denial'
      : null;
  const rest = a.negated ? null : withoutOpposites(a, b);
  if (!rest) return null;
  const [left, right] = rest;
  return likeness(left, right) >= ALIKE_FROM ? 'opposites' : null;
};

/**
 * Pairs of the writer's own sentences that contradict each other: they have one subject, and one denies what the other
 * says, uses an opposite word, or says 'always', 'all', 'never' or 'no' where the other says 'some'. To avoid false
 * positives, statements that are conditional, limited, about the past or reported are ignored. Each sentence is in at
 * most one pair; pairs are in order of their first sentence.
 */
export const findContradictions = (model: EssayModel): Contradiction[] => {
  const bySubject = new Map<string, Statement[]>();
  const found: Contradiction[] = [];
  const used = new Set<Sentence>();
  for (const statement of readStatements(model)) {
    const same = bySubject.get(statement.subject) ?? [];
    for (const earlier of same) {
      if (used.has(earlier.sentence) || used.has(statement.sentence)) continue;
      const kind = clash(earlier, statement);
      if (!kind) continue;
      used.add(earlier.sentence).add(statement.sentence);
      found.push({ first: earlier.sentence, second: statement.sentence, kind });
    }
    if (same.length < MAX_STATEMENTS_PER_SUBJECT)
      bySubject.set(statement.subject, [...same, statement]);
  }
  return found.sort((a, b) => a.first.index - b.first.index);
};
