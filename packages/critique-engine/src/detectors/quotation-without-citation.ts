import { countWords } from '@argint/text-analysis';
import type { Span } from '@argint/text-analysis';
import type { EssayModel } from '../essay-model.ts';
import type { ParagraphDetector, CritiqueDraft } from '../critique-draft.ts';
import { isCited, regionsAt } from '../layers/region-lookup.ts';
import { beside, choose, cite, topicBeside } from '../wording.ts';

const speech =
  /\b(?:said?|says?|saying|told|tells?|asks?|asked|answers?|answered|calls?|called|replied|shouted|speak of|read|slogan|sign|poster|headline|motto|proverb|phrase|question|those who|people who)\b/i;
const NEAR = { before: 160, after: 90 };

/** Whether the words around a quotation say who speaks it, or treat it as a saying. */
const isSpoken = (text: string, { start, end }: Span, quotation: Span): boolean =>
  speech.test(text.slice(Math.max(start, quotation.start - NEAR.before), quotation.start)) ||
  speech.test(text.slice(quotation.end, Math.min(end, quotation.end + NEAR.after)));

/** A question in quotation marks at the head of an essay is mostly the one it answers. */
const isCopiedQuestion = (quoted: string, { start }: Span, text: string): boolean =>
  /\?\W*$/.test(quoted) && text.slice(0, start).trim().length < NEAR.after;

/** From so many words on a quotation is a passage, which nobody knows by heart. */
const PASSAGE_WORDS = 25;
/** Too unlikely to be shown. */
const UNLIKELY = 0.4;

/** Whether the essay cites at all. In a school essay without any source, quotation marks hold sayings and the task. */
const cites = ({ regions }: EssayModel): boolean =>
  regions.some(({ kind }) => kind === 'citation' || kind === 'references');

/**
 * A quotation of five words or more with neither citation nor a named speaker near it. Unlikely to be a fault in an
 * essay that cites nothing, unless it is a passage.
 */
export const quotationWithoutCitation: ParagraphDetector = (paragraph, model) =>
  regionsAt(model, paragraph).flatMap((region): CritiqueDraft[] => {
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
    if (isSpoken(model.text, paragraph, region) || isCopiedQuestion(quoted, region, model.text))
      return [];
    const before = model.text.slice(Math.max(paragraph.start, region.start - 80), region.start);
    const named =
      /\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)* (?:said|says|wrote|writes|argues?d?|claims?|notes?|observes?|states?|put it)\b/u.test(
        before,
      );
    const around = paragraph.sentences.find((s) => s.end > region.start) ?? paragraph.sentences[0];
    const near = around ? beside(region, around, model, 45) : cite(before, 45);
    const topic = topicBeside(quoted, model);
    return [
      {
        rule: 'quotation-without-citation',
        issueType: 'source',
        severity: named ? 2 : 4,
        at: { start: region.start, end: region.end },
        issue: named
          ? `${cite(quoted, 50)} names its speaker but not where it was said.`
          : `${cite(quoted, 50)} is somebody’s words, and the essay does not say whose.`,
        reasoning: choose(quoted, [
          `${size} borrowed words without a source cannot be checked, and a marker may take the quotation near ${near} for plagiarism.`,
          `Whether the words may speak for ${near} depends on who said them, when and to whom.`,
          `A reader who would like to see the words where they were first said, beside ${near}, is given no way there${topic ? `, though the essay leans on them for ${topic}` : ''}.`,
        ]),
        fix: `Next to ${near}, put author, year and page after ${cite(quoted, 30)}, and enter the work in your reference list.`,
        hint: `Who wrote ${cite(quoted, 30)}, and why should your reader listen to them?`,
        confidence: cites(model) || size >= PASSAGE_WORDS ? (named ? 0.6 : 0.8) : UNLIKELY,
      },
    ];
  });
