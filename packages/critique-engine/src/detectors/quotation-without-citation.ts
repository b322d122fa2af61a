import { countWords } from '@argint/text-analysis';
import type { Span } from '@argint/text-analysis';
import type { EssayModel } from '../essay-model.ts';
import type { ParagraphDetector, CritiqueDraft } from '../critique-draft.ts';
import { isCited, regionsAt } from '../layers/region-lookup.ts';
import { choose, cite } from '../wording.ts';

const speech =
  /\b(?:said?|says?|saying|told|tells?|asks?|asked|answers?|answered|calls?|called|replied|shouted|speak of|read|slogan|sign|poster|headline|motto|proverb|phrase|question|those who|people who)\b/i;
/** The writer's own words, thought or spoken. */
const ownSpeech =
  /\b(?:I|we) (?:\w+ ){0,3}(?:wish(?:ed)?|wrote|write|sent|send|thought|think|shout(?:ed)?|whisper(?:ed)?|text(?:ed)?|posted|sang|prayed|promised?)\b|\bwith (?:these|the|those|my own|my) words\b|\b(?:message|card|letter|note)\b/i;
const NEAR = { before: 160, after: 90 };

/** Whether the words around a quotation say who speaks it, or treat it as a saying. */
const isSpoken = (text: string, { start, end }: Span, quotation: Span): boolean =>
  [speech, ownSpeech].some((sign) =>
    sign.test(text.slice(Math.max(start, quotation.start - NEAR.before), quotation.start)),
  ) || speech.test(text.slice(quotation.end, Math.min(end, quotation.end + NEAR.after)));

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
    return [
      {
        rule: 'quotation-without-citation',
        issueType: 'source',
        severity: named ? 2 : 4,
        at: { start: region.start, end: region.end },
        issue: named
          ? `You say who said ${cite(quoted, 50)}, but not where.`
          : `You quote ${cite(quoted, 50)}, but you do not say who said it.`,
        reasoning: choose(quoted, [
          `Your reader cannot check ${size} quoted words without a source, and a marker may take them for plagiarism.`,
          'How much a quotation counts depends on who said it, when and to whom.',
          'A reader who wants to read more cannot find the place where it was said.',
        ]),
        fix: `Put author, year and page after ${cite(quoted, 30)}, and add the work to your list of references.`,
        hint: `Who wrote ${cite(quoted, 30)}, and why should your reader trust them?`,
        confidence: cites(model) || size >= PASSAGE_WORDS ? (named ? 0.6 : 0.8) : UNLIKELY,
      },
    ];
  });
