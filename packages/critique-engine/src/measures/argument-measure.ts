import type { ReadEssay } from '../essay.ts';
import { ARGUMENT_COEFFICIENTS } from '../layers/graph/argument-coefficients.ts';
import { plural } from '../wording.ts';
import { readArgumentSigns, type ArgumentReading } from './argument-signs.ts';
import { readableShare } from './readable-share.ts';
import { ramp, summed } from './criterion.ts';
import type { Criterion, Part } from './criterion.ts';

/** Points that every argument starts with. The fitted points add up to the rest of the hundred. */
const BASE_POINTS = 5;
/** With fewer claims there is little to measure, so the band is wider. */
const FEW_CLAIMS = 3;
/**
 * The most signs where no sentence comes near to a position, and where one comes near but takes none: reasons need
 * something that they are reasons for.
 */
const MAX_WITHOUT_POSITION = 55;
const MAX_WITH_UNCLEAR_POSITION = 80;

const limitByPosition = ({ thesis }: ReadEssay): number => {
  if (!thesis) return MAX_WITHOUT_POSITION;
  return thesis.stated ? 100 : MAX_WITH_UNCLEAR_POSITION;
};

/** Share of words in sentences that can be understood: the argument is judged in full from the upper one on. */
const READABLE = { least: 0.3, enough: 0.75 };
/** The most signs of an argument that hardly anybody can follow. */
const MAX_UNREADABLE = 30;

/** A reason that a reader cannot understand carries nothing, however many words of it belong to the claim. */
const limitByReading = (share: number): number =>
  Math.round(
    MAX_UNREADABLE + (100 - MAX_UNREADABLE) * ramp(share, READABLE.least, READABLE.enough),
  );

const describeClaims = ({ claims, carriedClaims }: ArgumentReading): string =>
  claims
    ? `${carriedClaims} of ${plural(claims, 'claim')} ${carriedClaims === 1 ? 'has' : 'have'} a reason that speaks of the same thing`
    : 'we found no claim in your paragraphs';

const describeBearing = (reading: ArgumentReading): string =>
  `${describeClaims(reading)}, and ${reading.relatedSentences} of ${plural(reading.bodySentences, 'sentence')} in your paragraphs ${reading.relatedSentences === 1 ? 'comes' : 'come'} back to your question or your position`;

const describeReturn = ({ signs, hasConclusion }: ArgumentReading): string => {
  if (!hasConclusion) return 'we found no conclusion';
  if (signs.returns === 1) return 'your conclusion speaks of what your essay has shown';
  return signs.returns > 0
    ? 'your conclusion partly speaks of new things'
    : 'your conclusion speaks of other things than your essay';
};

const describeAnswers = ({
  objections,
  openObjections,
  namesOpponents,
}: ArgumentReading): string => {
  if (objections === 0 && namesOpponents)
    return 'your introduction names people who see it differently, and we found no answer to them';
  if (objections === 0) return 'we found no view against yours after the introduction';
  const heard = `you mention ${plural(objections, 'view')} against yours`;
  if (openObjections === 0) return `${heard} and give an answer`;
  return openObjections === objections
    ? `${heard} without an answer`
    : `${heard}, ${openObjections} without an answer`;
};

/**
 * Counts the form of an argument in the argument graph: reasons that share words with their claims, a conclusion that
 * comes back to the essay, answers to the other side. Whether a reason is a good one it does not know. The points for
 * each were fitted on pairs of a sound and a flawed essay.
 */
export const argumentMeasure = (essay: ReadEssay): Criterion => {
  const reading = readArgumentSigns(essay);
  const { points } = ARGUMENT_COEFFICIENTS;
  const { signs } = reading;
  const parts: Part[] = [
    {
      measure: 'bearing',
      maxPoints: points.bearing,
      fulfilledShare: signs.bearing,
      observation: describeBearing(reading),
    },
    {
      measure: 'drift',
      maxPoints: points.returns,
      fulfilledShare: signs.returns,
      observation: describeReturn(reading),
    },
    {
      measure: 'answers',
      maxPoints: points.answered,
      fulfilledShare: signs.answered,
      observation: describeAnswers(reading),
    },
  ];
  const spread = reading.claims < FEW_CLAIMS ? 18 : 12;
  const readable = readableShare(essay);
  const most = Math.min(limitByPosition(essay), limitByReading(readable));
  const counted = summed(BASE_POINTS, parts, spread, most);
  const observations = [
    ...(essay.thesis ? [] : ['no sentence says what all this is to show']),
    ...(readable < READABLE.enough
      ? [
          `${Math.round((1 - readable) * 100)} of 100 words stand in sentences that are hard to understand because of their slips or their length`,
        ]
      : []),
  ];
  return { ...counted, evidence: [...observations, ...counted.evidence] };
};
