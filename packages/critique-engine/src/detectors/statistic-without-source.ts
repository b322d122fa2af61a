import type { ParagraphDetector, CritiqueDraft } from '../critique-draft.ts';
import { isCited, isForeign } from '../layers/region-lookup.ts';
import { around, choose, topicOf } from '../wording.ts';

const figure =
  /\b(?:\d{1,3}(?:[ \u00a0]\d{3}){1,4}|\d[\d.,]{0,12}) ?(?:%|per ?cent\b|(?:million|billion|thousand)\b)|\b(?:one|two|three|four|nine) (?:out of|in) (?:every )?(?:\d+|two|three|four|five|ten|hundred)\b|\b\d+ (?:out of|in) (?:every )?\d+\b/gi;

/** A figure about the world with no citation in its sentence and nobody named. */
export const statisticWithoutSource: ParagraphDetector = (paragraph, model) =>
  paragraph.sentences.flatMap((sentence): CritiqueDraft[] => {
    if (isCited(model, sentence) || /\baccording to\b/i.test(sentence.text)) return [];
    const found = sentence.text.matchAll(figure).next().value;
    if (!found) return [];
    const at = {
      start: sentence.start + found.index,
      end: sentence.start + found.index + found[0].length,
    };
    if (isForeign(model, at)) return [];
    const topic = topicOf(sentence, model) ?? 'this';
    const rest = around(at, sentence, model, 45);
    return [
      {
        rule: 'statistic-without-source',
        issueType: 'source',
        severity: 3,
        at,
        issue: choose(`${rest}i`, [
          `The figure “${found[0]}” on ${topic} comes from nowhere the reader can look.`,
          `“${found[0]}”: who counted ${topic}, and when?`,
        ]),
        reasoning: choose(`${rest}r`, [
          `Numbers persuade because they can be checked; without a source ${rest} is only an impression in digits.`,
          `Figures like this differ with who counted and what they left out, and ${rest} stands or falls with it.`,
          `A sceptical reader will ask of ${rest} first where the number comes from, and finds nothing.`,
        ]),
        fix: `Add who counted it and when, straight after “${found[0]}” in ${rest} – for instance (Author, year).`,
        hint: `Where did you first meet “${found[0]}”, and would your reader trust that place?`,
        confidence: 0.75,
      },
    ];
  });
