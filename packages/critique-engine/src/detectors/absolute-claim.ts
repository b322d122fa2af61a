import { phraseDetector } from '../phrase-detector.ts';
import type { PhraseFound } from '../phrase-detector.ts';
import type { CritiqueDraft } from '../critique-draft.ts';
import type { EssayModel } from '../essay-model.ts';
import { around, choose, topicOf } from '../wording.ts';
import { CERTAINTIES, isHarmless, isResolve, UNIVERSALS } from './absolute-words.ts';

/** A report of something that happened: 'nobody came' may simply be true. */
const told = /\b(?:had|was|were|did|didn['’]t|came|went|said|[a-z]{2,}ed)\b/i;
const NEAR = 200;

const draftFor = (
  { sentence, phrase, words, start, end }: PhraseFound,
  model: EssayModel,
): CritiqueDraft => {
  const topic = topicOf(sentence, model);
  const about = topic ? ` about ${topic}` : '';
  const rest = around({ start, end }, sentence, model, 60);
  const kind = sentence.role === 'premise' ? 'reason' : 'claim';
  const softer = UNIVERSALS[phrase];
  const shared = {
    rule: 'absolute-claim',
    issueType: 'argument' as const,
    at: { start, end },
  };
  if (softer === undefined)
    return {
      ...shared,
      severity: 2,
      issue: choose(`${rest}i`, [
        `“${words}” says how sure you are, not how you know.`,
        `“${words}” asks the reader to take your word for it.`,
        `“${words}” stands where a ground was due.`,
      ]),
      reasoning: choose(`${rest}r`, [
        `Being sure is where a reader should arrive after ${rest}; told beforehand, it only makes a doubter dig in.`,
        `Whoever doubts ${rest} learns that you do not, and nothing else.`,
        `If ${rest} is beyond doubt, the evidence will say so; if it is not, the word will not help.`,
      ]),
      fix: choose(`${rest}f`, [
        `Leave “${words}” out and give, right after ${rest}, what makes you so sure.`,
        `Put a fact where “${words}” stands, or write “probably” and say what it hangs on.`,
      ]),
      hint: `What would you show somebody who is less sure of ${topic ?? 'it'} than you are?`,
      confidence: 0.5,
    };
  return {
    ...shared,
    severity: sentence.role === 'thesis' ? 3 : 2,
    issue: choose(`${rest}i`, [
      `“${words}” leaves no room for a single exception${about}.`,
      `With “${words}” this ${kind}${about} promises more than it can show.`,
      `“${words}” covers every case${about}, also those you have not looked at.`,
      `“${words}” reaches further than any example${about} can.`,
    ]),
    reasoning: choose(`${rest}r`, [
      `One counter-example is enough to overturn ${rest}, and a critical reader looks for it first.`,
      `Whoever knows a single case against ${rest} stops believing the ${kind}, though most of it may be true.`,
      `The ${kind} would be as useful without the word: ${rest} needs only to hold in the cases you argue from.`,
      `So wide a word moves the dispute from ${rest} to whether there is an exception, and there is nearly always one.`,
      `To defend ${rest} you would now have to speak for people and places you know nothing of.`,
    ]),
    fix: choose(`${rest}f`, [
      `Say how far it holds: “${softer}” instead of “${words}”, or name the cases where it fails.`,
      `Try “${softer}” for “${words}”, and see whether ${rest} still says what you need.`,
      `Limit it (“${softer}”), or say for whom and where ${rest} is true.`,
    ]),
    hint: choose(`${rest}h`, [
      `Can you think of one case${about} in which this is not so?`,
      `Who would be the first to say of “${words}”: “not me”?`,
      `How many cases${about} have you in mind when you write “${words}”?`,
    ]),
    confidence: sentence.role === 'premise' ? 0.55 : 0.7,
  };
};

/** Absolute words, and words of certainty, in a claim or thesis without a reason. */
export const absoluteClaim = phraseDetector(
  [...Object.keys(UNIVERSALS), ...CERTAINTIES],
  (found, model) => {
    const { sentence, phrase, start, end } = found;
    if (sentence.role === 'none' || (sentence.role === 'premise' && told.test(sentence.text)))
      return null;
    const before = model.text.slice(Math.max(sentence.start, start - NEAR), start);
    const after = model.text.slice(end, Math.min(sentence.end, end + NEAR));
    const harmless =
      phrase in UNIVERSALS
        ? isHarmless(phrase, before.replace(/\s+/g, ' '), after.replace(/\s+/g, ' '))
        : isResolve(before, after);
    return harmless ? null : draftFor(found, model);
  },
);
