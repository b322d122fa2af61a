import { countWords, isListItem } from '@argint/text-analysis';
import type { ParagraphDetector } from '../remark.ts';
import { cite } from '../wording.ts';

const ENDLESS_WORDS = 260;

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
        reasoning: `A paragraph is one step of the argument; in ${words} words a reader meets several and cannot tell where one ends.`,
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
    words > 60
  )
    return [];
  return [
    {
      rule: 'one-sentence-paragraph',
      issueType: 'argument',
      severity: 2,
      at: { start: first.start, end: first.end },
      issue: `${cite(first.text)} is a paragraph to itself.`,
      reasoning: `Set apart like this it announces a step of the argument, but in ${words} words nothing is shown.`,
      fix: `Either develop it – why is it so, and where can one see it? – or join it to the paragraph it belongs to.`,
      hint: `Does ${cite(first.text, 40)} begin a new thought or finish the last one?`,
      confidence: 0.7,
    },
  ];
};
