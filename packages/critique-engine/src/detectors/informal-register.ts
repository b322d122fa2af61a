import { phraseDetector } from '../phrase-detector.ts';
import { beside } from '../wording.ts';

const formal: Readonly<Record<string, string>> = {
  kids: 'children',
  gonna: 'going to',
  wanna: 'want to',
  gotta: 'have to',
  stuff: 'a name for what you mean',
  'a lot': 'a great deal',
  lots: 'a great deal',
  guys: 'people',
  'kind of': 'somewhat',
  'sort of': 'somewhat',
  awesome: 'impressive',
  ok: 'acceptable',
  okay: 'acceptable',
  yeah: 'yes',
  'big deal': 'serious matter',
  cuz: 'because',
  u: 'you',
  'pretty much': 'largely',
  'a bunch of': 'several',
  'tons of': 'a great deal of',
  'loads of': 'a great deal of',
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
/** Words that end the noun phrase after 'a lot of'. */
const endsPhrase =
  /^(?:of|and|or|but|to|in|on|at|for|from|with|by|that|which|who|because|is|are|was|were|has|have|can|will)$/i;
const plural = /^(?:people|children|women|men|feet|teeth|mice|police)$|[^su]s$/i;
const notPlural = /^(?:its|his|this|always|perhaps|news|politics|mathematics|physics|economics)$/i;

/** Whether what follows 'a lot of' or 'a lot more' can be counted. */
const isCountable = (after: string): boolean => {
  const words = /^[^.,;:!?()]*/.exec(after)?.[0].trim().split(/\s+/) ?? [];
  const end = words.findIndex((word) => endsPhrase.test(word));
  return (end < 0 ? words : words.slice(0, end)).some(
    (word) => plural.test(word) && !notPlural.test(word),
  );
};

/** What to write for a phrase of quantity: many clubs, a great deal of work, much better. */
const quantity = (phrase: string, after: string): string => {
  if (/ of$/.test(phrase)) return isCountable(after) ? 'many' : 'a great deal of';
  const [, more] = /^ more (.*)/is.exec(after) ?? [];
  if (more !== undefined) return isCountable(more) ? 'many' : 'much';
  return /^ (?:better|worse|less|[a-z]+er)\b/i.test(after) ? 'much' : 'a great deal';
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
    if (/^(?:kind|sort) of$/.test(phrase) && isSort(model.text.slice(sentence.start, start)))
      return null;
    const following = model.text.slice(end, Math.min(sentence.end, end + 60));
    const of = /lots?$/.test(phrase) ? (/^ of\b/i.exec(following)?.[0] ?? '') : '';
    const at = { start, end: end + of.length };
    const said = words + of;
    const rest = beside(at, sentence, model, 50);
    const better = /^(?:a lot|lots|tons of|loads of)$/.test(phrase)
      ? quantity(phrase + of, following.slice(of.length))
      : (formal[phrase] ?? phrase);
    const vague = open.has(phrase);
    return {
      rule: 'informal-register',
      issueType: 'style',
      severity: 1,
      at,
      issue: vague
        ? `“${said}” leaves open how much or what exactly you mean.`
        : `“${said}” is a word for talk, not for an essay.`,
      reasoning: vague
        ? 'In an essay, a number or a name says more than a word that would fit anything.'
        : 'In an essay, readers expect the words you would use to somebody you do not know.',
      fix: nameless.has(phrase)
        ? `Name what “${said}” stands for beside ${rest}, or leave it out.`
        : vague
          ? `Write “${better}” or, better, give the exact word or number for ${rest}.`
          : `Write “${better}” beside ${rest}.`,
      hint: vague
        ? 'Look for “a lot”, “stuff” and “etc.” in your text. What precisely does each of them stand for?'
        : 'Look for the words that you use with friends. Which of them would you not write to a stranger?',
      confidence: 0.6,
    };
  },
);
