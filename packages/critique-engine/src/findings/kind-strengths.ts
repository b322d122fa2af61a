import type { AnalysisResult, TextKind } from '@argint/contracts';
import { isReadable } from '../argument/readable-sentence.ts';
import { phraseOf } from '../argument/phrase-of.ts';
import type { ReadEssay } from '../essay.ts';
import { SURE_FROM } from '@argint/assembly';

type Strength = AnalysisResult['strengths'][number];

/** What a text of a kind does well, by words that say so, and how to tell its writer. */
interface Sign {
  sign: RegExp;
  praise: (said: string) => string;
}

const SIGNS: Readonly<Partial<Record<TextKind, readonly Sign[]>>> = {
  reflection: [
    {
      sign: /\bI (?:should have|was wrong|failed|ignored|forgot|avoided|felt ashamed|was ashamed|had not listened|did not listen|didn['’]t listen)\b/,
      praise: (said) => `You are honest about your own part: ${said}.`,
    },
    {
      sign: /\bI (?:have |had |now |then )?(?:reali[sz]ed?|learn(?:ed|t)|understood|understand now|noticed|discovered)\b/,
      praise: (said) => `You say what you made of it: ${said}.`,
    },
    {
      sign: /\bnext time\b|\bin (?:the )?future,? I\b|\bfrom now on\b/i,
      praise: (said) => `You say what you will do differently: ${said}.`,
    },
  ],
  letter: [
    {
      sign: /\bI (?:would like you|ask you|request|expect|would be grateful)\b|\bplease (?!find|contact|do not hesitate)\w+/i,
      praise: (said) => `Your reader learns what you want from them: ${said}.`,
    },
    {
      sign: /\bon (?:the )?\d{1,2}(?:st|nd|rd|th)? (?:of )?\p{Lu}\p{Ll}+|\bon \p{Lu}\p{Ll}+ \d{1,2}\b/u,
      praise: (said) => `You give a date that your reader can check: ${said}.`,
    },
  ],
  report: [
    {
      sign: /\b(?:sources? of error|inaccura\w+|limitations?|could not be controlled|larger sample|should be repeated|may have (?:affected|changed|lowered|raised))\b/i,
      praise: (said) => `You say what may be wrong with your result: ${said}.`,
    },
    {
      sign: /\b\d+(?:[.,]\d+)? ?(?:°C|ml|cm|mm|kg|grams?|seconds|minutes|metres|per cent|%)/,
      praise: (said) => `You give the measure with its unit: ${said}.`,
    },
  ],
  legal: [
    {
      sign: /\b(?:on these facts|on the facts|in this case|in the present case|applying this|applied to)\b/i,
      praise: (said) => `You apply the rule to the facts: ${said}.`,
    },
  ],
  review: [
    {
      sign: /\b(?:unlike|whereas|in contrast (?:to|with)|compared (?:with|to)|agrees? with|disagrees? with)\b/i,
      praise: (said) => `You set one work beside another: ${said}.`,
    },
  ],
};

const MOST = 2;
const FEWEST_SPOKEN = 4;

/** Somebody speaks in a story. Their words are not quoted again: a reader finds them by their line. */
const speech = ({ regions, text }: ReadEssay): Strength[] => {
  const spoken = regions.find(
    ({ kind, start, end }) =>
      kind === 'quotation' && text.slice(start, end).split(/\s+/).length >= FEWEST_SPOKEN,
  );
  return spoken
    ? [
        {
          start: spoken.start,
          end: spoken.end,
          text: 'Somebody speaks here in their own words. That takes your reader into the scene.',
        },
      ]
    : [];
};

/**
 * Strengths of a text that is not an argument, by the words that show them; at most two. Empty where the kind is not
 * sure, because what is good in a report may be out of place in a letter.
 */
export const kindStrengths = (essay: ReadEssay): Strength[] => {
  const { kind, certainty } = essay.kind;
  if (essay.unjudgeable || certainty < SURE_FROM) return [];
  if (kind === 'narrative') return speech(essay);
  return (SIGNS[kind] ?? [])
    .flatMap(({ sign, praise }): Strength[] => {
      for (const sentence of essay.sentences) {
        const said = sign.test(sentence.text) ? phraseOf(essay.text, sentence) : null;
        if (said === null || !sign.test(said) || !isReadable(sentence, essay)) continue;
        return [{ start: sentence.start, end: sentence.end, text: praise(said) }];
      }
      return [];
    })
    .slice(0, MOST)
    .sort((a, b) => a.start - b.start);
};
