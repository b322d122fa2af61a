import { bareClaims } from '../argument/bare-claims.ts';
import type { ParagraphDetector } from '../critique-draft.ts';
import { phraseOf } from '../comment/phrase-of.ts';
import { choose, cite } from '../wording.ts';
import { loneSentences } from './fragmented-essay.ts';

/** A contestable claim that a paragraph of the body rests on, with nothing for it. */
export const unsupportedClaim: ParagraphDetector = (paragraph, model) => {
  if (paragraph.sentences.length === 1 && loneSentences(model).length > 0) return [];
  return bareClaims(model)
    .filter((claim) => claim.paragraph === paragraph.index)
    .map((claim) => {
      const said = phraseOf(model.text, claim) ?? cite(claim.text);
      return {
        rule: 'unsupported-claim',
        issueType: 'argument' as const,
        severity: paragraph.sentences.length === 1 ? (4 as const) : (3 as const),
        at: { start: claim.start, end: claim.end },
        issue: choose(claim.text, [
          `You say ${said}, but you give no reason for it.`,
          `This paragraph depends on ${said}, and nothing in it shows that this is true.`,
        ]),
        reasoning: choose(`${claim.text}r`, [
          'Somebody could disagree with this. A reader who does finds nothing here to change their mind.',
          'You may be right. Your reader still needs to see why.',
        ]),
        fix: 'Add one sentence that says why this is so, and one that shows it in a real case.',
        hint: choose(`${claim.text}h`, [
          `What would you answer if somebody said that ${said} is not true?`,
          `What have you seen or read that made you write ${said}?`,
        ]),
        confidence: 0.65,
      };
    });
};
