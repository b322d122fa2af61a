import type { EssayModel } from '../../essay-model.ts';
import { objectionsOf } from '../../layers/graph/read-graph.ts';
import { withoutLeadIn } from '../../argument/lead-in.ts';
import { askAbout, ownPoints, type Question, type QuestionFinder } from './question.ts';

/** 'Should be closed': nobody is named who would close it. */
const passive =
  /\b(?:should|must|ought to|needs? to|has to|have to) (?:also |only |all |always )?be (?:\w+ly )?(?!able\b|more\b|less\b|a\b|the\b|an\b)\w+(?:ed|en|wn|ut|ld|pt|nt|ght)\b/i;
const denied =
  /\b(?:should|must|ought to|needs?|has|have)(?: not| never|n['’]t) (?:to )?be (?:\w+ly )?\w+(?:ed|en|wn|ut|ld|pt|nt|ght)\b/i;
/** Everybody is asked to act, and so nobody is. */
const everybody =
  /^(?:we|people|everyone|everybody|society|one|humans?|mankind|humanity)\b (?:\w+ ){0,2}?(?:should|must|ought to|need to|needs to|has to|have to)\b(?! (?:not|never)\b)/i;
/** What is asked of the mind alone needs nobody to see to it. */
const ofMind =
  /\bbe (?:\w+ly )?(?:considered|regarded|seen|viewed|remembered|noted|understood|resisted|avoided|feared|trusted|believed|known|respected|valued|appreciated|forgotten)\b/i;
const named = /\bby (?:the |a |an |our |all |each |every )?\p{L}+/iu;
/** Who decides in public life. An essay that names one as acting has said who is to do it. */
const deciders =
  /\b(?:governments?|state|parliament|council|municipality|schools?|universit(?:y|ies)|compan(?:y|ies)|employers?|parents|teachers|ministers?|police|courts?) (?:\w+ ){0,2}?(?:should|must|can|could|will|would|has to|have to|needs? to|ought to|pays?)\b/i;
const cost =
  /\b(?:costs?|pays?|paid|money|expensive|cheap|price|prices|fund(?:s|ed|ing)?|budget|afford\w*|rand|dollars?|euros?|pounds?|tax(?:es)?)\b|[R$€£] ?\d/i;

/** Somebody who is named is asked to act: 'the post office should keep the teller'. */
const active =
  /^(?!(?:it|this|that|these|those|they|he|she|such|there|which|who|i|you|other|others|both)\b)[^,;:]{3,80}? (?:should|must|ought to) (?:still |also |only |always )?(?!not\b|never\b|be\b|have been\b|do (?:this|so)\b)\w+/i;
/** It points at another sentence for what is demanded. */
const leans = /\b(?:such an?|this|these|that way|the same|follow|do so)\b/i;

const wordsOf = ({ sentences }: EssayModel, sign: RegExp): boolean =>
  sentences.some(({ text }) => sign.test(text));

/** What a demand leaves open: who acts, what it costs, or what those get who want the opposite. */
const openIn = (said: string, model: EssayModel): string | null => {
  if (everybody.test(said))
    return 'Who would have to begin, and what has kept them from it so far?';
  if (denied.test(said)) return 'Some people want it. What for, and how else could they get that?';
  if (active.test(said) && !leans.test(said) && objectionsOf(model).length === 0)
    return 'Who would lose by it or have to give something up, and what would you say to them?';
  if (!passive.test(said) || named.test(said)) return null;
  const [isActorKnown, isCostKnown] = [wordsOf(model, deciders), wordsOf(model, cost)];
  if (isActorKnown && isCostKnown) return null;
  if (isActorKnown) return 'What would it cost, and who would pay for it?';
  return isCostKnown
    ? 'Who would have to see to it, and what would they say to that?'
    : 'Who would have to see to it, and what would it cost them?';
};

/** The position's own demand, where the essay does not say who is to act or what it costs. */
export const demandQuestions: QuestionFinder = (model): Question[] => {
  const { thesis } = model;
  if (!thesis?.stated || !ownPoints(model).includes(thesis.sentence)) return [];
  const held = thesis.sentence;
  const bare = withoutLeadIn(held.text.slice(0, 400));
  if (ofMind.test(bare) || /^(?:it|this|that|these|those|they|one)\b/i.test(bare)) return [];
  if (/\b(?:if|unless|although|though|while|whereas|despite)\b/i.test(bare)) return [];
  const ask = openIn(bare, model);
  if (ask === null) return [];
  return askAbout(held, model, {
    sort: 'demand',
    kind: {
      cognitiveOperation: 'Evaluation',
      difficulty: 'Introductory',
      disciplinaryLens: 'Policy',
    },
    weight: 2,
    ask,
    followUp: null,
    assumes: null,
  });
};
