import type { AnalysisResult, ScoreName, Scores } from '@argint/contracts';
import type { EssayModel } from '../essay-model.ts';
import { contentStems } from '../layers/term-layer.ts';
import { readMoves } from '../premium/essay-moves.ts';
import type { Moves } from '../premium/essay-moves.ts';
import { quoteOf } from '../premium/plain-clause.ts';
import { argumentAdvice } from './argument-advice.ts';
import { weakest } from '../scores/verdict.ts';
import { choose, plural } from '../wording.ts';

type Verdict = NonNullable<AnalysisResult['overallVerdict']>;
type Area = Exclude<ScoreName, 'overall'>;

/** What speaks for the essay, the most telling first; null where nothing of the kind was found. */
const carries = ({ thesis, claims, counters, source }: Moves): string | null => {
  const [best] = claims;
  const answered = counters.find(({ answer }) => answer !== null);
  if (answered) return `another view is heard and answered (${quoteOf(answered.sentence, 50)})`;
  if (source) return `a source stands behind ${quoteOf(source.sentence, 50)}`;
  if (best && best.premises.length > 1)
    return `${plural(best.premises.length, 'sentence')} argue for ${quoteOf(best.claim, 50)}`;
  return thesis ? `the position is told, ${quoteOf(thesis, 50)}` : null;
};

const holdsBack = (
  { thesis, nearest, bare, counters, named }: Moves,
  told: boolean,
): string | null => {
  if (!thesis && nearest) return `${quoteOf(nearest, 50)} is not yet a position`;
  const [first] = bare;
  if (first && bare.length > 1)
    return `${bare.length} claims stand alone, first ${quoteOf(first.claim, 50)}`;
  if (first) return `${quoteOf(first.claim, 50)} stands alone`;
  const open = counters.find(({ answer }) => answer === null);
  if (open) return `${quoteOf(open.sentence, 50)} gets no reply`;
  if (named) return `what others think (${quoteOf(named, 50)}) is not taken up again`;
  return nearest && counters.length === 0
    ? `nobody objects to ${told ? 'it' : quoteOf(nearest, 50)}`
    : null;
};

const readinessOf = (base: string, moves: Moves): string => {
  const good = carries(moves);
  const bad = holdsBack(moves, good?.startsWith('the position') ?? false);
  if (good && bad) return `${base} – ${good}, but ${bad}`;
  return good || bad ? `${base} – ${good ?? bad ?? ''}` : base;
};

/** The claim that shares least with the question. */
const farthest = ({ claims }: Moves, question: string | null): string | null => {
  if (!question) return null;
  const lower = question.toLowerCase();
  const near = (words: readonly string[]) => words.filter((term) => lower.includes(term)).length;
  const [far] = claims.toSorted(
    (a, b) => near(contentStems(a.claim.words)) - near(contentStems(b.claim.words)),
  );
  return far ? quoteOf(far.claim, 60) : null;
};

const adviceFor = (area: Area, model: EssayModel, moves: Moves): string => {
  const { thesis, nearest, bare, claims, closing, source } = moves;
  const held = quoteOf(thesis ?? nearest ?? '', 60);
  const weak = bare[0]?.claim ?? claims.at(-1)?.claim;
  const about = weak ? quoteOf(weak, 60) : held;
  const far = farthest(moves, model.question);
  const last = closing.at(-1) ?? model.sentences.at(-1);
  switch (area) {
    case 'relevance':
      return far
        ? `Say in the words of the question what ${far} has to do with it`
        : 'Bring each paragraph back to the words of the question';
    case 'thesis':
      return thesis && /\b(?:because|since)\b/i.test(thesis.text)
        ? `Say for whom, or when, ${held} does not hold`
        : thesis
          ? choose(held, [
              `Say on what ground ${held} rests, and where it stops`,
              `Give ${held} a “because” and a limit`,
            ])
          : choose(held, [
              `Turn ${held} into a position that somebody could deny`,
              `Say what you hold: ${held} only leads up to it`,
            ]);
    case 'argument':
      return argumentAdvice(model, moves).advice;
    case 'structure':
      return last
        ? choose(held, [
            'Give each paragraph one point, and its first sentence a link to the paragraph before',
            `Let the paragraphs take up each other’s words, down to ${quoteOf(last, 50)}, and give each one point`,
          ])
        : 'Give each paragraph one point and a link to the one before';
    case 'sources':
      return source ? `Name a source for ${about} too` : `Say where a reader could check ${about}`;
    case 'language':
      return choose(held, [
        'Go through the wording: long sentences first, then slips',
        'Read it aloud and end each sentence where your breath does; then mend the slips that are marked',
      ]);
  }
};

/** The verdict in words about this essay: readiness with what carries it and what holds it back, and what to do for each of the three weakest criteria. */
export const wordVerdict = (verdict: Verdict, model: EssayModel, scores: Scores): Verdict => {
  const moves = readMoves(model);
  return {
    ...verdict,
    journalReadiness: readinessOf(verdict.journalReadiness, moves),
    improvements: weakest(scores)
      .slice(0, 3)
      .map(({ name, value, evidence }) => {
        const ground = name === 'argument' ? argumentAdvice(model, moves).ground : evidence[0];
        return `${adviceFor(name, model, moves)} (${name} ${value} of 100${ground ? `: ${ground}` : ''}).`;
      }),
  };
};
