import type { Span } from '@argint/text-analysis';
import type { EssayModel } from '../essay-model.ts';
import type { EssayDetector, CritiqueDraft } from '../critique-draft.ts';
import { choose, cite } from '../wording.ts';

/** An entry opens with a surname, a comma and initials or a first name, and bears a year. */
const opening =
  /^\W*(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?),? (?:\p{Lu}\.|\p{Lu}\p{L}+|\(|&|and )/u;
const year = /\b(?:1[5-9]|20)\d\d\b/;
const MOST = 3;

const entriesOf = ({ paragraphs, text }: EssayModel): (Span & { author: string })[] =>
  paragraphs.flatMap(({ kind, start, end }) => {
    if (kind !== 'references') return [];
    const line = text.slice(start, end);
    const author = opening.exec(line)?.[1];
    return author && year.test(line) ? [{ start, end, author }] : [];
  });

/** Entries of the list that the text never names (the reverse of a citation that is not listed; APA 7, 8.4: every entry is cited). Severity 2; at most three. */
export const entryNotCited: EssayDetector = (model) => {
  const entries = entriesOf(model);
  const prose = model.prose.map((p) => model.text.slice(p.start, p.end)).join('\n');
  if (entries.length === 0 || /\[\d{1,3}\]/.test(prose)) return [];
  return entries
    .filter(({ author }) => !prose.includes(author))
    .slice(0, MOST)
    .map(({ start, end, author }): CritiqueDraft => {
      const entry = cite(model.text.slice(start, end), 50);
      const cited = entries.find((e) => prose.includes(e.author))?.author;
      return {
        rule: 'entry-not-cited',
        issueType: 'source',
        severity: 2,
        at: { start, end },
        issue: choose(entry, [
          `Your list has ${entry}, but the essay never names ${author}.`,
          `${author} is in your list of references, but not in your text.`,
        ]),
        reasoning: choose(`${entry}r`, [
          `A list of references names what you used. Your reader cannot see where you used ${author}${cited ? `, as they can with “${cited}”` : ''}.`,
          `If you took something from ${author}, your reader cannot see what. If you took nothing, the entry is not needed.`,
        ]),
        fix: `Cite ${author} in the sentence where you use the work, or take the entry out of the list.`,
        hint: `What did you learn from ${author}, and where do you say it?`,
        confidence: 0.65,
      };
    });
};
