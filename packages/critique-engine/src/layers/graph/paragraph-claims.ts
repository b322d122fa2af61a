import { hasExplicitPosition } from '@argint/text-analysis';
import type { Paragraph, Sentence } from '../../essay.ts';
import { opensClosing } from '../sentence-layer.ts';
import { claimWeight } from './claim-weight.ts';
import { addsPoint, announcesPoint } from './point-openings.ts';
import type { EssayText } from './unit.ts';

/** A sentence of the body that is at least this likely a claim is one, wherever it stands. */
const CLAIM_FROM = 0.3;
/** A paragraph whose claim is at least this likely has the claim that its place suggests, and others only if they are likelier. */
const SETTLED_FROM = 0.7;
/** The last sentence of such a paragraph is a second claim if it is at least this likely: writers end on what they have shown. */
const LAST_FROM = 0.6;
/** Largest share of a paragraph's sentences that become claims. */
const MOST_SHARE = 0.4;

/** A last paragraph that opens by looking back on the essay, or by telling the position. */
const looksBack =
  /^.{0,40}\b(?:above|conclu\w*|in sum|sum(?:mari[sz]e|arize)? up|reasons|arguments|both sides|into (?:account|consideration)|after (?:\w+ )?(?:consider|analy[sz])\w*|short of it)\b/i;

/**
 * Whether an essay announces its order, point by point or with a closing formula. It then has its claims where it
 * announces them, at the edges of its paragraphs; other writers draw their claims out of what they tell.
 */
const announcesOrder = (prose: readonly Paragraph[]): boolean => {
  const openings = prose.flatMap(({ sentences: [first] }) => (first ? [first] : []));
  const last = openings.at(-1);
  return (
    opensClosing(last) ||
    (last !== undefined && (looksBack.test(last.text) || hasExplicitPosition(last.text))) ||
    openings.some(({ part, text }) => part === 'body' && addsPoint(text)) ||
    openings.filter(({ part, text }) => part === 'body' && announcesPoint(text)).length >= 2
  );
};

const drawnClaims = (sentences: readonly Sentence[], essay: EssayText): Sentence[] => {
  const body = sentences.filter(({ part }) => part === 'body');
  const weighed = body.map((sentence) => ({
    sentence,
    weight: claimWeight(sentence, sentences, essay),
  }));
  const placed = weighed.filter(({ sentence }) => sentence.role === 'claim');
  const settled = Math.max(0, ...placed.map(({ weight }) => weight));
  const least = settled >= SETTLED_FROM ? settled : CLAIM_FROM;
  return (
    weighed
      // A first sentence that is no claim yet leads up to one that is drawn later.
      .filter(
        ({ sentence, weight }, i) =>
          i > 0 &&
          sentence.role === 'premise' &&
          weight >= (i === weighed.length - 1 ? Math.min(least, LAST_FROM) : least),
      )
      .sort((a, b) => b.weight - a.weight)
      .slice(0, Math.max(1, Math.round(body.length * MOST_SHARE)))
      .map(({ sentence }) => sentence)
  );
};

/** Finds claims that stand neither first nor last in their paragraph, and sets their role. Changes the sentences. */
export const addDrawnClaims = (paragraphs: readonly Paragraph[], essay: EssayText): void => {
  const prose = paragraphs.filter(({ kind }) => kind === 'prose');
  if (announcesOrder(prose)) return;
  for (const { sentences } of prose)
    for (const sentence of drawnClaims(sentences, essay)) sentence.role = 'claim';
};
