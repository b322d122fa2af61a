import { choose } from '../wording.ts';
import type { Feature, Move } from './exemplar.ts';

export const MOVE_NAMES: Readonly<Record<Move, string>> = {
  thesis: 'Position',
  claim: 'Claim with reason',
  counter: 'Another view',
  source: 'Use of a source',
  conclusion: 'Conclusion',
};

/** Each feature in words that fit after 'gives' and 'without'. */
export const FEATURE_NAMES: Readonly<Record<Feature, string>> = {
  ground: 'a ground for the position',
  limit: 'a limit to the position',
  reason: 'a reason for the claim',
  way: 'the way in which one thing brings about the other',
  case: 'a case to look at',
  voice: 'somebody who objects',
  answer: 'an answer to the objection',
  origin: 'an origin for what is reported',
  reading: 'a reading of the source',
  gain: 'what the paragraphs have in common',
  consequence: 'something that follows',
};

/** Says what the words `there` of an exemplar achieve and the essay's sentence does not. `here` is that sentence, quoted. */
type Wording = (there: string, here: string) => readonly [string, ...string[]];

const wordings: Readonly<Record<Feature, Wording>> = {
  ground: (there, here) => [
    `The exemplar rests its position on “${there}”. ${here} tells what you hold and leaves out why: add the one ground you would keep if you could keep no other.`,
    `With “${there}” the exemplar lets the reader test its position at once. Give ${here} a “because” of its own.`,
  ],
  limit: (there, here) => [
    `“${there}”: so the exemplar says where its position stops. ${here} has no such edge, and a single exception can overturn it.`,
    `The exemplar gives something away (“${there}”) and is harder to attack for it. Say for whom, or when, ${here} would not hold.`,
  ],
  reason: (there, here) => [
    `The exemplar backs its claim in the next breath: “${there}”. After ${here} your reader is still waiting for the reason.`,
    `“${there}” is what makes the exemplar’s claim more than an opinion. ${here} has nothing of the kind beside it yet.`,
  ],
  way: (there, here) => [
    `The exemplar shows how one thing brings about the other: “${there}”. Between ${here} and its support that step is left to the reader.`,
    `“${there}” is the link in the exemplar’s chain. Say in the same way how you get from your reason to ${here}.`,
  ],
  case: (there, here) => [
    `The exemplar lets one case be seen (“${there}”). Around ${here} everything stays general: name one place, person or day.`,
    `A reader can picture “${there}”. Nothing beside ${here} can be pictured yet.`,
  ],
  voice: (there, here) => [
    `In the exemplar somebody objects: “${there}”. In your essay nobody speaks against ${here}.`,
    `The exemplar opens the door to a critic (“${there}”). Who would speak against ${here}, and in which words?`,
  ],
  answer: (there, here) => [
    `The exemplar hears the other side and turns it round with “${there}”. ${here} is left standing, as if it had won.`,
    `“${there}” answers the objection in the exemplar. Your essay reports ${here} and goes on without a reply.`,
  ],
  origin: (there, here) => [
    `The exemplar says where its knowledge comes from: “${there}”. For ${here} a reader cannot look anything up.`,
    `“${there}” can be checked. ${here} cannot, as no source is named anywhere in the essay.`,
  ],
  reading: (there, here) => [
    `After its source the exemplar says what it takes from it: “${there}”. After ${here} the source is left to speak for itself.`,
    `The exemplar does not stop at reporting; it reads: “${there}”. Follow ${here} by one sentence that says what it shows for your position.`,
  ],
  gain: (there, here) => [
    `The exemplar’s ending finds what its paragraphs share: “${there}”. ${here} does not yet bring your paragraphs together.`,
    `“${there}” says something that no single paragraph of the exemplar had said. What do yours show together that ${here} leaves out?`,
  ],
  consequence: (there, here) => [
    `The exemplar ends on what follows (“${there}”). ${here} closes the matter without a next step or a next question.`,
    `After “${there}” a reader of the exemplar knows what to do or to ask next; after ${here} not yet.`,
  ],
};

/** One gap in words. Deterministic. */
export const wordGap = (feature: Feature, there: string, here: string): string => {
  // Our sentence begins with a capital even if the quotation does not.
  const worded = choose(`${feature}${here}`, wordings[feature](there.replace(/[.;,]$/, ''), here));
  return worded.charAt(0).toUpperCase() + worded.slice(1);
};
