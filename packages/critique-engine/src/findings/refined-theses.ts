import type { AnalysisResult } from '@argint/contracts';
import { COUNTERS, phraseFinder } from '@argint/text-analysis';
import type { EssayModel, Sentence } from '../essay-model.ts';
import { contentStems } from '../layers/term-layer.ts';
import type { Moves } from '../argument/essay-moves.ts';
import { plainClause } from '../argument/plain-clause.ts';
import { choose, plural } from '../wording.ts';
import { quoteOf } from '../argument/plain-clause.ts';
import { subjectOf } from '../argument/subject-of.ts';

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

/** A sentence frame about the essay's topic, for a sentence that cannot serve as a model. */
const frame = (sentence: Sentence, model: EssayModel): Refined[number] => {
  const topic = subjectOf(sentence, model)?.slice(1, -1) ?? 'this question';
  const quote = quoteOf(sentence);
  return choose(quote, ['a', 'b']) === 'a'
    ? {
        thesis: `My answer on ${topic} is that …, because …; it does not hold where ….`,
        rationale: `${quote} gives you the first part. The other two are what a reader will ask for.`,
      }
    : {
        thesis: `Of ${topic} I hold that …, on the ground that …, although ….`,
        rationale: `Begin with what ${quote} says; then one ground, then one thing that speaks against you.`,
      };
};

const conceded = (clause: string, model: EssayModel, { counters }: Moves): Refined[number] => ({
  thesis: `Although …, ${clause}.`,
  rationale: counters[0]
    ? `In place of the dots goes the best objection; ${quoteOf(counters[0].sentence, 60)} is one you already name.`
    : `In place of the dots goes the best objection in ten words. It shows from the start that you know of it, over ${plural(model.prose.length, 'paragraph')} that so far do not.`,
});

/**
 * Ways to word the position: from the essay's own clauses if they can serve as models, else as a frame to fill in.
 * Without a stated thesis, the best claims are offered as one.
 */
export const refinedTheses = (model: EssayModel, moves: Moves): Refined => {
  const { thesis, nearest, claims } = moves;
  const held = thesis ?? nearest;
  if (!held) return [];
  const options: Refined = [];
  const heard = new Set(moves.counters.map(({ sentence }) => sentence));
  const clause = thesis ? plainClause(thesis, model, MAX_THESIS_WORDS) : null;
  const others = claims.map(({ claim }) => claim).filter((c) => !sayTheSame(c, held));
  if (thesis && clause) {
    const onMySide = others.filter(
      (claim) =>
        !heard.has(claim) &&
        counters(claim.words).length === 0 &&
        !/\b(?:arguments?|not|may|might)\b/i.test(claim.text) &&
        shareATerm(claim, thesis),
    );
    const ground = grounded.test(thesis.text) ? null : firstClause(onMySide, model);
    if (ground)
      options.push({
        thesis: `${capital(clause)}, because ${ground.clause}.`,
        rationale: `It names the ground your essay argues: ${quoteOf(ground.sentence, 60)}.`,
      });
    if (!conceding.test(thesis.text)) options.push(conceded(clause, model, moves));
  }
  if (!thesis || options.length === 0) {
    const claim = firstClause(others, model);
    const support = claim && claims.find((link) => link.claim === claim.sentence)?.premises.length;
    if (claim)
      options.push({
        thesis: `${capital(claim.clause)}, because ….`,
        rationale: support
          ? `${plural(support, 'sentence')} already speak for this claim of yours; put the best of them after “because” and tell it in the introduction.`.replace(
              '1 sentence already speak',
              '1 sentence already speaks',
            )
          : 'It is a claim of yours that somebody could deny; tell it in the introduction, with its reason.',
      });
  }
  if (options.length < 2) options.push(frame(held, model));
  return options.slice(0, MOST);
};
