import { reasoningCounts } from '@argint/text-analysis';
import type { EssayModel, Paragraph, Sentence } from '../essay-model.ts';
import { claimsOf } from '../layers/graph/claims.ts';
import { isCited } from '../layers/region-lookup.ts';
import { memoizeByKey } from '../memoize-by-key.ts';
import { isContestable, tellsPosition } from './contestable.ts';
import { isClean } from './plain-clause.ts';

/** A shorter sentence is a label; a longer one gives its reason in some way of its own. */
const WORDS = { fewest: 4, most: 30 };
/** A reason without 'because': 'as it brings in more'. */
const asIt =
  /[\p{L}\p{N},] as (?:it|they|this|that|these|we|he|she|there|people|you)(?:['’]\w+)? (?!possible|can be)\w+/iu;
const grounded = /\b(?:because|since|so that|in order to|by \w+ing|due to|thanks to)\b/i;

const ends = /[.!?]["'”’)\]]*\s*$/;
const opensSmall = /^[^\p{L}\p{N}"“‘'(]*\p{Ll}|^\s*[,;:.]/u;

/** Whether a paragraph ends in the middle of a sentence, so that the next one goes on with it. */
export const runsOn = (paragraph: Paragraph, { text, paragraphs }: EssayModel): boolean => {
  const next = paragraphs[paragraphs.indexOf(paragraph) + 1];
  return (
    !ends.test(text.slice(paragraph.start, paragraph.end)) ||
    (next !== undefined && opensSmall.test(text.slice(next.start, next.start + 40)))
  );
};

/** Whether a line break stands inside a sentence at the start or the end of a paragraph, so that it holds a part only. */
export const isCutOff = (paragraph: Paragraph, model: EssayModel): boolean => {
  const { paragraphs, text } = model;
  const before = paragraphs[paragraphs.indexOf(paragraph) - 1];
  return (
    runsOn(paragraph, model) ||
    opensSmall.test(text.slice(paragraph.start, paragraph.start + 40)) ||
    (before?.kind === 'prose' && runsOn(before, model))
  );
};

const isBare = (claim: Sentence, model: EssayModel): boolean => {
  const { text, words, part, paragraph } = claim;
  const own = model.paragraphs[paragraph];
  if (part !== 'body' || !own || own.sentences[0] !== claim || isCutOff(own, model)) return false;
  if (words.length < WORDS.fewest || words.length > WORDS.most) return false;
  if (tellsPosition(claim) || !isContestable(claim) || isCited(model, claim)) return false;
  const { reasons, evidence, figures } = reasoningCounts(text);
  if (reasons + evidence + figures > 0 || asIt.test(text) || grounded.test(text)) return false;
  return isClean(claim, model);
};

/**
 * The points of body paragraphs that beyond doubt have nothing for them: a contestable claim opens the paragraph, and
 * neither it nor anything after it gives a reason, a case, a figure or a source. Memoized.
 */
export const bareClaims = memoizeByKey((model: EssayModel): Sentence[] => {
  const links = claimsOf(model);
  return links.flatMap(({ claim, premises }) => {
    const inParagraph = links.filter(({ claim: other }) => other.paragraph === claim.paragraph);
    const isArgued = inParagraph.length > 1 || premises.length > 0;
    return !isArgued && isBare(claim, model) ? [claim] : [];
  });
});
