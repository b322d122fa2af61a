import type { ParagraphDetector, Remark } from '../remark.ts';
import { isCited, isForeign } from '../layers/region-lookup.ts';
import { topicOf } from '../wording.ts';

const figure =
  /\b(?:\d{1,3}(?:[ \u00a0]\d{3}){1,4}|\d[\d.,]{0,12}) ?(?:%|per ?cent\b|(?:million|billion|thousand)\b)|\b(?:one|two|three|four|nine) (?:out of|in) (?:every )?(?:\d+|two|three|four|five|ten|hundred)\b|\b\d+ (?:out of|in) (?:every )?\d+\b/gi;

/** A figure about the world with no citation in its sentence and nobody named. */
export const statisticWithoutSource: ParagraphDetector = (paragraph, model) =>
  paragraph.sentences.flatMap((sentence): Remark[] => {
    if (isCited(model, sentence) || /\baccording to\b/i.test(sentence.text)) return [];
    const found = sentence.text.matchAll(figure).next().value;
    if (!found) return [];
    const at = {
      start: sentence.start + found.index,
      end: sentence.start + found.index + found[0].length,
    };
    if (isForeign(model, at)) return [];
    const topic = topicOf(sentence, model) ?? 'this';
    return [
      {
        rule: 'statistic-without-source',
        issueType: 'source',
        severity: 3,
        at,
        issue: `The figure “${found[0]}” on ${topic} comes from nowhere the reader can look.`,
        reasoning: `Numbers persuade because they can be checked; without a source “${found[0]}” is only an impression in digits.`,
        fix: `Add who counted it and when, straight after “${found[0]}” – for instance (Author, year).`,
        hint: `Where did you first meet “${found[0]}”, and would your reader trust that place?`,
        confidence: 0.75,
      },
    ];
  });
