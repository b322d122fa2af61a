import { withoutLeadIn } from '../../argument/lead-in.ts';
import type { Sentence } from '../../essay-model.ts';
import {
  askAbout,
  pointsOnThesis,
  rankOf,
  type Question,
  type QuestionFinder,
} from './question.ts';
import { ACTOR_QUESTIONS, POLICY_QUESTIONS, type PolicyQuestion } from './policy-table.ts';

const demands =
  /\b(?:should|must|ought to|needs? to be|has to be|have to be|i (?:\w+ly )?(?:agree|support|am for|am in favou?r)|in my (?:opinion|view))\b|n['’]t\b/i;
const denies =
  /\b(?:not|never|nobody|no one|cannot|no need|against|wrong to|disagree\w*|unfair|oppose)\b|n['’]t\b/i;
/** Characters before the words of a demand in which a 'not' belongs to it. */
const NEAR = 40;
/** Measures that are known by one word: it must be what is demanded, and not a word somewhere in the demand. */
const BY_ONE_WORD: ReadonlySet<string> = new Set([
  'ban',
  'no ban',
  'compulsory',
  'not compulsory',
  'control',
  'limit',
  'permission',
  'punishment',
]);
const demandsIt =
  /\b(?:should(?:n['’]t)?|must(?:n['’]t)?|ought(?: not)? to|needs? to|has to|have to|let us)(?: (?:not|never|be|been|also|only|still|all|either|\w+ly))* ?$|\b(?:support|favou?r|(?:dis)?agree|oppose|against|for|demand)\b(?: (?:with|of|to|the|an?|this|such|any|that|idea|point|view|opinion|proposal|law|rule|on|should|\w+ly|total|complete|strict))* ?$/i;
/** The modal verb may be the first word of what is found: 'should allow'. */
const opensWithModal = /^(?:should|must|to|ought)\b/i;

/** The sentence tells what others hold, what would follow, or which problem it answers, and demands nothing. */
const reports =
  /^(?:if|when|whether|some|many)\b|\b(?:whether|argue|argument|I (?:should|must|had to))\b/i;

const WEIGHT = 5;
const ACTOR_WEIGHT = 4;

const fits = ({ sort, sign, denied }: PolicyQuestion, said: string): boolean => {
  const found = sign.exec(said);
  if (!found) return false;
  const near = said.slice(Math.max(0, found.index - NEAR), found.index + found[0].length);
  if (denies.test(near) !== denied) return false;
  const isDemanded = opensWithModal.test(found[0]) || demandsIt.test(said.slice(0, found.index));
  return !BY_ONE_WORD.has(sort) || isDemanded;
};

const policyOf = ({ text }: Sentence): PolicyQuestion | null => {
  const said = withoutLeadIn(text.slice(0, 400));
  if (!demands.test(text) || reports.test(said)) return null;
  return POLICY_QUESTIONS.find((question) => fits(question, said)) ?? null;
};

/** Questions about what the writer wants done: each kind of measure has its own weak spot. */
export const policyQuestions: QuestionFinder = (model) =>
  pointsOnThesis(model).flatMap((sentence): Question[] => {
    const policy = policyOf(sentence);
    const sign = policy?.sign.exec(sentence.text)?.[0];
    if (!policy || sign === undefined) return [];
    const { sort, kind, ask, followUp, assumes } = policy;
    const weight = WEIGHT + rankOf(sentence, model);
    return askAbout(sentence, model, { sort, kind, weight, ask, followUp, assumes }, sign);
  });

/** Questions about those whom the writer asks to act. */
export const actorQuestions: QuestionFinder = (model) =>
  pointsOnThesis(model).flatMap((sentence): Question[] => {
    const bare = withoutLeadIn(sentence.text.slice(0, 400));
    if (reports.test(bare) || denies.test(bare)) return [];
    const actor = ACTOR_QUESTIONS.find(({ sign }) => sign.test(bare));
    if (!actor) return [];
    const { sort, ask, followUp, assumes } = actor;
    return askAbout(sentence, model, {
      sort,
      kind: {
        cognitiveOperation: 'Perspective',
        difficulty: 'Intermediate',
        disciplinaryLens: 'Policy',
      },
      weight: ACTOR_WEIGHT + rankOf(sentence, model),
      ask,
      followUp,
      assumes,
    });
  });
