import type { PremiumResult } from '@argint/contracts';
import type { EssayModel } from '../essay-model.ts';
import { cite } from '../wording.ts';

type Assumption = PremiumResult['criticalThinking']['hiddenAssumptions'][number];
const MOST = 4;

const opening =
  /^(?:first(?:ly)?|second(?:ly)?|third(?:ly)?|finally|moreover|furthermore|in addition|however|therefore|thus|in conclusion|in my opinion|i (?:firmly |strongly )?(?:believe|think|argue)(?: that)?|another reason is that|of all|to conclude)[, ]+/i;
const bare = (text: string): string => {
  let rest = text.trim();
  for (let i = 0; i < 3; i++) rest = rest.replace(opening, '');
  return rest.replace(/[.!?\s]+$/, '');
};

const make = (text: string, type: string, challenge: string, feedback: string): Assumption => ({
  assumptionText: text,
  text,
  type,
  challengePrompt: challenge,
  challenge,
  criticalFeedback: feedback,
});

/** What one sentence takes for granted, by its form: a demand, a ground, a cause. */
const assumptionIn = (sentence: string): Assumption | null => {
  const said = bare(sentence);
  const ground = /^(.{10,160}?),? because (.{8,160})$/i.exec(said);
  if (ground?.[1] && ground[2])
    return make(
      `That ${cite(ground[2], 60)} is enough to settle ${cite(ground[1], 60)}.`,
      'Warrant',
      `Could ${cite(ground[2], 50)} be true and ${cite(ground[1], 50)} false all the same?`,
      'The ground is given; what ties it to the claim is left to the reader.',
    );
  const cause = /^(.{6,100}?) (leads? to|causes?|results? in|brings? about) (.{6,120})$/i.exec(
    said,
  );
  if (cause?.[1] && cause[3])
    return make(
      `That nothing else brings about ${cite(cause[3], 60)}.`,
      'Cause',
      `Where ${cite(cause[1], 40)} is absent, is ${cite(cause[3], 40)} absent as well?`,
      'A cause is named without its rivals.',
    );
  const demand = /^(.{4,100}?) (should|must|ought to|need to|needs to) (.{4,120})$/i.exec(said);
  if (demand?.[1] && demand[3])
    return make(
      `That it is possible to have ${cite(demand[1], 45)} ${cite(demand[3], 45)}, and worth what it costs.`,
      'Feasibility',
      `What would have to be given up for ${cite(demand[3], 50)}?`,
      'A demand is made; means and price are not spoken of.',
    );
  return null;
};

/** Assumptions of thesis and claims, in order, at most four. */
export const hiddenAssumptions = ({ sentences }: EssayModel): Assumption[] =>
  sentences
    .filter((s) => s.role === 'thesis' || s.role === 'claim')
    .flatMap((s) => assumptionIn(s.text.slice(0, 400)) ?? [])
    .slice(0, MOST);
