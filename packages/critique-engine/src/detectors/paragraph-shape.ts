import { countWords, isListItem } from '@argint/text-analysis';
import type { EssayModel, Paragraph } from '../essay-model.ts';
import type { ParagraphDetector, CritiqueDraft } from '../critique-draft.ts';
import { choose, cite, topicOf } from '../wording.ts';
import { loneSentences } from './fragmented-essay.ts';
import { nextCited } from './next-sentence.ts';

const ENDLESS_WORDS = 260;
/** What is shorter is a heading or a label. */
const FEWEST_WORDS = 4;

/** One critique for an essay that breaks after nearly every sentence. */
const fragmented = (lone: readonly Paragraph[], { prose, text }: EssayModel): CritiqueDraft => {
  const [one, two] = lone;
  const said = (paragraph: Paragraph | undefined): string =>
    cite(text.slice(paragraph?.start ?? 0, paragraph?.end ?? 0), 45);
  return {
    rule: 'one-sentence-paragraph',
    issueType: 'argument',
    severity: 3,
    at: { start: one?.start ?? 0, end: one?.end ?? 0 },
    issue: `${lone.length} of ${prose.length} paragraphs are a single sentence, beginning with ${said(one)}.`,
    reasoning: `A break after every sentence hides which of them belong together: whether ${said(two)} supports ${said(one)} or starts something else, the page does not say.`,
    fix: `Gather the sentences that speak of one thing, beginning with ${said(one)} and ${said(two)}, and open each such paragraph with the point they share.`,
    hint: 'Into how many heaps would you sort these sentences, and what would you call each heap?',
    confidence: 0.75,
  };
};

/** A body paragraph of one sentence, or one of over 260 words. */
export const paragraphShape: ParagraphDetector = (paragraph, model) => {
  const text = model.text.slice(paragraph.start, paragraph.end);
  const words = countWords(text);
  const [first] = paragraph.sentences;
  if (!first) return [];
  if (words > ENDLESS_WORDS) {
    const middle = paragraph.sentences[Math.floor(paragraph.sentences.length / 2)] ?? first;
    return [
      {
        rule: 'endless-paragraph',
        issueType: 'style',
        severity: words > 400 ? 3 : 2,
        at: { start: first.start, end: first.end },
        issue: `The paragraph that opens ${cite(first.text, 40)} runs to ${words} words.`,
        reasoning: choose(first.text, [
          `A paragraph is one step of the argument; on the way to ${cite(middle.text, 40)} a reader meets several and cannot tell where one ends.`,
          `By ${cite(middle.text, 40)} nobody remembers that the paragraph set out from ${cite(first.text, 30)}.`,
          `Where all is one block, ${cite(middle.text, 40)} looks no more important than any other line of it.`,
        ]),
        fix: `Try a break before ${cite(middle.text, 45)}, and give each half a first sentence that says its point.`,
        hint: 'If you wrote one word in the margin for each thought here, how many words would there be?',
        confidence: 0.75,
      },
    ];
  }
  if (
    isListItem(first.text) ||
    paragraph.part !== 'body' ||
    paragraph.sentences.length > 1 ||
    model.prose.length < 3 ||
    words > 60 ||
    words < FEWEST_WORDS
  )
    return [];
  const lone = loneSentences(model);
  if (lone.length > 0) return paragraph === lone[0] ? [fragmented(lone, model)] : [];
  const next = nextCited(first, model);
  const topic = topicOf(first, model) ?? 'your subject';
  return [
    {
      rule: 'one-sentence-paragraph',
      issueType: 'argument',
      severity: 2,
      at: { start: first.start, end: first.end },
      issue: choose(`${first.text}i`, [
        `${cite(first.text)} is a paragraph to itself.`,
        `${cite(first.text)} stands alone between two breaks.`,
        `One sentence, ${cite(first.text)}, makes the whole paragraph.`,
      ]),
      reasoning: choose(`${first.text}r`, [
        `Set apart like this it announces a step of the argument, but before ${next} begins nothing has been shown.`,
        `A break tells the reader that a thought is complete; here ${next} follows before it has been started.`,
        `The reader waits for the reason or the case that would make it count, and gets ${next} instead.`,
        `In ${words} words there is room for a claim and for nothing that carries it; ${next} is already another matter.`,
        `Without a sentence on how it bears on ${topic}, it might be cut and ${next} would read the same.`,
      ]),
      fix: choose(`${first.text}f`, [
        `Either develop it – why is it so, and where can one see it with ${topic}? – or join it to ${next}.`,
        `Add a reason and a case that show it for ${topic}, or move it to the paragraph it belongs to, perhaps that of ${next}.`,
      ]),
      hint: `Does ${cite(first.text, 40)} begin a new thought or finish the last one?`,
      confidence: 0.7,
    },
  ];
};
