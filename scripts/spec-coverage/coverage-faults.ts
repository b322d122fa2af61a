/** What coverageFaults compares. */
export interface CoverageInput {
  /** docs/spec-coverage.md. */
  document: string;
  /** How many rows each part of the specifications has, by part: rows are numbered from 1. */
  rows: Readonly<Record<string, number>>;
  /** Titles of the tests in a file, by a path relative to the document; null where there is no such file. */
  titlesIn: (path: string) => readonly string[] | null;
}

/** One row of the document. */
interface Row {
  /** 'D1.home.3'. */
  id: string;
  words: string;
}

const ROW = /^- \*\*(?<id>[\w.-]+)\*\* (?<words>.*(?:\n {2,}.*)*)/gm;
const TEST = /\[(?<title>(?:[^[\]\\]|\\.)+)\]\[(?<file>[\w.-]+)\]/g;
const FILE = /^\[(?<file>[\w.-]+)\]: (?<path>\S+)$/gm;

const rowsOf = (document: string): Row[] =>
  [...document.matchAll(ROW)].map(({ groups }) => ({
    id: groups?.['id'] ?? '',
    words: groups?.['words']?.replace(/\s+/g, ' ') ?? '',
  }));

/** The title as it stands in the source: Markdown needs a backslash before some signs. */
const unescaped = (title: string): string => title.replace(/\\(?=[[\]*_`<\\])/g, '');

const listFaults = ({ document, rows }: CoverageInput): string[] => {
  const found = rowsOf(document).map(({ id }) => id);
  const wanted = Object.entries(rows).flatMap(([part, count]) =>
    Array.from({ length: count }, (_, index) => `${part}.${index + 1}`),
  );
  const headings = Object.keys(rows).filter((part) => !document.includes(`### ${part} `));
  return [
    ...headings.map((part) => `no heading for ${part}`),
    ...wanted.filter((id) => !found.includes(id)).map((id) => `no row for ${id}`),
    ...found.filter((id) => !wanted.includes(id)).map((id) => `${id} is not in the list of rows`),
    ...found.filter((id, at) => found.indexOf(id) !== at).map((id) => `two rows for ${id}`),
  ];
};

const testFaults = ({ document, titlesIn }: CoverageInput): string[] => {
  const paths = new Map(
    [...document.matchAll(FILE)].map(({ groups }) => [groups?.['file'] ?? '', groups?.['path']]),
  );
  const titlesBy = new Map([...paths].map(([file, path]) => [file, titlesIn(path ?? '')]));
  const missingFiles = [...titlesBy].filter(([, titles]) => titles === null);
  const rowFaults = rowsOf(document).flatMap(({ id, words }) => {
    const tests = [...words.matchAll(TEST)].map(({ groups }) => groups ?? {});
    if (tests.length === 0 && !words.includes('Not built: '))
      return [`${id} names no test, and no reason why it is not built`];
    return tests.flatMap(({ title = '', file = '' }) => {
      if (!paths.has(file)) return [`${id} names a test in ${file}, which has no address below`];
      const titles = titlesBy.get(file);
      return titles && !titles.includes(unescaped(title))
        ? [`${id} names the test “${title}”, which ${paths.get(file)} does not have`]
        : [];
    });
  });
  return [
    ...missingFiles.map(([file]) => `${file}: ${paths.get(file)} does not exist`),
    ...rowFaults,
  ];
};

/**
 * Finds what is wrong with the coverage of the specifications: a row without an entry, an entry without a test or a
 * reason, a test that does not exist. @returns one sentence per fault
 */
export const coverageFaults = (input: CoverageInput): string[] => [
  ...listFaults(input),
  ...testFaults(input),
];
