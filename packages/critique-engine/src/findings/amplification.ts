import type { AnalysisResult } from '@argint/contracts';
import { isContestable } from '../argument/contestable.ts';
import type { Moves } from '../argument/essay-moves.ts';
import { isReadable } from '../argument/plain-clause.ts';
import { phraseOf } from '../comment/phrase-of.ts';
import { noCounterArgument } from '../detectors/no-counter-argument.ts';
import { shownDrafts } from '../detectors/shown-drafts.ts';
import type { EssayModel, Sentence } from '../essay-model.ts';
import { authorBias } from './bias/author-bias.ts';
import { hiddenAssumptions } from './hidden-assumptions.ts';

type Amplification = NonNullable<AnalysisResult['criticalThinkingAmplification']>;

const MOST = 3;

/** What the essay already has and could do more with: an answered view, a source, a case. */
const opportunities = (model: EssayModel, { counters, source }: Moves): string[] => {
  const { text, lines } = model;
  const found: string[] = [];
  const place = (sentence: Sentence): string => `line ${lines.lineAt(sentence.start)}`;
  const heard = counters.find(({ answer, sentence }) => answer !== null && answer !== sentence);
  const view = heard && phraseOf(text, heard.sentence);
  if (heard && view)
    found.push(
      `In ${place(heard.sentence)} you answer another view: ${view}. Say in your conclusion what you took from it.`,
    );
  const cited = source && !source.next ? phraseOf(text, source.sentence) : null;
  if (source && cited)
    found.push(
      `Your paragraph ends with a source (${place(source.sentence)}): ${cited}. Add one sentence that says what it shows for your own point.`,
    );
  if (shownDrafts(noCounterArgument(model), model).length > 0)
    found.push(
      'We found nobody in your essay who disagrees with you. One fair objection and your answer to it would test your position.',
    );
  return found.slice(0, MOST);
};

/** What places of the essay take for granted. */
const caveats = (model: EssayModel): string[] =>
  hiddenAssumptions(model)
    .map(({ text }) => text)
    .slice(0, MOST);

/** Two claims of different paragraphs that can be quoted and that somebody could deny. */
const pairOfClaims = (model: EssayModel, { claims }: Moves): [string, string] | null => {
  const ordered = claims
    .filter(({ claim }) => isContestable(claim) && isReadable(claim, model))
    .toSorted((a, b) => a.claim.index - b.claim.index);
  const [first] = ordered;
  const second = ordered.find(({ claim }) => claim.paragraph !== first?.claim.paragraph);
  const quotes = [first, second].map((link) => link && phraseOf(model.text, link.claim));
  return quotes[0] && quotes[1] ? [quotes[0], quotes[1]] : null;
};

const syntheses = (model: EssayModel, moves: Moves): string[] => {
  const pair = pairOfClaims(model, moves);
  return pair
    ? [
        `You say ${pair[0]}, and you say ${pair[1]}. If you had room for only one of the two, which would you keep, and why?`,
      ]
    : [];
};

/** What the essay could develop, what it should watch out for, and how its claims could be combined. */
export const amplification = (model: EssayModel, moves: Moves): Amplification => ({
  opportunitiesIdentified: opportunities(model, moves),
  caveatsGenerated: caveats(model),
  synthesisPrompts: syntheses(model, moves),
  authorBiasAnalysis: authorBias(model),
});
