import { countWords } from '@argint/text-analysis';
import type { ParagraphDetector, Remark } from '../remark.ts';
import { isCited, regionsAt } from '../layers/region-lookup.ts';
import { cite } from '../wording.ts';

/** A quotation of five words or more with neither citation nor a named speaker near it. */
export const quotationWithoutCitation: ParagraphDetector = (paragraph, model) =>
  regionsAt(model, paragraph).flatMap((region): Remark[] => {
    if (region.kind !== 'quotation') return [];
    const quoted = model.text.slice(region.start, region.end);
    const size = countWords(quoted);
    if (
      size < 5 ||
      isCited(model, {
        start: Math.max(paragraph.start, region.start - 120),
        end: Math.min(paragraph.end, region.end + 80),
      })
    )
      return [];
    const before = model.text.slice(Math.max(paragraph.start, region.start - 80), region.start);
    const named =
      /\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)* (?:said|says|wrote|writes|argues?d?|claims?|notes?|observes?|states?|put it)\b/u.test(
        before,
      );
    return [
      {
        rule: 'quotation-without-citation',
        issueType: 'source',
        severity: named ? 2 : 4,
        at: { start: region.start, end: region.end },
        issue: named
          ? `${cite(quoted, 50)} names its speaker but not where it was said.`
          : `${cite(quoted, 50)} is somebody’s words, and the essay does not say whose.`,
        reasoning: `${size} borrowed words without a source cannot be checked, and markers read an unmarked loan as plagiarism.`,
        fix: `Put author, year and page after ${cite(quoted, 30)}, and enter the work in your reference list.`,
        hint: `Who wrote ${cite(quoted, 30)}, and why should your reader listen to them?`,
        confidence: named ? 0.6 : 0.8,
      },
    ];
  });
