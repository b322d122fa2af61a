import type { EssayModel, Sentence } from '../essay-model.ts';
import type { EssayDetector } from '../critique-draft.ts';
import { bareClaims } from '../argument/bare-claims.ts';
import { isContestable } from '../argument/contestable.ts';
import { announcesExample, particularsOf } from '../argument/particulars.ts';
import { plainClause } from '../argument/plain-clause.ts';
import { phraseOf } from '../comment/phrase-of.ts';
import { claimsOf } from '../layers/graph/claims.ts';
import { caseHint } from './hints/case-hint.ts';
import { choose } from '../wording.ts';

/** Fewest sentences of the body that stay general. */
const FEWEST_SENTENCES = 4;

interface Point {
  sentence: Sentence;
  /** In quotation marks. Null where the sentence reads badly by itself. */
  quote: string | null;
}

/** The point of the paragraphs that is best to quote, else the one that most is said for. */
const pointOf = (model: EssayModel): Point | null => {
  const bare = new Set(bareClaims(model));
  const claims = claimsOf(model)
    .filter(({ claim }) => claim.part === 'body' && !bare.has(claim))
    .toSorted((a, b) => b.premises.length - a.premises.length || a.claim.index - b.claim.index)
    .map(({ claim }) => claim);
  const quotable = claims.find(
    (claim) => isContestable(claim) && plainClause(claim, model) && phraseOf(model.text, claim),
  );
  const sentence = quotable ?? claims[0];
  return sentence ? { sentence, quote: quotable ? phraseOf(model.text, quotable) : null } : null;
};

const issueOf = (body: readonly Sentence[], quote: string | null): string => {
  const none = body.some(announcesExample)
    ? `Your examples stay general: none of the ${body.length} sentences between your introduction and your conclusion names a person, a place, an event or a figure.`
    : `None of the ${body.length} sentences between your introduction and your conclusion shows a case: there is no person, place, event or figure in them.`;
  return quote ? `${none} Your reader has only your word for ${quote}.` : none;
};

/**
 * All paragraphs between introduction and conclusion stay general: nothing in them could be looked up, counted or
 * remembered. Concrete evidence is what makes a claim testable (Toulmin 1958). Asked of 180 words and more; the remark
 * stands at one of their points.
 */
export const generalBody: EssayDetector = (model) => {
  const body = model.sentences.filter(({ part }) => part === 'body');
  if (body.length < FEWEST_SENTENCES) return [];
  const point = pointOf(model);
  if (!point || particularsOf(model).length > 0) return [];
  const { sentence, quote } = point;
  const seed = sentence.text;
  return [
    {
      rule: 'general-body',
      issueType: 'argument',
      severity: 3,
      at: { start: sentence.start, end: sentence.end },
      issue: issueOf(body, quote),
      reasoning: choose(`${seed}r`, [
        'A reader who doubts a general statement has nothing to check. A case can be looked at.',
        'General statements sound alike in every essay on a subject. One real case shows that you know it.',
        'One case that your reader can picture does more than three general reasons.',
      ]),
      fix: 'Add one real case to the point that matters most to you: who or where it was, what happened, and what it shows.',
      hint: caseHint(sentence.text),
      confidence: 0.82,
    },
  ];
};
