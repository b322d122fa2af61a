import { phraseDetector } from '../phrase-detector.ts';

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
  ({ phrase, words, start, end, sentence }) => ({
    rule: 'informal-register',
    issueType: 'style',
    severity: 1,
    at: { start, end },
    issue: `“${words}” is how one talks, not how one argues on paper.`,
    reasoning: `In ${sentence.role === 'none' ? 'an essay' : `a ${sentence.role}`} “${words}” is vague where the reader wants to know how much or who exactly.`,
    fix: `Try “${formal[phrase] ?? phrase}”, or better, the exact word or number.`,
    hint: `What precisely does “${words}” stand for here?`,
    confidence: 0.6,
  }),
);
