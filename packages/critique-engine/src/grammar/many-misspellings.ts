import type { Span } from '@argint/text-analysis';
import type { CritiqueDraft } from '../critique-draft.ts';
import type { EssayModel } from '../essay-model.ts';
import { listed } from '../wording.ts';
import type { GrammarIssue } from './grammar-issue.ts';
import { withClearCorrection } from './spelling-correction.ts';

/** From so many different misspelt words on, a spelling check helps more than a remark on each of them. */
const MANY = 6;
/** Words that the remark names, and corrections that it gives. */
const MOST_NAMED = 8;
const MOST_CORRECTED = 4;
/** A shorter word has too many neighbours for its correction to be certain. */
const FEWEST_LETTERS = 6;

/**
 * One remark in the place of many on single misspelt words; null if there are only a few. `issues` are the misspelt
 * words of a stretch of the essay, in order of position.
 */
export const manyMisspellings = (
  issues: readonly GrammarIssue[],
  model: EssayModel,
): (CritiqueDraft & { at: Span }) | null => {
  const first = new Map<string, GrammarIssue>();
  for (const issue of issues) {
    const word = model.text.slice(issue.start, issue.end).toLowerCase();
    if (!first.has(word)) first.set(word, issue);
  }
  const [at, ...others] = issues;
  if (!at || first.size < MANY) return null;
  const named = [...first.keys()].slice(0, MOST_NAMED).map((word) => `“${word}”`);
  const corrected = [...first]
    .flatMap(([word, issue]) => {
      const [correction] = withClearCorrection(issue, model).replacements;
      // A word that comes apart in two is a guess: 'day life' for 'daily life'.
      return correction && !/\s/.test(correction) && word.length >= FEWEST_LETTERS
        ? [`“${correction.toLowerCase()}” for “${word}”`]
        : [];
    })
    .slice(0, MOST_CORRECTED);
  return {
    rule: 'grammar-many-misspellings',
    issueType: 'grammar',
    severity: 3,
    at: { start: at.start, end: at.end },
    related: others.map(({ start, end }) => ({ start, end })),
    issue: `${first.size} different words are not in the dictionary, among them ${listed(named)}.`,
    reasoning:
      'Your reader has to guess each of these words, and has less attention left for what you say.',
    fix: `Run a spelling check over the whole text before you change anything else.${
      corrected.length > 0 ? ` Write ${listed(corrected)}.` : ''
    }`,
    hint: 'Which of these words do you need often? Write each of them down once as the dictionary has it.',
    confidence: 0.85,
  };
};
