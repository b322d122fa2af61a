import type { AnalysisResult } from '@argint/contracts';
import type { EssayModel } from '../essay-model.ts';
import { authorBias } from './bias/author-bias.ts';
import type { Moves } from '../argument/essay-moves.ts';
import { readMoves } from '../argument/essay-moves.ts';
import { choose } from '../wording.ts';
import { refinedTheses } from './refined-theses.ts';
import { quoteOf } from '../argument/plain-clause.ts';
import { subjectOf } from '../argument/subject-of.ts';

type Opportunities = NonNullable<AnalysisResult['thesisOpportunities']>;
type Opportunity = Opportunities['opportunities'][number];

const grounded = /\b(?:because|since|by \w+ing|so that|due to|in order to)\b/i;
const limited =
  /\b(?:although|while|despite|even though|unless|however|at least|some|many|most|often|usually)\b/i;
const MOST = 3;

const make = (critiqueType: string, dialecticalPrompt: string, caveat: string): Opportunity => ({
  critiqueType,
  dialecticalPrompt,
  potentialCaveats: [caveat],
});

/** Steps towards a position, for an essay that takes none yet. */
const towardsPosition = (model: EssayModel, { nearest, claims }: Moves): Opportunity[] => {
  if (!nearest) return [];
  const quote = quoteOf(nearest);
  const topic = subjectOf(nearest, model) ?? 'it';
  const [best] = claims.filter(({ claim }) => claim !== nearest);
  return [
    make(
      'Position',
      choose(quote, [
        `Of all you say about ${topic}, which one sentence would you defend if you could keep no other? So far ${quote} comes nearest.`,
        `${quote} comes nearest to a position. What would you have to add before somebody could disagree with it?`,
      ]),
      `A sentence about ${topic} that nobody would deny is a fact, not a position.`,
    ),
    ...(best
      ? [
          make(
            'Claim to build on',
            choose(best.claim.text, [
              `Could the whole essay be there to show ${quoteOf(best.claim)}? What would you then leave out?`,
              `If ${quoteOf(best.claim)} were your answer, which of your paragraphs would still belong?`,
            ]),
            `A claim that only one paragraph serves is too small for the whole; widen ${quoteOf(best.claim, 50)} or drop what it does not need.`,
          ),
        ]
      : []),
  ];
};

const onPosition = (model: EssayModel, { thesis, nearest }: Moves): Opportunity[] => {
  const held = thesis ?? nearest;
  if (!held) return [];
  const { text } = held;
  const topic = subjectOf(held, model) ?? 'it';
  const quote = quoteOf(text);
  const found: Opportunity[] = [];
  if (!grounded.test(text))
    found.push(
      make(
        'Ground',
        choose(text, [
          `${quote} says what you hold. On what single ground does it rest?`,
          `Somebody asks “why?” after ${quote}. What is your answer in one clause?`,
        ]),
        `A ground that only says the claim about ${topic} again is none.`,
      ),
    );
  if (!limited.test(text))
    found.push(
      make(
        'Limit',
        choose(text, [
          `For whom, or when, would ${quote} not hold?`,
          `Which case would make you take back a part of ${quote}?`,
        ]),
        `Name one limit you can answer; three would leave nothing of the claim about ${topic}.`,
      ),
    );
  found.push(
    make(
      'Consequence',
      choose(text, [
        `If ${quoteOf(text, 60)} is right, what must change that has not changed yet?`,
        `Who would have to act otherwise tomorrow if ${quoteOf(text, 60)} were accepted?`,
      ]),
      `If nobody could accept the consequence, it speaks against the claim about ${topic}.`,
    ),
    make(
      'Rival',
      `What is the best answer other than ${quoteOf(text, 60)}, and what does yours explain that it does not?`,
      `A rival nobody holds is easily beaten; take one from the other side of the quarrel about ${topic}.`,
    ),
  );
  return found;
};

/** Ways to improve the thesis, or the sentences nearest to one if none is stated. Null if there are no such sentences. */
export const thesisOpportunities = (model: EssayModel): Opportunities | null => {
  const { thesis, lines } = model;
  if (!thesis) return null;
  const moves = readMoves(model);
  return {
    originalThesis: thesis.stated ? thesis.sentence.text : null,
    start: thesis.stated ? thesis.start : null,
    end: thesis.stated ? thesis.end : null,
    lineNumber: thesis.stated ? lines.lineAt(thesis.start) : null,
    opportunities: (thesis.stated
      ? onPosition(model, moves)
      : [...towardsPosition(model, moves), ...onPosition(model, moves)]
    ).slice(0, MOST),
    refinedThesisOptions: refinedTheses(model, moves),
    authorBiasAnalysis: authorBias(model),
  };
};
