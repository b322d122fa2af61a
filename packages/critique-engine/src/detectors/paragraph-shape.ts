import { countWords, isListItem } from '@argint/text-analysis';
import type { ReadEssay, Paragraph } from '../essay.ts';
import type { ParagraphDetector, Remark } from '../detector.ts';
import { tellsPosition } from '../argument/contestable.ts';
import { phraseOf } from '../argument/phrase-of.ts';
import { choose, cite } from '../wording.ts';
import { isOneSentence, LONE_WORDS_MAX, loneSentences } from './fragmented-essay.ts';

const ENDLESS_WORDS = 260;
/** What is shorter is a heading or a label. */
const FEWEST_WORDS = 4;
const opensMidSentence = /^\s*(?:\p{Ll}|[,;:.])/u;
const ends = /[.!?]["'”’)\]]*\s*$/;
const opensSmall = /^[^\p{L}\p{N}"“‘'(]*\p{Ll}|^\s*[,;:.]/u;

/** Whether a paragraph ends in the middle of a sentence, so that the next one goes on with it. */
const runsOn = (paragraph: Paragraph, { text, paragraphs }: ReadEssay): boolean => {
  const next = paragraphs[paragraphs.indexOf(paragraph) + 1];
  return (
    !ends.test(text.slice(paragraph.start, paragraph.end)) ||
    (next !== undefined && opensSmall.test(text.slice(next.start, next.start + 40)))
  );
};

/** One critique for an essay that breaks after nearly every sentence. */
const fragmented = (lone: readonly Paragraph[], { prose, text }: ReadEssay): Remark => {
  const [one, two] = lone;
  const said = (paragraph: Paragraph | undefined): string =>
    cite(text.slice(paragraph?.start ?? 0, paragraph?.end ?? 0), 45);
  return {
    ruleId: 'one-sentence-paragraph',
    issueType: 'style',
    severity: 3,
    at: { start: one?.start ?? 0, end: one?.end ?? 0 },
    issue: `${lone.length} of ${prose.length} paragraphs are a single sentence, beginning with ${said(one)}.`,
    reasoning:
      'A paragraph groups the sentences that belong to one point. With a break after every sentence, your reader cannot see which ones belong together.',
    fix: `Find the sentences that speak about the same thing and put them into one paragraph. Begin with ${said(one)} and ${said(two)}.`,
    hint: 'How many different points do these sentences make?',
    confidence: 0.75,
  };
};

/** A numbered finding or recommendation of a report, such as '4.1 The shop should …'. */
const NUMBERED = /^\d{1,2}(?:\.\d{1,2}){1,3}\.?\s/;

/** A body paragraph of one sentence, or one of over 260 words. */
export const paragraphShape: ParagraphDetector = (paragraph, essay) => {
  const text = essay.text.slice(paragraph.start, paragraph.end);
  const words = countWords(text);
  const [first] = paragraph.sentences;
  if (!first) return [];
  if (words > ENDLESS_WORDS) {
    return [
      {
        ruleId: 'endless-paragraph',
        issueType: 'style',
        severity: words > 400 ? 3 : 2,
        at: { start: first.start, end: first.end },
        issue: `The paragraph that begins ${cite(first.text, 40)} has ${words} words.`,
        reasoning:
          'A paragraph is one step of your argument. This one has several steps, and your reader cannot see where one ends.',
        fix: 'Mark each sentence that begins another point, and start a new paragraph there. Begin each paragraph with a sentence that says its point.',
        hint: 'How many different points do you make in this paragraph?',
        confidence: 0.75,
      },
    ];
  }
  if (
    isListItem(first.text) ||
    NUMBERED.test(first.text) ||
    paragraph.part !== 'body' ||
    !isOneSentence(paragraph) ||
    essay.prose.length < 3 ||
    words > LONE_WORDS_MAX ||
    words < FEWEST_WORDS ||
    tellsPosition(first) ||
    opensMidSentence.test(text) ||
    runsOn(paragraph, essay)
  )
    return [];
  const lone = loneSentences(essay);
  if (lone.length > 0) return paragraph === lone[0] ? [fragmented(lone, essay)] : [];
  const said = phraseOf(essay.text, first) ?? cite(first.text);
  return [
    {
      ruleId: 'one-sentence-paragraph',
      issueType: 'style',
      severity: 2,
      at: { start: first.start, end: first.end },
      issue: `${said} is a paragraph of one sentence.`,
      reasoning: choose(`${first.text}r`, [
        'A new paragraph promises a new point. Here the point is named and not explained.',
        'One sentence can name a point. It has no room for a reason or an example.',
      ]),
      fix: `Explain it in two or three more sentences, or move it to the paragraph that it belongs to.`,
      hint: `Is ${said} a new point, or does it belong to the paragraph before it?`,
      confidence: 0.7,
    },
  ];
};
