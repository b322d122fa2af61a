import type { AnalysisResult } from '@argint/contracts';
import { isContestable } from '../argument/contestable.ts';
import { thesisGround } from '../argument/thesis-ground.ts';
import { phraseOf } from '../comment/phrase-of.ts';
import type { EssayModel, Sentence } from '../essay-model.ts';
import { authorBias } from './bias/author-bias.ts';
import type { Moves } from '../argument/essay-moves.ts';
import { readMoves } from '../argument/essay-moves.ts';
import { refinedTheses } from './refined-theses.ts';

type Opportunities = NonNullable<AnalysisResult['thesisOpportunities']>;
type Opportunity = Opportunities['opportunities'][number];

const limited =
  /\b(?:although|while|despite|even though|unless|however|at least|some|many|most|often|usually)\b/i;
const ought = /\b(?:should|must|ought to|needs? to|ha(?:s|ve) to)\b/i;
const MOST = 3;

const make = (critiqueType: string, dialecticalPrompt: string, caveat: string): Opportunity => ({
  critiqueType,
  dialecticalPrompt,
  potentialCaveats: [caveat],
});

/** The words of a sentence, or its line where they cannot be quoted whole. */
const said = (sentence: Sentence, { text, lines }: EssayModel): string =>
  phraseOf(text, sentence) ?? `the sentence in line ${lines.lineAt(sentence.start)}`;

/** Steps towards a position, for an essay that takes none yet. */
const towardsPosition = (model: EssayModel, { nearest, claims }: Moves): Opportunity[] => {
  if (!nearest) return [];
  const [best] = claims.filter(({ claim }) => claim !== nearest && isContestable(claim));
  return [
    make(
      'Position',
      `Of all that you say, ${said(nearest, model)} comes nearest to a position. What would you have to add so that somebody could disagree with it?`,
      'A sentence that nobody would deny is a fact, not a position.',
    ),
    ...(best
      ? [
          make(
            'Claim to build on',
            `You also say ${said(best.claim, model)}. Is that what the whole essay is there to show?`,
            'If it is, say so in the introduction and leave out what does not help to show it.',
          ),
        ]
      : []),
  ];
};

const onPosition = (model: EssayModel, { thesis, nearest, claims }: Moves): Opportunity[] => {
  const held = thesis ?? nearest;
  if (!held) return [];
  const quote = said(held, model);
  const found: Opportunity[] = [];
  if (thesisGround(model) === null && claims.length > 0)
    found.push(
      make(
        'Ground',
        `You say ${quote}, but not why. Which one of your reasons would you put into that sentence?`,
        'A reason that only says the position in other words does not count.',
      ),
    );
  if (!limited.test(held.text))
    found.push(
      make(
        'Limit',
        `For whom, or when, is this not true: ${quote}?`,
        'Name one limit that you can answer. Three would leave little of your position.',
      ),
    );
  if (ought.test(held.text))
    found.push(
      make(
        'Consequence',
        `Suppose that it is done as you say: ${quote}. Who would have to live differently, and would they accept it?`,
        'If you know that somebody would lose by it, say what you would tell them.',
      ),
    );
  found.push(
    make(
      'Rival',
      `What would a person answer who disagrees with ${quote}? What does your answer explain that theirs does not?`,
      'Take an answer that people really give. One that nobody holds is easily beaten.',
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
    originalThesis: thesis.stated ? model.text.slice(thesis.start, thesis.end) : null,
    start: thesis.stated ? thesis.start : null,
    end: thesis.stated ? thesis.end : null,
    ...(thesis.stated && thesis.view !== null ? { view: thesis.view } : {}),
    lineNumber: thesis.stated ? lines.lineAt(thesis.start) : null,
    opportunities: (thesis.stated
      ? onPosition(model, moves)
      : [...towardsPosition(model, moves), ...onPosition(model, moves)]
    ).slice(0, MOST),
    refinedThesisOptions: refinedTheses(model, moves),
    authorBiasAnalysis: authorBias(model),
  };
};
