import { bareClaims } from '../../argument/bare-claims.ts';
import { phraseOf } from '../../comment/phrase-of.ts';
import type { EssayModel, Sentence } from '../../essay-model.ts';
import { claimsOf } from '../../layers/graph/claims.ts';
import { objectionsOf } from '../../layers/graph/read-graph.ts';
import {
  canAskAbout,
  isClause,
  isRemarkedOn,
  ownPoints,
  type Question,
  type QuestionFinder,
  type QuestionKind,
} from './question.ts';

const JUSTIFICATION: QuestionKind = {
  cognitiveOperation: 'Justification',
  difficulty: 'Introductory',
  disciplinaryLens: 'Structure of argument',
};
const EVALUATION: QuestionKind = {
  cognitiveOperation: 'Evaluation',
  difficulty: 'Intermediate',
  disciplinaryLens: 'Policy',
};
const OBJECTION: QuestionKind = {
  cognitiveOperation: 'Objection',
  difficulty: 'Intermediate',
  disciplinaryLens: 'The other side',
};

/** 'I have to disagree' and 'what people need to see' ask for nothing that can be done. */
const asksFor = /\b(?:should|must|ought to)\b/i;
/** What somebody must know or be, or should have done, is nothing that can be tried. */
const noPlan =
  /\b(?:should|must|ought to|needs? to|has to|have to)(?: not)? (?:have\b|know\b|be (?:\w+ )?(?:taken|seen|aware|able|ready|ours|mine|theirs)\b)/i;
/** It only says that there is a position, whose words stand elsewhere, or it tells what others hold. */
const announces =
  /\b(?:following|these|this|that|those|the (?:latter|former|above)|several|many|some) (?:\w+ )?(?:reasons?|ideas?|opinions?|views?|statements?|claims?|arguments?|positions?|notions?|proposals?)\b|\bwill be (?:explored|discussed|examined|shown|presented|considered)\b|\b(?:some|many|most|other) (?:people|of us)? ?(?:\w+ )?(?:believe|think|say|argue|claim)\b/i;
/** What is left of a lead-in before the position itself. */
const leadIn = /^“[^“”]{0,60}?\bI (?:\w+ ){0,2}(?:agree|believe|think|support|reckon|feel) that /;

/** The position in quotation marks. Null where no whole clause of it can be quoted. */
const heldIn = (model: EssayModel): string | null => {
  const { thesis, text } = model;
  if (!thesis?.stated) return null;
  if (thesis.view !== null) return null;
  const said = phraseOf(text, thesis.sentence);
  const isPlain = canAskAbout(thesis.sentence, model) && !announces.test(thesis.sentence.text);
  return said && isPlain && isClause(said, thesis.sentence) ? said.replace(leadIn, '“') : null;
};

/** A claim that can be quoted, with the sentences for it. */
interface Point {
  sentence: Sentence;
  said: string;
  count: number;
}

const pointsOf = (model: EssayModel): Point[] => {
  const own = new Set(ownPoints(model));
  return claimsOf(model).flatMap(({ claim, premises }): Point[] => {
    if (claim === model.thesis?.sentence || claim.part !== 'body' || !own.has(claim)) return [];
    const said = phraseOf(model.text, claim);
    if (!said || !isClause(said, claim) || isRemarkedOn(claim, model)) return [];
    return [{ sentence: claim, said, count: premises.length }];
  });
};

/** A point of the body for which the essay gives nothing: why should a reader believe it? */
const barePoint = (points: readonly Point[], model: EssayModel): Question[] => {
  const without = new Set(bareClaims(model));
  const bare = points.find(({ sentence }) => without.has(sentence));
  if (!bare) return [];
  const line = model.lines.lineAt(bare.sentence.start);
  return [
    {
      sort: 'bare point',
      kind: JUSTIFICATION,
      sentence: bare.sentence,
      weight: 3,
      ask: `In line ${line} you say ${bare.said}, and you go on without saying why. What have you seen, read or counted that would convince a reader who doubts it?`,
      followUp: null,
      assumes: null,
    },
  ];
};

/** What the position and the point on which most sentences are spent leave open between them. */
const openIn = (
  held: string | null,
  main: Point | undefined,
  model: EssayModel,
): Pick<Question, 'ask' | 'kind'> | null => {
  if (held !== null && asksFor.test(held) && !noPlan.test(held))
    return {
      kind: EVALUATION,
      ask: `You want this: ${held}. Suppose that it is done. What would you look at a year later to see whether it has worked?`,
    };
  const place = main ? `${main.said} (line ${model.lines.lineAt(main.sentence.start)})` : null;
  if (held === null)
    return place === null
      ? null
      : {
          kind: JUSTIFICATION,
          ask: `You spend most sentences on this: ${place}. Could somebody believe it and still disagree with what you hold, and what would you say to them?`,
        };
  if (place === null)
    return {
      kind: OBJECTION,
      ask: `You hold ${held}. Who would see it differently, and what is the best thing that they could say?`,
    };
  return objectionsOf(model).length > 0
    ? {
        kind: JUSTIFICATION,
        ask: `You hold ${held}. Much of it rests on ${place}. If a reader does not believe that, which of your other points still leads to your position?`,
      }
    : {
        kind: OBJECTION,
        ask: `You hold ${held}. Think of somebody who sees it differently and reads your point ${place}. What would they say to it?`,
      };
};

/**
 * What can be asked of every argument whose position is told: for a point without a reason, and for what the
 * position and its main point leave open. Asked where no place has a form of its own that says what to ask.
 */
export const positionQuestions: QuestionFinder = (model): Question[] => {
  const { thesis } = model;
  if (!thesis?.stated) return [];
  const points = pointsOf(model);
  const [main] = points.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count);
  const open = openIn(heldIn(model), main, model);
  const rest = {
    sort: 'position',
    sentence: thesis.sentence,
    weight: 2,
    followUp: null,
    assumes: null,
  };
  return [...barePoint(points, model), ...(open ? [{ ...open, ...rest }] : [])];
};
