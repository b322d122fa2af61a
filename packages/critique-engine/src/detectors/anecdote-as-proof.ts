import type { Sentence } from '../essay-model.ts';
import { phraseDetector } from '../phrase-detector.ts';
import { around, choose, topicBeside } from '../wording.ts';

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

/** Next to this many reasons, a story is an illustration and not a proof. */
const ENOUGH = 2;
const ofOneself = /\b(?:i|me|my|mine|he|she|him|her|his)\b/i;
const isGeneralReason = ({ role, text }: Sentence): boolean =>
  role === 'premise' && !ofOneself.test(text);

/** One acquaintance or memory as a reason. At most one critique per paragraph. */
export const anecdoteAsProof: ReturnType<typeof phraseDetector> = (paragraph, model) =>
  paragraph.sentences.filter(isGeneralReason).length >= ENOUGH
    ? []
    : detect(paragraph, model).slice(0, 1);

const detect = phraseDetector(phrases, ({ sentence, words, start, end }, model) => {
  if (sentence.role === 'none') return null;
  const topic = topicBeside(words, model);
  const rest = around({ start, end }, sentence, model, 50);
  return {
    rule: 'anecdote-as-proof',
    issueType: 'argument',
    severity: 2,
    at: { start, end },
    issue: choose(`${rest}i`, [
      `“${words}” is one case, and the paragraph lets it stand for all.`,
      `What is told of “${words}” is an instance, offered where a rule was to be shown.`,
      `The point rests on “${words}” alone.`,
    ]),
    reasoning: choose(`${rest}r`, [
      `That it went as in ${rest} shows that it can happen, not that it usually does; the reader may know somebody for whom it went the other way.`,
      `A story is remembered, but ${rest} would be just as good a story if it were the exception.`,
      `Readers have a family and a memory too; against ${rest} they can set one of their own, and then it is one to one.`,
      `Nothing tells the reader whether ${rest} is the common case or the one that stayed in mind because it was not.`,
    ]),
    fix: choose(`${rest}f`, [
      `Keep ${rest} if it makes the point vivid, and add beside it something that counts more than one case${topic ? ` of ${topic}` : ''}.`,
      `Say what makes ${rest} typical, or put a survey or a count${topic ? ` on ${topic}` : ''} next to it.`,
    ]),
    hint: `How many people would have to tell the story of “${words}” before you believed it was typical?`,
    confidence: 0.6,
  };
});
