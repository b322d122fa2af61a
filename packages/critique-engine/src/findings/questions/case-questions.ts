import type { EssayModel, Sentence } from '../../essay-model.ts';
import { withoutLeadIn } from '../../argument/lead-in.ts';
import { pastShare } from '../../layers/graph/clause-signs.ts';
import {
  askAbout,
  canAskAbout,
  ownPoints,
  type Question,
  type QuestionFinder,
  type QuestionKind,
} from './question.ts';

const GENERALISATION: QuestionKind = {
  cognitiveOperation: 'Generalisation',
  difficulty: 'Introductory',
  disciplinaryLens: 'Evidence',
};

/** Whom a general statement is about. */
const group =
  /\b(?:students|teenagers|teens|kids|children|adults|adolescents|pupils|parents|teachers|workers|employees|employers|players|athletes|women|men|immigrants|tourists|fishermen|farmers|drivers|travellers|young people|youngsters|graduates|learners|readers|drivers|users|citizens)\b/i;
/** It points at another sentence for whom it is about. */
const leans = /^(?:it|they|he|she|there|so|when|if)\b/i;
const personal = /\b(?:I|me|my|mine|myself|he|she|his|her|we|us)\b/;
const aPerson =
  /\b(?:my|our) (?:(?:\w+ )?(?:best|older|younger|little|big|elder|good|old) )?(brother|sister|mother|mom|mum|dad|father|cousin|friend|neighbou?r|uncle|aunt|grandmother|grandfather|grandma|grandpa|roommate|classmate|colleague|son|daughter|nephew|niece|boss|teacher)\b/i;
const oneself =
  /\b(?:when|once|while|after) I (?:was|had|started|lived|worked|went|took|got|began)\b|\b(?:last|one) (?:year|summer|month|week|time|day),? I\b/i;

/** A subject begins at most this many characters into its sentence. */
const SUBJECT_WITHIN = 24;
/** A case stands at most this many sentences after the statement that it is to show. */
const WITHIN = 3;

/** Whether a sentence has the group as its subject, as far as its place tells. */
const opensWithGroup = ({ text }: Sentence): boolean => {
  const at = withoutLeadIn(text.slice(0, 400)).search(group);
  return at >= 0 && at <= SUBJECT_WITHIN;
};

/** The last general statement about a group before a case, in its paragraph. */
const generalBefore = (model: EssayModel, example: Sentence): Sentence | null =>
  ownPoints(model).findLast(
    (one) =>
      one.paragraph === example.paragraph &&
      one.index < example.index &&
      example.index - one.index <= WITHIN &&
      opensWithGroup(one) &&
      !leans.test(one.text) &&
      !personal.test(one.text) &&
      pastShare(one) < 0.3,
  ) ?? null;

/** A general statement that rests on one relative, friend, or on the writer's own life. */
export const caseQuestions: QuestionFinder = (model) =>
  model.sentences.flatMap((example): Question[] => {
    const who = aPerson.exec(example.text.slice(0, 300));
    const isSelf = oneself.test(example.text.slice(0, 300));
    if ((!who && !isSelf) || pastShare(example) < 0.3 || !canAskAbout(example, model)) return [];
    const claim = generalBefore(model, example);
    const about = claim ? group.exec(claim.text)?.[0].toLowerCase() : undefined;
    if (!claim || !about) return [];
    const line = model.lines.lineAt(example.start);
    const where = line === model.lines.lineAt(claim.start) ? '' : ` (line ${line})`;
    const person = who?.[1]?.toLowerCase();
    const question = {
      sort: 'own case',
      kind: GENERALISATION,
      weight: 6,
      ask: who
        ? `To show it you tell of your ${person}${where}. How might your ${person} be different from most ${about}?`
        : `To show it you tell what happened to you${where}. Who among the ${about} that you know would tell a different story?`,
      followUp: `Does your point need all ${about}, or is it enough if it is true of some?`,
      assumes: who
        ? `most ${about} are like your ${person} in this`
        : `what happened to you happens to most ${about}`,
    };
    return askAbout(claim, model, question, about);
  });
