import type { EssayModel, Sentence } from '../essay-model.ts';
import { areOpposite } from './opposite-words.ts';
import { readStatements } from './statement-layer.ts';
import type { Statement } from './statement-layer.ts';

/** Two sentences of the essay that cannot both stand as they are worded; `first` comes before `second`. */
export interface Contradiction {
  first: Sentence;
  second: Sentence;
  /** 'denial': one says what the other denies; 'opposites': 'safe' against 'dangerous'; 'reach': 'never' or 'all' against 'some'. */
  kind: 'denial' | 'opposites' | 'reach';
}

/** Most statements compared per subject, so that time stays linear in long essays. */
const MOST_OF_SUBJECT = 60;
const ALIKE = 0.6;

/** Share of the terms two lists have in common; 1 for two empty ones. */
const likeness = (a: readonly string[], b: readonly string[]): number => {
  if (a.length === 0 && b.length === 0) return 1;
  const other = new Set(b);
  const shared = new Set(a.filter((term) => other.has(term))).size;
  return shared / new Set([...a, ...b]).size;
};

/** Whether, of one subject, one holds wherever the other does: 'some' says nothing of the rest. */
const meet = (a: Statement, b: Statement): boolean => {
  const open = (x: string, y: string) => (x === 'some' ? y === 'all' : y !== 'some' || x === 'all');
  return open(a.of, b.of) && open(a.when, b.when) && likeness(a.case, b.case) >= ALIKE;
};

/** The two predicates without the pair of opposites in them; null where there is none. */
const withoutOpposites = (a: Statement, b: Statement): [string[], string[]] | null => {
  for (const term of a.predicate) {
    const other = b.predicate.find((t) => areOpposite(term, t));
    if (other !== undefined && !b.predicate.includes(term) && !a.predicate.includes(other))
      return [a.predicate.filter((t) => t !== term), b.predicate.filter((t) => t !== other)];
  }
  return null;
};

const clash = (a: Statement, b: Statement): Contradiction['kind'] | null => {
  if (a.mood !== b.mood || a.sentence === b.sentence || !meet(a, b)) return null;
  if (a.negated !== b.negated)
    return likeness(a.predicate, b.predicate) >= ALIKE
      ? a.of === 'some' || b.of === 'some' || a.when === 'some' || b.when === 'some'
        ? 'reach'
        : 'denial'
      : null;
  const rest = a.negated ? null : withoutOpposites(a, b);
  if (!rest) return null;
  const [left, right] = rest;
  return likeness(left, right) >= ALIKE ? 'opposites' : null;
};

/**
 * Pairs of the writer's own sentences that deny each other: one subject, and the same said and denied,
 * opposite words, or 'always', 'all', 'never', 'no' against 'some'. Few but sure: what is conditional,
 * past, told for others or limited is passed over. Meant for a `contradiction` detector and for the
 * premium result alike. At most one pair for each sentence, in order of the first.
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
    if (same.length < MOST_OF_SUBJECT) bySubject.set(statement.subject, [...same, statement]);
  }
  return found.sort((a, b) => a.first.index - b.first.index);
};
