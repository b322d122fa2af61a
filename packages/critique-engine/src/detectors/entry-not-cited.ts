import type { Span } from '@argint/text-analysis';
import type { ReadEssay } from '../essay.ts';
import type { EssayDetector, Remark } from '../detector.ts';
import { citedWorks } from '../sources/citations.ts';
import { namedIn, readEntry, soughtNames } from '../sources/listed-works.ts';
import { choose, cite } from '../wording.ts';

/** An entry opens with a surname and initials or a first name, or with an organisation. */
const person =
  /^\W*((?:(?:van|von|de|der|den|du|la|le) )*\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?),? (?:\p{Lu}\.|\p{Lu}\p{L}+|\(|&|and )/u;
const organisation =
  /^\W*(\p{Lu}[\p{L}'’-]+(?: (?:\p{Lu}[\p{L}'’-]+|of|for|and|the|on|in)){1,8})[.,]? \(?(?:1[5-9]|20)\d\d/u;
const year = /\b(?:1[5-9]|20)\d\d\b/;
const MOST = 3;

interface Entry extends Span {
  author: string;
}

const entriesOf = ({ paragraphs, text }: ReadEssay): Entry[] =>
  paragraphs.flatMap(({ kind, start, end }) => {
    if (kind !== 'references') return [];
    const line = text.slice(start, end);
    const author = (organisation.exec(line) ?? person.exec(line))?.[1];
    return author && year.test(line) ? [{ start, end, author }] : [];
  });

/** Entries of the list that the text never names (the reverse of a citation that is not listed; APA 7, 8.4: every entry is cited). Severity 2; at most three. */
export const entryNotCited: EssayDetector = (essay) => {
  const entries = entriesOf(essay);
  const prose = essay.prose.map((p) => essay.text.slice(p.start, p.end)).join('\n');
  if (entries.length === 0 || /\[\d{1,3}\]/.test(prose)) return [];
  const works = citedWorks(essay.text, essay.prose).map(soughtNames);
  const isNamed = namedIn(prose);
  const isCited = ({ author, start, end }: Entry): boolean =>
    isNamed(author) || works.some(readEntry(essay.text.slice(start, end)).isBy);
  return entries
    .filter((entry) => !isCited(entry))
    .slice(0, MOST)
    .map(({ start, end, author }): Remark => {
      const entry = cite(essay.text.slice(start, end), 50);
      const cited = entries.find((e) => isNamed(e.author))?.author;
      return {
        ruleId: 'entry-not-cited',
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
