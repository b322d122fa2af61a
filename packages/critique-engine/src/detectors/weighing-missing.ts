import type { EssayDetector } from '../critique-draft.ts';
import type { Sentence } from '../essay-model.ts';
import { phraseOf } from '../comment/phrase-of.ts';
import { cite } from '../wording.ts';

const gains = '(?:advantages?|benefits?|merits?|positives?|pros|virtues?|gains?|upsides?)';
const losses =
  '(?:disadvantages?|drawbacks?|demerits?|negatives?|cons|harms?|costs?|downsides?|risks?)';
/** A position that says which side weighs more. */
const comparesSides = new RegExp(
  `\\boutweigh(?:s|ed|t|ts)?\\b|\\bmore (?:${gains}|${losses}) than (?:\\w+ ){0,3}(?:${gains}|${losses})\\b|\\b(?:${gains}|${losses}) (?:\\w+ ){0,6}(?:exceeds?|surpass(?:es)?|overshadows?|prevails? over) (?:\\w+ ){0,3}(?:${gains}|${losses})\\b`,
  'i',
);
const denies =
  /\b(?:cannot say|not (?:be )?outweigh\w*|hard to say|whether|must outweigh|some (?:people|say)|often (?:argued|said))\b/i;
/** A sentence that sets one side against the other, or says how much a side weighs. */
const weighs =
  /\b(?:outweigh\w*|weigh(?:s|ed|ing)?|worth|compar(?:e[sd]?|ing|ison)|(?:more|less|most|least|equally) (?:important|serious|severe|significant|harmful|valuable|likely|common|dangerous)|negligible|minor|temporary|rare(?:ly)?|(?:small|short|high|low) (?:price|term|cost)|(?:can|could|may|might) (?:easily |always |also )?be (?:\w+ly )?(?:solved|overcome|avoided|reduced|prevented|tackled|mitigated|limited|offset|fixed|handled|controlled)|than (?:the |its |any |these |those |all )?(?:other |possible )?\w*(?:advantages?|benefits?|drawbacks?|harms?|risks?|costs?|losses?))\b/i;
const FEWEST_WORDS = 180;

/** 'Although some people say …, I believe': what stands before is not the writer's. */
const ownHalf = (text: string): string =>
  /\bI (?:\w+ ){0,3}(?:believe|think|feel|argue|opine|am of the opinion)\b.*|\bin my (?:opinion|view)\b.*/is.exec(
    text,
  )?.[0] ?? text;

const says = ({ text }: Sentence): boolean => {
  const own = ownHalf(text);
  return comparesSides.test(own) && !denies.test(own);
};

/**
 * The position says that one side outweighs the other, and no sentence of the paragraphs weighs them: each side is told
 * by itself. Whoever claims a balance has to show it (Toulmin's warrant). Asked of 180 words and more.
 */
export const weighingMissing: EssayDetector = ({ thesis, sentences, proseWords, text }) => {
  if (proseWords < FEWEST_WORDS || !thesis?.stated || !says(thesis.sentence)) return [];
  const held = thesis.sentence;
  const body = sentences.filter((sentence) => sentence.part === 'body' && sentence !== held);
  if (body.length === 0 || body.some((sentence) => weighs.test(sentence.text))) return [];
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
