import type { Span } from '@argint/text-analysis';
import { isSouthernAfricanPlace } from '../lexicon/names.ts';
import { REPORTING } from '../lexicon/reporting-verbs.ts';

/** A work that a citation names, where it names it. */
export interface CitedWork extends Span {
  /** As written, first author first: 'Dube', 'Van der Merwe', 'WHO'. */
  authors: readonly string[];
  /** As written. Two where a reprint gives both; none for 'n.d.' and 'forthcoming'. */
  years: readonly string[];
}

/** A pair of brackets that says where something comes from: (Dube, 2018), Dube (2018), [3], (p. 4). */
export interface Citation extends Span {
  /** Empty where only a number, a page or a law stands there. */
  works: readonly CitedWork[];
}

/** Longest content of a bracket that is looked at, in UTF-16 units. */
const LONGEST = 240;
const brackets = new RegExp(
  `\\(([^()\\n]{1,${LONGEST}})\\)|\\[\\d{1,3}(?:[,–-] ?\\d{1,3}){0,4}\\]`,
  'g',
);
const pages = /^\s*(?:p{1,2}|para|paras|ch|vol)\. ?\d[^()\n]{0,30}$/i;
const YEAR = '(?:1[5-9]|20)\\d\\d(?!\\d)';
const years = new RegExp(
  `\\b(${YEAR})[a-z]?(?:\\s?/\\s?(${YEAR})[a-z]?)?(?![–-]\\d{2})|\\bn\\.? ?d(?:\\.|(?=[,:;\\s]|$))|\\b(?:forthcoming|in press)\\b`,
  'g',
);
/** Only years and a place in the work, as behind the name of an author. */
const bareYears = new RegExp(
  `^\\s*(?:(?:${YEAR}[a-z]?|n\\.? ?d\\.?)(?:\\s?[,;/]\\s?)?)+(?:[,:]\\s*(?:pp?\\.? ?|para\\.? ?)?\\d+(?:[–-]\\d+)?)?\\s*$`,
);
const leadIn =
  /^\s*(?:(?:for example|for instance|see also|see|compare|cf\.?|e\.g\.|i\.e\.|also|both in|adapted from|source|sources|from|after|per)[,:]?\s+)+/i;
/** What was read is named last: 'Freire, as cited in Dube', 'Biko in Nkosi'. */
const secondary =
  /^.*(?:\b(?:cited|quoted|qtd\.?|mentioned|discussed|reported|referred to|found|as) (?:in|by)|^[\p{L}\p{M}'’-]+(?: \p{Lu}\.)*,? in)\s+(?=\p{Lu}|v[ao]n\b|d[eu]\b)/u;

const SMALL = new Set(
  'van von der den de du della di da dos la le el al bin ibn ben ter te of for on the and in & to et others colleagues with'.split(
    ' ',
  ),
);
const OPENERS = new Set(
  'however moreover furthermore similarly likewise yet but and so thus therefore also although while whereas as in by for when since because according first firstly secondly finally recently later earlier then both'.split(
    ' ',
  ),
);
/** Words with a capital that count, date or name an event, and are no author. */
const NO_AUTHOR =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|(?:mon|tues|wednes|thurs|fri|satur|sun)day|spring|summer|autumn|winter|easter|christmas|table|tables|figure|figures|fig|section|sections|chapter|grade|term|volume|clause|appendix|annexure|source|exhibit|article|est|born|died|aged|circa|c|b|d|war|wars|cup|games|olympics|election|elections|revolution|uprising|massacre|battle|treaty|summit|crisis|century)\.?$/i;
/** Laws and talks are cited, but stand in no list of references. */
const UNLISTED =
  /\b(?:Act|Bill|Constitution|Code|Ordinance|Proclamation|Regulations?)\b|\b(?:personal communication|interview|e-?mail|lecture)\b/i;
/** 'Dube', 'O’Brien', 'd’Almeida', 'eThekwini'. */
const capital = /^(?:\p{Ll}{0,3}['’]?)?\p{Lu}[\p{L}\p{M}'’.-]*$/u;

/** Whether words are the names of authors and nothing else. */
const areNames = (words: readonly string[]): boolean =>
  words.length > 0 &&
  words.length <= 16 &&
  words.every(
    (word) => (capital.test(word) && !NO_AUTHOR.test(word)) || SMALL.has(word.replace(/\.$/, '')),
  ) &&
  words.some((word) => capital.test(word) && word.length > 1);

const joined = /\s*(?:,?\s(?:and|&)\s|,\s|,?\s+et al\.?|,?\s+and (?:others|colleagues))\s*/u;
const initials = /^(?:\p{Lu}\.[\s-]?)+$/u;

/** The authors of a list: 'Dube, T. and Nkosi, S.' are two. Null where it is something else, such as 'June' or 'Table 2'. */
const authorsOf = (list: string): string[] | null => {
  const bare = list.trim().replace(/[\s,:;]+$/u, '');
  const words = bare.split(/[\s,]+/).filter(Boolean);
  if (!areNames(words) || (words.length === 1 && isSouthernAfricanPlace(bare))) return null;
  const authors = bare.split(joined).filter((name) => name !== '' && !initials.test(name));
  return authors.length > 0 ? authors : null;
};

/** The works of one bracket. Null where it cites nothing. */
const worksIn = (content: string, offset: number): CitedWork[] | null => {
  const works: CitedWork[] = [];
  let isUnlisted = false;
  let at = 0;
  for (const piece of content.split(';')) {
    const start = offset + at;
    at += piece.length + 1;
    const lead = (leadIn.exec(piece)?.[0] ?? '').length;
    const skipped = lead + (secondary.exec(piece.slice(lead))?.[0] ?? '').length;
    const cited = piece.slice(skipped);
    // Behind the first year, only one of another work stands by itself: not that of 'p. 1601'.
    const found = [...cited.matchAll(years)].filter(
      ({ index }, i) => i === 0 || /,\s?$/.test(cited.slice(0, index)),
    );
    const [first] = found;
    if (!first) continue;
    const names = cited.slice(0, first.index).replace(/\[[^\]]*\]/g, ' ');
    if (UNLISTED.test(names)) {
      isUnlisted = true;
      continue;
    }
    const authors = authorsOf(names);
    if (!authors) continue;
    const from = start + skipped + (/\S/.exec(cited)?.index ?? 0);
    for (const year of found)
      works.push({
        start: from,
        end: start + skipped + year.index + year[0].length,
        authors,
        years: [year[1], year[2]].filter((part) => part !== undefined),
      });
  }
  return works.length > 0 || isUnlisted ? works : null;
};

/** Most of the text before a bracket that may hold its authors, in UTF-16 units. */
const BEFORE = 120;
const namesBefore =
  /(?:(?:(?:van|von|de|der|den|du|la|le)\s)*\p{Lu}[\p{L}\p{M}'’.-]*(?:,?\s(?:and|&)\s|,\s|\s))*(?:(?:van|von|de|der|den|du|la|le)\s)*\p{Lu}[\p{L}\p{M}'’.-]*(?:,?\set al\.?,?|\sand (?:others|colleagues))?\s*$/u;
const reports = new RegExp(
  `^,?\\s(?:(?:also|further|rightly|has|have|had|then|later|first|both|\\p{Ll}+ly)\\s){0,2}(?:${REPORTING})\\b`,
  'u',
);
const leads =
  /\b(?:according to|as|by|following|see|per|with|in contrast to|unlike|like|of|from)\s$/i;

/** The year behind a title is that of the work, and its author is named elsewhere. */
const titled = /\b(?:novel|play|film|poem|book|story|collection|series|memoir|autobiography)\s$/i;

/** The work whose authors stand before a bracket that holds a year: 'Mahlangu (2015) says'. Null where it is a date. */
const workBefore = (
  text: string,
  bracket: Span & { content: string },
  start: number,
): CitedWork | null => {
  const from = Math.max(start, bracket.start - BEFORE);
  const before = text.slice(from, bracket.start);
  const match = namesBefore.exec(before);
  if (!match || titled.test(before.slice(0, match.index))) return null;
  const names = match[0].trim();
  const isOwner = /['’]s?$/.test(names);
  const isSeveral = /\bet al\b|\s(?:and|&)\s/.test(names);
  if (
    !isOwner &&
    !isSeveral &&
    !reports.test(text.slice(bracket.end, bracket.end + BEFORE)) &&
    !leads.test(before.slice(0, match.index))
  )
    return null;
  const authors = authorsOf(names.replace(/['’]s?$/, ''))?.filter(
    (name) => !OPENERS.has(name.toLowerCase()),
  );
  if (!authors || authors.length === 0) return null;
  const found = bracket.content.match(new RegExp(YEAR, 'g')) ?? [];
  return { start: from + match.index, end: bracket.end, authors, years: found.slice(0, 2) };
};

/** The citations of a paragraph, in order. */
export const citationsIn = (text: string, { start, end }: Span): Citation[] =>
  [...text.slice(start, end).matchAll(brackets)].flatMap((match): Citation[] => {
    const span = { start: start + match.index, end: start + match.index + match[0].length };
    const content = match[1];
    if (content === undefined || pages.test(content)) return [{ ...span, works: [] }];
    if (bareYears.test(content)) {
      const work = workBefore(text, { ...span, content }, start);
      return work ? [{ ...span, works: [work] }] : [];
    }
    const works = worksIn(content, span.start + 1);
    return works ? [{ ...span, works }] : [];
  });

/** The works that the paragraphs of an essay cite, in order, each where it is cited first. */
export const citedWorks = (text: string, prose: readonly Span[]): CitedWork[] => {
  const works = new Map<string, CitedWork>();
  for (const span of prose)
    for (const work of citationsIn(text, span).flatMap((citation) => citation.works)) {
      const key = JSON.stringify([work.authors, work.years]);
      if (!works.has(key)) works.set(key, work);
    }
  return [...works.values()];
};
