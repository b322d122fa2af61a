import type { EssayModel, Sentence } from '../../essay-model.ts';
import { withoutLeadIn } from '../../argument/lead-in.ts';
import { STRENGTH_QUESTIONS, type ClaimQuestion } from './claim-table.ts';
import {
  pointsOnThesis,
  askAbout,
  rankOf,
  type Question,
  type QuestionFinder,
  type QuestionKind,
} from './question.ts';

const EFFECT: QuestionKind = {
  cognitiveOperation: 'Explanation',
  difficulty: 'Intermediate',
  disciplinaryLens: 'Cause and effect',
};
const STRENGTH: QuestionKind = {
  cognitiveOperation: 'Generalisation',
  difficulty: 'Introductory',
  disciplinaryLens: 'Evidence',
};

const denies = /\b(?:not|never|cannot|no|nothing|nobody)\b|n['’]t\b/i;
/** It points at another sentence for what it is about, or speaks of the writer. */
const leans =
  /^(?:this|that|these|those|it|they|he|she|such|here|there|which|who|i|we|my|if|when|as|because|so)\b/i;

const personal = /\b(?:I|me|my|mine|myself)\b/;

const matches = ({ sign, beside, without }: ClaimQuestion, said: string): boolean => {
  if (!sign.test(said) || without?.test(said)) return false;
  return beside === undefined || beside.test(said);
};

const asked = (
  model: EssayModel,
  sentence: Sentence,
  { table, kind, weight }: { table: readonly ClaimQuestion[]; kind: QuestionKind; weight: number },
): Question[] => {
  const bare = withoutLeadIn(sentence.text.slice(0, 400));
  if (leans.test(bare) || personal.test(bare)) return [];
  const form = table.find((one) => matches(one, bare));
  const sign = form?.sign.exec(bare)?.[0];
  if (!form || sign === undefined) return [];
  const { sort, ask, followUp, assumes } = form;
  const question = { sort, kind, weight: weight + rankOf(sentence, model), ask, followUp, assumes };
  return askAbout(sentence, model, question, sign);
};

/** Questions about how strong, how common or how new something is said to be. */
export const strengthQuestions: QuestionFinder = (model) =>
  pointsOnThesis(model).flatMap((sentence) =>
    asked(model, sentence, { table: STRENGTH_QUESTIONS, kind: STRENGTH, weight: 3 }),
  );

const everybody =
  /^(?:every(?:one|body)|(?:all|each|every) (?:of )?(?:the |our )?(?:people|students?|pupils?|child(?:ren)?|teenagers?|parents?|teachers?|persons?|workers?|man|woman|human beings?|citizens?|learners?)) (?:(?!who\b|that\b)\w+ ){0,3}?(?:is|are|has|have|needs?|wants?|likes?|learns?|feels?|knows?|cares?|uses?|gets?|benefits?|enjoys?)\b/i;
const limits =
  /\b(?:should|must|ought|may|might|if|unless|almost|nearly|differently|deserves?|right to|can deny|can doubt)\b/i;

/** Questions about what is said of everybody. */
export const everybodyQuestions: QuestionFinder = (model) =>
  pointsOnThesis(model).flatMap((sentence): Question[] => {
    const bare = withoutLeadIn(sentence.text.slice(0, 400));
    if (!everybody.test(bare) || limits.test(bare)) return [];
    return askAbout(sentence, model, {
      sort: 'everybody',
      kind: STRENGTH,
      weight: 3 + rankOf(sentence, model),
      ask: 'Name one person for whom that isn’t so. Does your point survive, or is “most” what you mean?',
      followUp: null,
      assumes: 'there is no exception',
    });
  });

const good =
  /\b(?:help|helps|benefits?|good for|better for|useful for|important for|good (?:idea|thing|choice|opportunity|way) for|beneficial (?:for|to)|great for|(?:an? )?(?:advantage|opportunity) (?:for|to)|allows?|encourages?) (?:all |the |many |most |young |these |high school |our )*(students|children|teenagers|teens|kids|adults|pupils|parents|teachers|workers|employees|families|women|men|customers|consumers|companies|learners|citizens|tourists|patients|players|athletes)\b/i;

/** Questions about whom something is good for: it is rarely good for all of them. */
export const gainQuestions: QuestionFinder = (model) =>
  pointsOnThesis(model).flatMap((sentence): Question[] => {
    const bare = withoutLeadIn(sentence.text.slice(0, 400));
    if (leans.test(bare) || denies.test(bare) || rankOf(sentence, model) === 0) return [];
    const found = good.exec(bare);
    const whom = found?.[1]?.toLowerCase();
    if (!found || !whom) return [];
    const question = {
      sort: 'gain',
      kind: EFFECT,
      weight: 2.5 + rankOf(sentence, model),
      ask: `Which ${whom} would gain nothing by it, or even lose? How would you answer one of them?`,
      followUp: null,
      assumes: `it does all ${whom} good in the same way`,
    };
    return askAbout(sentence, model, question, found[0]);
  });
