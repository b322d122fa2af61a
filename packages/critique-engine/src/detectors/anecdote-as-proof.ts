import { phraseDetector } from '../phrase-detector.ts';
import { topicOf } from '../wording.ts';

const kin = [
  'friend',
  'friends',
  'brother',
  'sister',
  'mother',
  'father',
  'mom',
  'mum',
  'dad',
  'cousin',
  'uncle',
  'aunt',
  'neighbour',
  'neighbor',
  'teacher',
  'classmate',
  'grandmother',
  'grandfather',
  'roommate',
  'son',
  'daughter',
];
const phrases = [
  ...kin.flatMap((who) => [`my ${who}`, `a ${who} of mine`, `my best ${who}`, `my own ${who}`]),
  'my own experience',
  'my personal experience',
  'i remember',
  'i know someone',
  'i once',
  'in my experience',
];

/** One acquaintance or memory offered as a reason; once a paragraph. */
export const anecdoteAsProof: ReturnType<typeof phraseDetector> = (paragraph, model) =>
  detect(paragraph, model).slice(0, 1);

const detect = phraseDetector(phrases, ({ sentence, words, start, end }, model) => {
  if (sentence.role === 'none') return null;
  const topic = topicOf(sentence, model);
  return {
    rule: 'anecdote-as-proof',
    issueType: 'argument',
    severity: 2,
    at: { start, end },
    issue: `“${words}” is one case, and the paragraph lets it stand for all.`,
    reasoning: `What happened to one person${topic ? ` with ${topic}` : ''} shows that it can happen, not that it usually does; the reader may know somebody for whom it went the other way.`,
    fix: `Keep the story if it makes the point vivid, and add beside it something that counts more than one case${topic ? ` of ${topic}` : ''}.`,
    hint: `How many people would have to tell the story of “${words}” before you believed it was typical?`,
    confidence: 0.6,
  };
});
