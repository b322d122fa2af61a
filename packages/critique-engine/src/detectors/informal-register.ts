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
  ok: 'acceptable',
  okay: 'acceptable',
  yeah: 'yes',
  'big deal': 'serious matter',
  till: 'until',
  cuz: 'because',
  u: 'you',
  'pretty much': 'largely',
  'a bunch of': 'several',
  'tons of': 'many',
  'loads of': 'many',
  crazy: 'extreme',
  etc: 'the rest of the list',
};
/** Words that are not only casual but leave open how much or what; the others have an exact match. */
const open = new Set(
  `a lot,lots,stuff,kind of,sort of,awesome,crazy,a bunch of,tons of,loads of,etc,big deal`.split(
    ',',
  ),
);
/** Informal words that no single word replaces. */
const nameless = new Set(['stuff', 'etc']);
const manyOf =
  /^ of (?:the |these |those |our |their |my |your |other |different |new |young )?(?:\w+ )?(\w+)/i;

/** 'Many' before what can be counted, 'much' otherwise. */
const lotOf = (after: string): string => {
  const noun = manyOf.exec(after)?.[1] ?? '';
  const first = /^ of (\w+)/i.exec(after)?.[1] ?? '';
  const counts = /^(?:people|children|women|men)$|[^su]s$/i;
  return counts.test(noun) || counts.test(first) ? 'many' : 'much';
};

/** 'A kind of sport', 'many kind of clubs': a sort, not a hedge. */
const isSort = (before: string): boolean =>
  !/\b(?:is|are|was|were|be|am|feel|feels|felt|get|gets|got|just|i|they|we|he|she|you|it|looks?|seems?|it['’]s|i['’]m)$/i.test(
    before.trim(),
  );

/** Words of talk in a text of argument. */
export const informalRegister = phraseDetector(
  Object.keys(formal),
  ({ phrase, words, start, end, sentence }, model) => {
    const rest = beside({ start, end }, sentence, model, 50);
    const after = model.text.slice(end, Math.min(sentence.end, end + 60));
    if (/^(?:kind|sort) of$/.test(phrase) && isSort(model.text.slice(sentence.start, start)))
      return null;
    const better = phrase === 'a lot' ? lotOf(after) : (formal[phrase] ?? phrase);
    const vague = open.has(phrase);
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
        ...(vague ? [`“${words}” leaves open what exactly you mean.`] : []),
      ]),
      reasoning: choose(`${rest}r`, [
        `A marker hears the casual tone before the thought, and ${rest} is taken less seriously than it deserves.`,
        ...(vague
          ? [
              `“${words}” is vague where the reader of ${rest} wants to know how much or who exactly.`,
              `In talk a gesture or a question helps; beside ${rest} the reader has only the word, and it says little.`,
              `The point in ${rest} could be exact; this word lets it go soft.`,
              `What you know${topic ? ` of ${topic}` : ''} is more exact than “${words}”; ${rest} shows that much already.`,
            ]
          : [
              `The tone of a chat beside ${rest} makes the sentence sound less considered than it is.`,
              `A reader of formal English stops at “${words}” and loses hold of ${rest} for a moment.`,
            ]),
      ]),
      fix: nameless.has(phrase)
        ? `Name what “${words}” stands for beside ${rest}, or leave it out.`
        : !vague
          ? choose(`${rest}f`, [
              `Write “${better}”; beside ${rest} nothing else has to change.`,
              `“${better}” says the same and suits the page; try it with ${rest}.`,
              `Change it to “${better}”, and look whether more of ${rest} sounds spoken.`,
            ])
          : choose(`${rest}f`, [
              `Try “${better}”, or better, the exact word or number for ${rest}.`,
              `“${better}” would do; a name or a figure beside ${rest} would do more.`,
              `Put “${better}” in its place, or say what it stands for in ${rest}.`,
            ]),
      hint: !vague
        ? `Which word would you use for “${words}” in a letter to a stranger?`
        : choose(`${rest}h`, [
            `What precisely does “${words}” stand for here?`,
            `How would you say “${words}” to someone who has to act on it?`,
          ]),
      confidence: 0.6,
    };
  },
);
