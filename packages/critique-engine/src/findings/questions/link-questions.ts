import { isContestable } from '../../argument/contestable.ts';
import { withoutLeadIn } from '../../argument/lead-in.ts';
import { phraseOf } from '../../comment/phrase-of.ts';
import type { EssayModel, Sentence } from '../../essay-model.ts';
import { claimsOf } from '../../layers/graph/claims.ts';
import { contentStems } from '../../layers/term-layer.ts';
import { reasonIn } from './link-phrases.ts';
import { DEMAND, isClause, ownPoints, type Question, type QuestionFinder } from './question.ts';

/** Fewest sentences that support the claim on which a position hangs. */
const CARRIED_BY = 1;
/** It points at another sentence, or only announces. */
const leans =
  /^\W*(?:this|that|these|those|it|they|he|she|such|here|there|which|who|if|when|as|so|in (?:conclusion|short|sum)|to (?:conclude|sum up)|for (?:example|instance))\b/i;
/** Its subject or its reasons stand elsewhere, and a reader of the quotation alone would not know them. */
const announces =
  /\b(?:this|these|such|it|them) (?:\w+ )?(?:fact|statement|idea|opinion|view|trend|issue|problems?|matter|affirmation|assertion|claim|question|topic)\b|\breasons?\b|\b(?:the )?(?:former|latter|following)\b|^\W*(?:although|though|while)\b/i;
/** Something is to be done by those who can: a smaller measure may do. What everybody should do or know is none. */
const measure =
  /\b(?:should|must|ought to|needs? to|has to|have to) (?:\w+ly |also |always )?be (?:\w+ly )?(?!able\b|aware\b)\w+(?:ed|en|wn|ut|ld|pt|nt|ght)\b|\b(?:governments?|state|council|cit(?:y|ies)|towns?|schools?|universit(?:y|ies)|compan(?:y|ies)|employers?|police|parliament|countr(?:y|ies)) (?:\w+ ){0,2}?(?:should|must|ought to|needs? to|has to|have to)\b/i;
const denial = /\b(?:should|must|ought)(?: not| never|n['’]t)\b/i;
const compares =
  /\b(?:better|worse|more|less|rather)\b(?! (?:place|world|life|lives|future|society|and (?:better|worse|more|less))\b)/i;
const praises =
  /\b(?:good|great|positive|useful|helpful|important|benefit(?:s|ed)?|beneficial|advantages?|effective)\b/i;

/** What is open between a position and its reason, by what kind of position it is. */
const openIn = (thesis: string): string => {
  if (denial.test(thesis))
    return 'Suppose that this is true. Could it be put right without giving the whole thing up?';
  if (DEMAND.test(thesis) && measure.test(thesis))
    return 'Suppose that this is true. Is what you ask for the best answer to it, or would something smaller do?';
  if (compares.test(thesis))
    return 'Suppose that this is true. For whom, or for what, would the other way still be better?';
  return praises.test(thesis)
    ? 'Suppose that this is true. Who might gain nothing by it all the same?'
    : 'Think of a case in which the reason is true and what you hold is still wrong. What would your essay say to it?';
};

/** The claim of the body that carries most and speaks of what the position speaks of. */
const mainReason = (model: EssayModel, thesis: Sentence): Sentence | null => {
  const about = new Set(contentStems(thesis.words));
  const points = new Set(ownPoints(model));
  const [best] = claimsOf(model)
    .filter(
      ({ claim, premises }) =>
        claim !== thesis &&
        claim.part === 'body' &&
        premises.length >= CARRIED_BY &&
        points.has(claim) &&
        isContestable(claim) &&
        !leans.test(claim.text) &&
        !DEMAND.test(claim.text) &&
        contentStems(claim.words).some((stem) => about.has(stem)),
    )
    .toSorted((a, b) => b.premises.length - a.premises.length);
  return best?.claim ?? null;
};

/** The position and its main reason, and what is open between the two: the link on which most hangs. */
export const linkQuestions: QuestionFinder = (model): Question[] => {
  const { thesis, text } = model;
  if (!thesis?.stated || !ownPoints(model).includes(thesis.sentence)) return [];
  const held = thesis.sentence;
  const own = reasonIn(held);
  if (announces.test(held.text) || announces.test(withoutLeadIn(held.text))) return [];
  const reason = own ? held : mainReason(model, held);
  const said = own?.first ?? phraseOf(text, held);
  const given = own?.second ?? (reason && phraseOf(text, reason));
  if (!reason || !said || !given) return [];
  if (!isClause(said, held) || !isClause(given, reason)) return [];
  const line = model.lines.lineAt(reason.start);
  return [
    {
      sort: 'link',
      kind: {
        cognitiveOperation: 'Justification',
        difficulty: 'Intermediate',
        disciplinaryLens: 'Structure of argument',
      },
      sentence: reason,
      weight: 1.5,
      ask: `You hold ${said}. A reason that you give in line ${line} is ${given}. ${openIn(said)}`,
      followUp: null,
      assumes: null,
    },
  ];
};
