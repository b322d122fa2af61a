import { phraseDetector } from '../phrase-detector.ts';
import { beside, choose, topicBeside } from '../wording.ts';

const formal: Readonly<Record<string, string>> = {
  kids: 'children',
  gonna: 'going to',
  wanna: 'want to',
  gotta: 'have to',
  stuff: 'a name for what you mean',
  'a lot': 'much',
  lots: 'many',
  guys: 'people',
  'kind of': 'somewhat',
  'sort of': 'somewhat',
  awesome: 'impressive',
  cool: 'appealing',
  super: 'very',
  ok: 'acceptable',
  okay: 'acceptable',
  yeah: 'yes',
  dad: 'father',
  mom: 'mother',
  mum: 'mother',
  'big deal': 'serious matter',
  nowadays: 'today',
  till: 'until',
  cause: 'because',
  cuz: 'because',
  u: 'you',
  'pretty much': 'largely',
  'a bunch of': 'several',
  'tons of': 'many',
  'loads of': 'many',
  crazy: 'extreme',
  etc: 'the rest of the list',
};
/** Words whose plain sense is formal enough unless the tagger says otherwise. */
const skip = new Set(['cause', 'super', 'cool', 'dad', 'mom', 'mum', 'nowadays']);

/** Words of talk in a text of argument. */
export const informalRegister = phraseDetector(
  Object.keys(formal).filter((word) => !skip.has(word)),
  ({ phrase, words, start, end, sentence }, model) => {
    const rest = beside({ start, end }, sentence, model, 50);
    const better = formal[phrase] ?? phrase;
    const topic = topicBeside(words, model);
    return {
      rule: 'informal-register',
      issueType: 'style',
      severity: 1,
      at: { start, end },
      issue: choose(`${rest}i`, [
        `“${words}” is how one talks, not how one argues on paper.`,
        `“${words}” belongs to speech.`,
        `On paper “${words}” sounds like a chat with a friend.`,
        `“${words}” leaves open what exactly you mean.`,
      ]),
      reasoning: choose(`${rest}r`, [
        `“${words}” is vague where the reader of ${rest} wants to know how much or who exactly.`,
        `In talk a gesture or a question helps; beside ${rest} the reader has only the word, and it says little.`,
        `A marker hears the casual tone before the thought, and ${rest} is taken less seriously than it deserves.`,
        `The point in ${rest} could be exact; this word lets it go soft.`,
        `One such word changes the voice of the whole: after ${rest} the reader no longer knows how sure you are${topic ? ` about ${topic}` : ''}.`,
        `What you know${topic ? ` of ${topic}` : ''} is more exact than “${words}”; ${rest} shows that much already.`,
      ]),
      fix: choose(`${rest}f`, [
        `Try “${better}”, or better, the exact word or number for ${rest}.`,
        `“${better}” would do; a name or a figure beside ${rest} would do more.`,
        `Put “${better}” in its place, or say what it stands for in ${rest}.`,
      ]),
      hint: choose(`${rest}h`, [
        `What precisely does “${words}” stand for here?`,
        `How would you say “${words}” to someone who has to act on it?`,
      ]),
      confidence: 0.6,
    };
  },
);
