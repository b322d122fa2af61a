import type { EssayDetector } from '../critique-draft.ts';
import type { Sentence } from '../essay-model.ts';
import { phraseOf } from '../comment/phrase-of.ts';
import { setsSidesTogether } from '../argument/sides-together.ts';
import { cite } from '../wording.ts';

const sides = '(?:sides?|aspects?|effects?|points?|impacts?|consequences?|influences?|results?)';
const gains = `(?:advantages?|benefits?|merits?|positives?|pros|virtues?|gains?|upsides?|good|(?:good|positive) ${sides})`;
const losses = `(?:disadvantages?|drawbacks?|demerits?|negatives?|cons|harms?|costs?|downsides?|risks?|loss(?:es)?|(?:bad|negative) ${sides})`;
/** A position that says which side weighs more. */
const comparesSides = new RegExp(
  `\\boutweigh(?:s|ed|t|ts)?\\b|\\bmore (?:${gains}|${losses}) than (?:\\w+ ){0,3}(?:${gains}|${losses})\\b|\\b(?:${gains}|${losses}) (?:\\w+ ){0,6}(?:exceeds?|surpass(?:es)?|overshadows?|prevails? over) (?:\\w+ ){0,3}(?:${gains}|${losses})\\b`,
  'i',
);
const denies =
  /\b(?:cannot say|not (?:be )?outweigh\w*|hard to say|whether|must outweigh|some (?:people|say)|often (?:argued|said))\b/i;
/** Words that compare. 'Compare prices', 'worth two million' and 'less likely' weigh nothing. */
const compares =
  /\b(?:outweigh\w*|weigh(?:s|ed|ing)?|outrun|worth (?:it|the|that|this|these|those|an?|all|\w+ing|while)\b|compar(?:ed|able|ison)|(?:set|put|placed?|measured) (?:\w+ ){0,3}(?:beside|against|next to)|(?:beside|against|next to) (?:that|this|it|them|these|those),|by contrast|than (?:the |its |any |these |those |all )?(?:other |possible )?\w*(?:advantages?|benefits?|drawbacks?|harms?|risks?|costs?|losses?))/i;
/** Words that say how much a side counts. */
const sizes =
  /\b(?:(?:more|less|most|least|equally) (?:important|serious|severe|significant|harmful|valuable|dangerous|remarkable)|(?:more|less) (?:likely|common) than|(?:secondary|little|minor|no|less|lesser|great(?:er)?) importance|(?:counts?|matters?|weighs?) (?:for )?(?:more|less|little|most)|negligible|minor|trifles?|nuisances?|temporary|rare(?:ly)?|(?:small|short|high|low|fair) (?:price|term|cost)|not (?:an? |any )?(?:real|concrete|true|serious) \w+)\b/i;
/** Words that say that a harm can be met. */
const meets =
  /\b(?:can|could|may|might) (?:easily |always |also )?be (?:\w+ly )?(?:solved|overcome|avoided|reduced|prevented|tackled|mitigated|limited|offset|fixed|handled|controlled|outweighed)\b/i;

/** 'Although some people say …, I believe': what stands before is not the writer's. */
const ownHalf = (text: string): string =>
  /\bI (?:\w+ ){0,3}(?:believe|think|feel|argue|opine|am of the opinion)\b.*|\bin my (?:opinion|view)\b.*/is.exec(
    text,
  )?.[0] ?? text;

const weighs = ({ text }: Sentence): boolean =>
  compares.test(text) || sizes.test(text) || meets.test(text);

const says = ({ text }: Sentence): boolean => {
  const own = ownHalf(text);
  return comparesSides.test(own) && !denies.test(own);
};

/**
 * The position says that one side outweighs the other, and no sentence of the paragraphs weighs them: each side is told
 * by itself. A balance that is claimed has to be shown (Toulmin's warrant). Asked of 180 words and more.
 */
export const weighingMissing: EssayDetector = (model) => {
  const { thesis, sentences, text } = model;
  if (!thesis?.stated || !says(thesis.sentence)) return [];
  const held = thesis.sentence;
  const body = sentences.filter((sentence) => sentence.part === 'body' && sentence !== held);
  if (body.length === 0 || body.some(weighs) || setsSidesTogether(model)) return [];
  const said = phraseOf(text, held) ?? cite(held.text, 90);
  return [
    {
      rule: 'weighing-missing',
      issueType: 'argument',
      severity: 3,
      at: { start: held.start, end: held.end },
      issue: `You say ${said}, but no sentence of your paragraphs sets one side against the other.`,
      reasoning:
        'A list of good points and a list of bad points do not show which list weighs more. That is the part your reader is waiting for.',
      fix: 'Take the strongest point of the side that loses. Say in two sentences why it matters less: it is rarer, smaller, shorter, or somebody can prevent it.',
      hint: 'Which single point against you is the hardest to outweigh, and what makes yours heavier?',
      confidence: 0.82,
    },
  ];
};
