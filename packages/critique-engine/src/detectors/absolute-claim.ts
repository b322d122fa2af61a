import { phraseDetector } from '../phrase-detector.ts';
import { choose, cite, topicOf } from '../wording.ts';

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
    return {
      rule: 'absolute-claim',
      issueType: 'argument',
      severity: sentence.role === 'thesis' ? 3 : 2,
      at: { start, end },
      issue: choose(sentence.text, [
        `“${words}” leaves no room for a single exception${about}.`,
        `With “${words}” this ${sentence.role === 'premise' ? 'reason' : 'claim'}${about} promises more than it can show.`,
      ]),
      reasoning: `One counter-example is enough to overturn ${cite(sentence.text)}, and a critical reader looks for it first.`,
      fix: `Say how far it holds: “${softer}” instead of “${words}”, or name the cases where it fails.`,
      hint: `Can you think of one case${about} in which this is not so?`,
      confidence: sentence.role === 'premise' ? 0.55 : 0.7,
    };
  },
);
