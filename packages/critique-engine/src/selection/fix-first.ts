import type { LineCritique } from '@argint/contracts';
import { isAboutLanguage } from '@argint/contracts/language-issue';
import { countPlaces, inOrder, worth } from './worth.ts';

/** Most critiques marked `fixFirst`. */
const FIRST_COUNT_MAX = 3;
/** Below this chance of being true and worth saying, nothing is fixed first. */
const FIRST_FROM = 0.8;
/** The mildest critique that may be fixed first. */
const FIRST_SEVERITY = 2;
/**
 * The chance that a remark of a rule is what a teacher would put first, where it differs from the rule's confidence:
 * remarks on flawed texts against remarks on their sound twins on the train half of the bank, with one of each added,
 * and a reading of sixty learners' essays (docs/engine-log.md).
 */
const FIRST_CHANCES: Readonly<Record<string, number>> = {
  'circular-reasoning': 0.5,
  'conclusion-drifts': 0.86,
  'copied-words': 0.7,
  'false-dilemma': 0.86,
  'general-body': 0.7,
  'general-paragraph': 0.62,
  'no-counter-argument': 0.62,
  'one-sentence-paragraph': 0.4,
  'overstated-conclusion': 0.62,
  'quotation-without-citation': 0.5,
  'slippery-slope': 0.85,
  'statistic-without-source': 0.85,
  'unnamed-authority': 0.85,
  'weighing-missing': 0.82,
};

/** From this severity and chance on a remark on the argument may lead, if nothing is surer. */
const LEAD = { severity: 3, chance: 0.6 };
/** The rule for an essay that answers another question than the one asked. */
const OTHER_QUESTION = 'other-question';
/** Places from which on a slip is a pattern, which a student can learn from, by severity. A single slip never comes first. */
const PATTERN_PLACES = { moderate: 3, minor: 5 };
/** From this severity on a pattern of language keeps a reader from understanding, and comes before everything else. */
const HARD_TO_READ = 4;

/** Whether a critique is about a slip of grammar that is more than a trifle. */
export const isGraverSlip = ({ issueType, severity }: LineCritique): boolean =>
  issueType === 'grammar' && severity >= FIRST_SEVERITY;

const chanceOf = ({ confidence, ruleId }: LineCritique): number =>
  FIRST_CHANCES[ruleId] ?? confidence;

const deservesFirst = (critique: LineCritique): boolean =>
  critique.severity >= FIRST_SEVERITY && chanceOf(critique) >= FIRST_FROM;

const mayLead = (critique: LineCritique): boolean =>
  deservesFirst(critique) ||
  (critique.severity >= LEAD.severity && chanceOf(critique) >= LEAD.chance);

/** A slip seen at several places is a habit even where one of them may be wrong, so less certainty is enough for it. */
const PATTERN_FROM = 0.7;

const isPattern = (critique: LineCritique): boolean =>
  isAboutLanguage(critique) &&
  critique.severity >= FIRST_SEVERITY &&
  chanceOf(critique) >= PATTERN_FROM &&
  countPlaces(critique) >=
    (critique.severity >= LEAD.severity ? PATTERN_PLACES.moderate : PATTERN_PLACES.minor);

/** Language is weak from this many slips of grammar on, if there is one in so many words. */
const WEAK_LANGUAGE = { slips: 6, wordsPerSlip: 45, habitPlaces: 2 };

/** The habit that costs weak language most, for an essay in which nothing else comes first. */
const habitIn = (kept: readonly LineCritique[], words: number): LineCritique[] => {
  const slips = kept.filter(isGraverSlip);
  const places = slips.reduce((sum, slip) => sum + countPlaces(slip), 0);
  if (places < WEAK_LANGUAGE.slips || places * WEAK_LANGUAGE.wordsPerSlip < words) return [];
  return slips
    .filter(
      (slip) => countPlaces(slip) >= WEAK_LANGUAGE.habitPlaces && chanceOf(slip) >= PATTERN_FROM,
    )
    .sort((a, b) => countPlaces(b) * worth(b) - countPlaces(a) * worth(a) || inOrder(a, b))
    .slice(0, 1);
};

/** So many remarks of a rule about the shape of a text say that all of it has that shape. */
const SHAPES: readonly { rule: string; severity: number; remarks: number }[] = [
  { rule: 'long-sentence', severity: 3, remarks: 2 },
  { rule: 'one-sentence-paragraph', severity: 2, remarks: 3 },
  { rule: 'endless-paragraph', severity: 2, remarks: 1 },
];

/** What makes a text hard to take in as a whole: endless sentences, lone ones, or one endless paragraph. */
const shapeIn = (kept: readonly LineCritique[]): LineCritique[] =>
  SHAPES.flatMap(({ rule, severity, remarks }) => {
    const own = kept.filter((one) => one.ruleId === rule && one.severity >= severity);
    return own.length >= remarks ? own.slice(0, 1) : [];
  }).slice(0, 1);

/**
 * What to fix first: at most three critiques of different rules, each nearly certain. What the essay argues comes before
 * its language, of which one pattern may be named; but where the sentences are hard to read, that comes first, and one
 * critique of the argument beside it is enough. Where nothing comes first and the language is weak, its costliest habit does, else the shape of the text where that is the trouble.
 */
export const firstOf = (kept: readonly LineCritique[], words: number): Set<LineCritique> => {
  const thinking = kept.filter((critique) => !isAboutLanguage(critique));
  const lead = thinking.find(mayLead);
  const [language] = kept.filter(isPattern).sort((a, b) => b.severity - a.severity);
  const argued = [...(lead ? [lead] : []), ...thinking.filter(deservesFirst)];
  const [elsewhere] = kept.filter(({ ruleId }) => ruleId === OTHER_QUESTION);
  // An answer to another question has to be written anew, so that all other remarks can wait.
  if (elsewhere) return new Set([elsewhere]);
  const isHardToRead = language !== undefined && language.severity >= HARD_TO_READ;
  const chosen = isHardToRead ? [language, ...argued.slice(0, 1)] : argued;
  const rules = new Set<string>();
  const first = new Set<LineCritique>();
  for (const one of [...chosen, ...(language ? [language] : [])]) {
    if (first.size >= FIRST_COUNT_MAX || rules.has(one.ruleId)) continue;
    rules.add(one.ruleId);
    first.add(one);
  }
  if (first.size > 0) return first;
  const habit = habitIn(kept, words);
  return new Set(habit.length > 0 ? habit : shapeIn(kept));
};
