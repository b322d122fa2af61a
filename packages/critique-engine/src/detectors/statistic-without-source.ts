import type { Span } from '@argint/text-analysis';
import { COUNTRIES } from '../layers/countries.ts';
import { speakerOf } from '../layers/graph/voices.ts';
import type { ParagraphDetector, CritiqueDraft } from '../critique-draft.ts';
import type { EssayModel, Sentence } from '../essay-model.ts';
import { isCited, isForeign } from '../layers/region-lookup.ts';
import { choose } from '../wording.ts';
import { figureHint } from './hints/figure-hint.ts';

/** Shares, rates and large counts of people or things. Years, prices, measures and small counts are none. Pasted text may have more than one space. */
const figure =
  /\b\d[\d.,]{0,8} {0,3}(?:%|per ?cent\b)|(?<![R$£€] ?)\b\d[\d.,]{0,8} {1,3}(?:million|billion)\b(?! (?:years|rand|dollars|pounds))|\b(?:one|two|three|four|five|six|seven|eight|nine|\d{1,2}) (?:out of|in) (?:every )?(?:\d{1,3}|two|three|four|five|ten|twenty|a hundred|hundred)\b(?! (?:minutes|hours|days|years|o))|(?<![R$£€] ?)\b\d{1,3}(?:[ ,\u00a0]\d{3})+ (?!kilomet|metres|km|hectares|rand|square|years|miles|words|tons)\p{L}+/giu;

/** The writer counted it, or the sentence only supposes it. */
const ownCount =
  /\b(?:I|my|we (?:counted|asked|had|saw|were|are)|of us|in our (?:class|school|street|town|village|house)|counted|suppose|imagine|let us say)\b|^if\b/i;
/** A share that measures no people and no events: 'a 1 % solution', 'half of the list'. */
const measure =
  /^ (?:solution|strength|interest|rate of|vat|tax|discount|of the (?:list|page|text|time left|marks?|pass mark|salary|price|cost|budget)|(?:of|for|towards?) (?:the|their|your|our|my|his|her|a) (?:\w+ )?(?:grade|mark|result|score))\b/i;
/** Somebody in the sentence who could be asked. */
const told =
  /\b(?:according to|reports?|reported|says?|said|told|found|estimates?d?|counted|census|survey by|study by|figures (?:from|of)|website|published|newspaper|commission|department of|statistics south africa|the (?:council|school|clinic|hospital|museum|company|court) (?:has|had|keeps|kept))\b/i;

/** A place or a person of research, by name. */
const knower =
  /\b(?:[Ss]urveys?|[Ss]tud(?:y|ies)|[Rr]esearch|[Pp]olls?) (?:\w+ )?(?:from|at|of) (?:the )?\p{Lu}|\b[Pp]rofessor \p{Lu}|\bUniversity of \p{Lu}|\b\p{Lu}\p{Ll}+ University\b/u;

/** 'Finland has the best schools in the world': a rank that somebody must have worked out. Size and age can be looked up anywhere. */
const rank = new RegExp(
  `\\b(?:${COUNTRIES.join('|')})\\b(?:['’]s)? [^.;]{0,40}?\\b(the (?:(?:very|second|third) )?(?:best|worst|happiest|healthiest|safest|richest|poorest|lowest|highest|fewest|least|cleanest|greatest|most \\w+|cleverest|smartest) [^.;,]{3,50}? (?:in (?:the (?:whole )?world|Europe|Africa|Asia|America)|on earth|worldwide|of all countries))\\b`,
);

/** Words that are said to rank a country, and where they stand. Null without any. */
const rankIn = ({ text }: Sentence): { said: string; index: number } | null => {
  const found = rank.exec(text.slice(0, 1_500));
  const said = found?.[1];
  return found && said ? { said, index: found.index + found[0].length - said.length } : null;
};

const rankDraft = (said: string, at: Span): CritiqueDraft => ({
  rule: 'statistic-without-source',
  issueType: 'source',
  severity: 2,
  at,
  issue: `“${said}”: who compared all these countries? You do not say.`,
  reasoning:
    'Ranks like this change from list to list and from year to year. Your reader can only believe it if they can look it up.',
  fix: 'Name the list and its year, or say what is good there in a way that your reader can check.',
  hint: `What was measured for “${said}”, and is that what your essay is about?`,
  confidence: 0.7,
});

/** Whether somebody is named for the number, here or in the sentence before. */
const isSourced = (sentence: Sentence, model: EssayModel): boolean => {
  const before = model.sentences[sentence.index - 1];
  const near = before?.paragraph === sentence.paragraph ? before : null;
  return (
    isCited(model, sentence) ||
    told.test(sentence.text) ||
    knower.test(sentence.text) ||
    speakerOf(sentence, model) === 'source' ||
    (near !== null && (isCited(model, near) || speakerOf(near, model) === 'source'))
  );
};

/** A share, a rate, a large count or a country's rank for which nobody is named. One in a sentence is enough. */
export const statisticWithoutSource: ParagraphDetector = (paragraph, model) =>
  paragraph.sentences.flatMap((sentence): CritiqueDraft[] => {
    if (ownCount.test(sentence.text) || isSourced(sentence, model)) return [];
    const found = [...sentence.text.slice(0, 1_500).matchAll(figure)].find(
      (match) => !measure.test(sentence.text.slice(match.index + match[0].length)),
    );
    const ranked = found ? null : rankIn(sentence);
    const [said, index] = found ? [found[0], found.index] : [ranked?.said, ranked?.index ?? 0];
    if (said === undefined) return [];
    const start = sentence.start + index;
    const at = { start, end: start + said.length };
    if (isForeign(model, at)) return [];
    if (!found) return [rankDraft(said, at)];
    return [
      {
        rule: 'statistic-without-source',
        issueType: 'source',
        severity: 3,
        at,
        issue: `Where does “${found[0]}” come from? You do not say who counted it.`,
        reasoning: choose(sentence.text, [
          'A number convinces because it can be checked. Without a source, your reader cannot check this one.',
          'Numbers like this change with who counts and what they count. Your reader needs to know who counted here.',
        ]),
        fix: `Say who counted it and when, right after “${found[0]}”. If you cannot find that out, leave the number out.`,
        hint: figureHint(
          found[0],
          sentence.text.slice(0, found.index),
          sentence.text.slice(found.index + found[0].length),
        ),
        confidence: 0.8,
      },
    ];
  });
