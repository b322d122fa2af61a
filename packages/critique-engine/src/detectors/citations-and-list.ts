import type { Remark, EssayDetector } from '../detector.ts';
import type { ReadEssay } from '../essay.ts';
import { citedWorks } from '../sources/citations.ts';
import type { CitedWork } from '../sources/citations.ts';
import { readEntry, soughtNames } from '../sources/listed-works.ts';
import { cite } from '../wording.ts';

const nameOf = ({ authors: [first = '', second, ...more] }: CitedWork): string =>
  second === undefined ? first : more.length > 0 ? `${first} and others` : `${first} and ${second}`;

const missingList = ({ text }: ReadEssay, work: CitedWork): Remark => {
  const author = nameOf(work);
  const named = [author, ...work.years.slice(0, 1)].join(' ');
  return {
    ruleId: 'reference-list-missing',
    issueType: 'source',
    severity: 2,
    at: { start: work.start, end: work.end },
    issue: `You cite ${cite(text.slice(work.start, work.end))}, but we found no list of references.`,
    reasoning: `A reader who wants to look up ${author} needs the title. If you only left the list out of this copy, ignore this remark.`,
    fix: `Add a list headed References with every source that you cite, for example ${named}.`,
    hint: `Could a stranger find ${named} with what you give here?`,
    confidence: 0.5,
  };
};

const notListed = (work: CitedWork, isByAuthor: boolean): Remark => {
  const author = nameOf(work);
  const [year] = work.years;
  const named = year === undefined ? author : `${author} (${year})`;
  const shared = {
    ruleId: 'citation-not-listed',
    issueType: 'source',
    severity: 3,
    at: { start: work.start, end: work.end },
    confidence: 0.8,
  } as const;
  return isByAuthor
    ? {
        ...shared,
        issue: `You cite ${named}, but your list of references has ${author} only with another year.`,
        reasoning: `A reader who looks for ${named} does not know whether the entry is the same work.`,
        fix: `Correct the year here or in the list, or add ${named} to the list.`,
        hint: `Which of the two years stands in the work itself?`,
      }
    : {
        ...shared,
        issue: `You cite ${named}, but your list of references does not have this source.`,
        reasoning: `A reader who wants to check what ${author} says does not find the title.`,
        fix: `Add ${named} to the list, or correct the name here.`,
        hint: `Is ${author} spelled the same way in both places?`,
      };
};

/** Citations without a reference, and a missing list of references. */
export const citationsAndList: EssayDetector = (essay) => {
  const works = citedWorks(essay.text, essay.prose);
  const [first] = works;
  if (!first) return [];
  const entries = essay.paragraphs
    .filter(({ kind }) => kind === 'references')
    .map(({ start, end }) => readEntry(essay.text.slice(start, end)));
  if (entries.length === 0) return [missingList(essay, first)];
  return works.flatMap((work) => {
    const names = soughtNames(work);
    const byAuthor = entries.filter((entry) => entry.isBy(names));
    const isListed = byAuthor.some((entry) => entry.isOfYear(work));
    return isListed ? [] : [notListed(work, byAuthor.length > 0)];
  });
};
