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
          `${author} stands in the list of references and nowhere in the text.`,
        ]),
        reasoning: choose(`${entry}r`, [
          `The list promises that the essay rests on ${author}; a reader cannot see where${cited ? `, as they can with “${cited}”` : ''}.`,
          `Either something taken from ${author} goes unmarked, or the entry${cited ? `, unlike that of “${cited}”,` : ''} only fills the page.`,
        ]),
        fix: `Cite ${author} at the sentence that owes something to the work, or take the entry out.`,
        hint: `What do you know from ${author} that you would not have known otherwise?`,
        confidence: 0.65,
      };
    });
};
