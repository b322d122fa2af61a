import type { AnalysisResult } from '@argint/contracts';
import { COUNTERS, phraseFinder } from '@argint/text-analysis';
import type { EssayModel, Sentence } from '../essay-model.ts';
import { contentStems } from '../layers/term-layer.ts';
import type { Moves } from '../argument/essay-moves.ts';
import { plainClause } from '../argument/plain-clause.ts';
import { quoteOf } from '../argument/plain-clause.ts';

type Refined = NonNullable<AnalysisResult['thesisOpportunities']>['refinedThesisOptions'];

const grounded = /\b(?:because|since|due to|so that|as long as)\b/i;
const conceding = /\b(?:although|while|even though|despite)\b/i;
/** Two sentences that share more than this part of their words say the same. */
const SAME_ABOVE = 0.6;
/** Number of claims tried before giving up. Each try checks the grammar of a paragraph. */
const MAX_TRIES = 4;
const MOST = 3;
/** The position may be longer than a claim that is inserted into it. */
const MAX_THESIS_WORDS = 32;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const sayTheSame = (a: Sentence, b: Sentence): boolean => {
  const left = new Set(contentStems(a.words));
  const right = new Set(contentStems(b.words));
  const shared = [...left].filter((term) => right.has(term)).length;
  return shared / Math.max(1, Math.min(left.size, right.size)) > SAME_ABOVE;
};

const counters = phraseFinder(COUNTERS);
const shareATerm = (a: Sentence, b: Sentence): boolean => {
  const terms = new Set(contentStems(a.words));
  return contentStems(b.words).some((term) => terms.has(term));
};

/** The first sentence that plainClause accepts, with its clause. */
const firstClause = (
  sentences: readonly Sentence[],
  model: EssayModel,
): { sentence: Sentence; clause: string } | null => {
  for (const sentence of sentences.slice(0, MAX_TRIES)) {
    const clause = plainClause(sentence, model);
    if (clause !== null && !grounded.test(clause)) return { sentence, clause };
  }
  return null;
};

/** The position with the essay's own best reason. */
const withGround = (thesis: Sentence, clause: string, model: EssayModel, moves: Moves): Refined => {
  if (grounded.test(thesis.text)) return [];
  const heard = new Set(moves.counters.map(({ sentence }) => sentence));
  const onMySide = moves.claims
    .map(({ claim }) => claim)
    .filter(
      (claim) =>
        !sayTheSame(claim, thesis) &&
        !heard.has(claim) &&
        counters(claim.words).length === 0 &&
        !/\b(?:arguments?|not|may|might)\b/i.test(claim.text) &&
        shareATerm(claim, thesis),
    );
  const ground = firstClause(onMySide, model);
  return ground
    ? [
        {
          thesis: `${capital(clause)}, because ${ground.clause}.`,
          rationale: `This version gives the reason that your essay argues for: ${quoteOf(ground.sentence, 90)}.`,
        },
      ]
    : [];
};

/** The position with an objection that the essay itself names and answers. */
const withObjection = (
  thesis: Sentence,
  clause: string,
  model: EssayModel,
  moves: Moves,
): Refined => {
  if (conceding.test(thesis.text)) return [];
  const answered = moves.counters.filter(({ answer, sentence }) => answer && answer !== sentence);
  const against = firstClause(
    answered.map(({ sentence }) => sentence),
    model,
  );
  return against
    ? [
        {
          thesis: `Although ${against.clause}, ${clause}.`,
          rationale:
            'This version tells your reader at once that you know the other side. Your essay already answers it.',
        },
      ]
    : [];
};

/** A claim of the essay with its own reason, for an essay that does not state its position. */
const fromClaim = (held: Sentence, model: EssayModel, moves: Moves): Refined =>
  moves.claims
    .filter(({ claim }) => !sayTheSame(claim, held))
    .slice(0, MAX_TRIES)
    .flatMap(({ claim, premises }): Refined => {
      const clause = plainClause(claim, model);
      const ground = clause && !grounded.test(clause) ? firstClause(premises, model) : null;
      return clause && ground
        ? [
            {
              thesis: `${capital(clause)}, because ${ground.clause}.`,
              rationale: `You argue for this in your essay (${quoteOf(claim, 90)}). If it is your position, say so in the introduction.`,
            },
          ]
        : [];
    })
    .slice(0, 1);

/**
 * Ways to word the position, put together from whole clauses of the essay. None has a blank: where the essay has no
 * clause that fits, the option is left out, and there may be none at all.
 */
export const refinedTheses = (model: EssayModel, moves: Moves): Refined => {
  const { thesis, nearest } = moves;
  const held = thesis ?? nearest;
  if (!held) return [];
  const clause = thesis ? plainClause(thesis, model, MAX_THESIS_WORDS) : null;
  const options =
    thesis && clause
      ? [
          ...withGround(thesis, clause, model, moves),
          ...withObjection(thesis, clause, model, moves),
        ]
      : [];
  return (options.length ? options : fromClaim(held, model, moves)).slice(0, MOST);
};
