import { phraseDetector } from '../phrase-detector.ts';
import { around, choose, topicOf } from '../wording.ts';

const limits: Readonly<Record<string, string>> = {
  always: 'often',
  never: 'rarely',
  everyone: 'many people',
  everybody: 'many people',
  'no one': 'few people',
  nobody: 'few people',
  'all people': 'many people',
  'every person': 'most people',
  'all students': 'many students',
  'every student': 'many students',
  impossible: 'very hard',
  'without doubt': 'on the evidence above',
  'without a doubt': 'on the evidence above',
  undoubtedly: 'probably',
  'nothing but': 'mostly',
  everything: 'much',
  'the only way': 'one way',
  'the only solution': 'one solution',
  definitely: 'probably',
  certainly: 'probably',
  'every single': 'nearly every',
  'no doubt': 'good reason to think',
  completely: 'largely',
  totally: 'largely',
};
/** A reason told as something that happened: 'nobody came' may be the plain truth. */
const told = /\b(?:had|was|were|did|didn['’]t|came|went|said|[a-z]{2,}ed)\b/i;
const harmless = /\b(?:not|n't|almost|nearly|hardly|rarely|if|whether|why|as) $/i;

/** Words that leave no exception, in a claim or thesis that gives none. */
export const absoluteClaim = phraseDetector(
  Object.keys(limits),
  ({ sentence, phrase, words, start, end }, model) => {
    if (
      sentence.role === 'none' ||
      (sentence.role === 'premise' && told.test(sentence.text)) ||
      harmless.test(model.text.slice(Math.max(0, start - 8), start))
    )
      return null;
    const topic = topicOf(sentence, model);
    const about = topic ? ` about ${topic}` : '';
    const softer = limits[phrase] ?? 'often';
    const rest = around({ start, end }, sentence, model, 60);
    const kind = sentence.role === 'premise' ? 'reason' : 'claim';
    return {
      rule: 'absolute-claim',
      issueType: 'argument',
      severity: sentence.role === 'thesis' ? 3 : 2,
      at: { start, end },
      issue: choose(`${rest}i`, [
        `“${words}” leaves no room for a single exception${about}.`,
        `With “${words}” this ${kind}${about} promises more than it can show.`,
        `“${words}” covers every case${about}, also those you have not looked at.`,
        `Nothing in the paragraph carries “${words}” as far as the word reaches.`,
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
  },
);
