import { isCited } from '../../layers/region-lookup.ts';
import {
  askAbout,
  ownPoints,
  rankOf,
  type Question,
  type QuestionFinder,
  type QuestionKind,
} from './question.ts';

const EVIDENCE: QuestionKind = {
  cognitiveOperation: 'Evidence',
  difficulty: 'Introductory',
  disciplinaryLens: 'Evidence',
};
const ANALOGY: QuestionKind = {
  cognitiveOperation: 'Analogy',
  difficulty: 'Intermediate',
  disciplinaryLens: 'Logic',
};
const CAUSE: QuestionKind = {
  cognitiveOperation: 'Explanation',
  difficulty: 'Intermediate',
  disciplinaryLens: 'Cause and effect',
};

const report =
  /\baccording to (?:an? |the |some |recent |new )*(?:[\w-]+ ){0,6}?(?:stud(?:y|ies)|surveys?|reports?|research(?:ers)?|statistics?|polls?|universit\w+|institute|organi[sz]ation|association|scientists|psychologists|department|ministry)\b|\b(?:an?|the|one|recent) (?:recent |new |national |international |\d{4} )?(?:study|survey|report|poll|research)\b.{0,60}\b(?:shows?|showed|found|finds|says?|said|reports?|reported|reveal(?:s|ed)|states?|stated|suggests?|indicates?|indicated|conducted|published|by)\b/i;
const share =
  /\b\d[\d.,]* ?(?:%|per ?cent|percent)|\b(?:half|a third|two thirds|three quarters|a quarter) of\b/i;

/** A finding that is reported: whom did it look at, and are those the people of the essay? */
export const sourceQuestions: QuestionFinder = (model) =>
  ownPoints(model).flatMap((sentence): Question[] => {
    if (!report.test(sentence.text) && !(isCited(model, sentence) && share.test(sentence.text)))
      return [];
    return askAbout(sentence, model, {
      sort: 'source',
      kind: EVIDENCE,
      weight: 5,
      ask:
        !isCited(model, sentence) && !/\baccording to\b/i.test(sentence.text)
          ? 'Where can your reader look it up, and whom did they ask or count?'
          : share.test(sentence.text)
            ? 'A share of whom is that, and are they the people that your essay is about?'
            : 'Whom or what did they look at, and is that like the case you argue about?',
      followUp: 'Who paid for finding this out, and would they gain by the result?',
      assumes: 'those who were looked at are like the people you write about',
    });
  });

const likeness =
  /\b(?:is|are|was|were|would be|it['’]s) (?:just |exactly |a bit |much |very much |no different )?(?:like|from) (?:an?|the|having|giving|telling|asking|driving|building|putting|trying|being|\w+ing)\b(?! lot\b)|.{20}\bin the same way (?:that|as)\b|\bjust (?:as|like) (?:an?|we|the|people|you)\b.{5,80},/i;
const looksLike =
  /\b(?:look|looks|feel|feels|sound|sounds|seem|seems|something|someone|anything|things?) like\b/i;

/** A comparison that is meant to carry over from one thing to another. */
export const likenessQuestions: QuestionFinder = (model) =>
  ownPoints(model).flatMap((sentence): Question[] => {
    if (!likeness.test(sentence.text) || looksLike.test(sentence.text)) return [];
    return askAbout(sentence, model, {
      sort: 'likeness',
      kind: ANALOGY,
      weight: 5 + rankOf(sentence, model),
      ask: 'In which respect are the two things different, and does the difference matter for your point?',
      followUp: null,
      assumes: 'the two things are alike in what matters here',
    });
  });

const rises =
  /\b(?:rose|risen|increas(?:ed|ing)|fell|fallen|decreas(?:ed|ing)|declin(?:ed|ing)|dropped|doubled|grew|grown|improved|worsened|(?:more|less|fewer) (?:and \w+ )?(?:\w+ )?(?:than before|than ever))\b/i;
const since =
  /\b(?:since|after|ever since|as soon as) (?:the |its |their )?(?:\w+ ){0,4}?(?:introduc\w+|invent\w+|opened|launch\w+|appear\w+|arriv\w+|became|came|start\w+|began|passed|ban(?:ned)?|law|policy|programme|program|\d{4})\b/i;

/** A change that is told beside an event: the one may not have made the other. */
export const timeOrderQuestions: QuestionFinder = (model) =>
  ownPoints(model).flatMap((sentence): Question[] => {
    if (!rises.test(sentence.text) || !since.test(sentence.text)) return [];
    return askAbout(sentence, model, {
      sort: 'time order',
      kind: CAUSE,
      weight: 6 + rankOf(sentence, model),
      ask: 'What else changed in the same time, and could that explain it as well?',
      followUp: 'Is there a place where only one of the two happened?',
      assumes: 'what came first made what came after',
    });
  });
