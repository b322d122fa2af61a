import type { Told } from './told-by.ts';

/** What a contradiction is called, and whether a result has it. */
type Rule = readonly [what: string, isSo: (told: Told) => boolean];

/** Statements by words that only they use. */
const SAYS = {
  noPosition: /we found no sentence that says|what you think(?:, and found none|\. We found none)/i,
  noPositionScored: /no sentence takes a position|no sentence is worded as a position/,
  holds: /You argue this:|Your position is this:|You hold that|You say what you think in line/,
  answered:
    /let somebody disagree with you|let the other side speak|don’t leave it without an answer/,
  noOtherView: /no view against yours/i,
  seemsHeard: /another side seems to be heard/,
  noIntroduction: /it has no introduction|no introduction|neither introduction/,
  noConclusion: /it has no conclusion|no conclusion|neither introduction/,
  nearlyReady: /^Nearly ready/,
} as const;

/** A criterion below this score still needs work. */
const WEAK_BELOW = 40;

/** 'Early draft: work on the sentences first' tells an order of work, and no remark. */
const isEarly = (verdict: string): boolean => verdict.startsWith('Early draft');

/** Pairs of statements of one result that cannot both be right. */
export const STATEMENT_RULES: readonly Rule[] = [
  [
    'a position is both told and missing',
    ({ hasPosition, rules }) => hasPosition && rules.has('thesis-missing'),
  ],
  [
    'the comment finds no position, and one is told',
    ({ hasPosition, comment }) => hasPosition && SAYS.noPosition.test(comment),
  ],
  [
    'the comment tells a position, and none is told',
    ({ hasPosition, comment }) => !hasPosition && SAYS.holds.test(comment),
  ],
  [
    'the verdict finds no position, and one is told',
    ({ hasPosition, verdict }) => hasPosition && /no sentence says/i.test(verdict),
  ],
  [
    'the thesis score finds no position, and one is told',
    ({ hasPosition, evidence }) => hasPosition && SAYS.noPositionScored.test(evidence('thesis')),
  ],
  [
    'the advice doubts a position that is told',
    ({ hasPosition, advice }) => hasPosition && /is your view, say so outright/.test(advice),
  ],
  [
    'the advice finds no ground for the position, and the thesis score finds one',
    ({ advice, evidence }) =>
      /Put your strongest reason into the sentence/.test(advice) &&
      /gives a ground/.test(evidence('thesis')),
  ],
  [
    'the comment praises an answer that the outline has not',
    ({ comment, answered }) => SAYS.answered.test(comment) && answered.length === 0,
  ],
  [
    'the argument score hears no other view, and the outline has one',
    ({ views, evidence }) => views.length > 0 && SAYS.noOtherView.test(evidence('argument')),
  ],
  [
    'the argument score hears another side, and the outline has none',
    ({ units, evidence }) =>
      SAYS.seemsHeard.test(evidence('argument')) && !units.some(({ kind }) => kind === 'objection'),
  ],
  [
    'the argument score tells of an answer, and the outline has none',
    ({ answered, evidence }) =>
      / yours and give an answer/.test(evidence('argument')) && answered.length === 0,
  ],
  [
    'the advice misses a view of others that the outline has',
    ({ views, advice, gaps }) =>
      views.length > 0 && (SAYS.noOtherView.test(advice) || SAYS.noOtherView.test(gaps)),
  ],
  [
    'a remark misses a view of others that the outline has',
    ({ result, views }) =>
      views.length > 0 &&
      result.lineCritiques.some(({ issue }) => issue.startsWith('Nobody in your essay disagrees')),
  ],
  [
    'the verdict finds no reply, and the comment praises it',
    ({ verdict, comment, views }) =>
      /gets no reply/.test(verdict) && SAYS.answered.test(comment) && views.length === 1,
  ],
  [
    'the structure score finds no introduction, and another part speaks of one',
    ({ evidence, first }) =>
      SAYS.noIntroduction.test(evidence('structure')) &&
      (/stands in the introduction/.test(evidence('thesis')) ||
        /\bintroduction\b/.test(first.map(({ issue }) => issue).join(' '))),
  ],
  [
    'the structure score and another part disagree about a conclusion',
    ({ evidence }) =>
      SAYS.noConclusion.test(evidence('structure'))
        ? /your conclusion (?:partly )?speaks|the conclusion comes back/.test(
            `${evidence('argument')} ${evidence('thesis')}`,
          )
        : /we found no conclusion/.test(evidence('argument')),
  ],
  [
    'the language score counts no slip, and remarks mark some',
    ({ evidence, result }) =>
      /\b(?:0 slips|no slip)\b/.test(evidence('language')) &&
      result.lineCritiques.some(({ issueType }) => issueType === 'grammar'),
  ],
  [
    'the verdict says what comes first, and nothing is to be fixed first',
    ({ verdict, first }) => /\bfirst\b/.test(verdict) && first.length === 0 && !isEarly(verdict),
  ],
  [
    'the verdict is nearly ready, and something is to be fixed first',
    ({ verdict, first }) => SAYS.nearlyReady.test(verdict) && first.length > 0,
  ],
  [
    'the verdict is nearly ready, and a criterion is weak',
    ({ verdict, result }) =>
      SAYS.nearlyReady.test(verdict) &&
      Object.values(result.scores).some(({ value }) => value !== null && value < WEAK_BELOW),
  ],
  [
    'a sentence is praised, and a question or a remark doubts it',
    ({ doubtsPraise }) => doubtsPraise,
  ],
];
