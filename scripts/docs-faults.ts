/** The facts about the checkout that docsFaults compares. Paths are relative to its root, with forward slashes. */
export interface DocsInput {
  /** Markdown files by path. */
  documents: Readonly<Record<string, string>>;
  /** Folder names under services/, without standalone. */
  services: readonly string[];
  /** Folder names under packages/. */
  packages: readonly string[];
  /** Topics that the shipped sources of each service name, by service. */
  topics: Readonly<Record<string, readonly string[]>>;
  exists(path: string): boolean;
}

const ARCHITECTURE = 'docs/architecture.md';
const README = 'README.md';

/** Cells of the table rows that begin with a plain service name. */
const serviceRows = (text: string): Map<string, string> => {
  const rows = new Map<string, string>();
  for (const [, name = '', rest = ''] of text.matchAll(/^\| ([a-z][a-z-]*) \|(.*)\|$/gm)) {
    rows.set(name, `${rows.get(name) ?? ''}${rest}`);
  }
  return rows;
};

const topicsOf = (row: string): string[] =>
  [...row.matchAll(/`([a-z]+(?:\.[a-z]+)+)`/g)].map(([, topic = '']) => topic);

const architectureFaults = (input: DocsInput): string[] => {
  const rows = serviceRows(input.documents[ARCHITECTURE] ?? '');
  return input.services.flatMap((service) => {
    const row = rows.get(service);
    if (row === undefined) return [`${ARCHITECTURE}: no table row for ${service}`];
    const written = topicsOf(row);
    const used = input.topics[service] ?? [];
    return [
      ...used
        .filter((topic) => !written.includes(topic))
        .map((topic) => `${ARCHITECTURE}: the row of ${service} does not name ${topic}`),
      ...written
        .filter((topic) => !used.includes(topic))
        .map((topic) => `${ARCHITECTURE}: the row of ${service} names ${topic}, its code does not`),
    ];
  });
};

const readmeFaults = ({ documents, packages }: DocsInput): string[] =>
  packages
    .filter((name) => !(documents[README] ?? '').includes(`\`packages/${name}\``))
    .map((name) => `${README}: the map of folders does not name packages/${name}`);

const PATH = /`((?:packages|services|scripts|proto|web|docs)\/[\w./-]+)`/g;
const LINK = /\]\((?!https?:|#)([^)#]+)(?:#[^)]*)?\)/g;

const pathFaults = ({ documents, exists }: DocsInput): string[] =>
  Object.entries(documents).flatMap(([document, text]) => {
    const folder = document.includes('/') ? document.slice(0, document.lastIndexOf('/') + 1) : '';
    const named = [...text.matchAll(PATH)].map(([, path = '']) => path);
    const linked = [...text.matchAll(LINK)].map(([, path = '']) => folder + path);
    return [...new Set([...named, ...linked])]
      .filter((path) => !exists(path))
      .map((path) => `${document}: ${path} does not exist`);
  });

/** Finds disagreements between the documents and the code. @returns one sentence per fault */
export const docsFaults = (input: DocsInput): string[] => [
  ...architectureFaults(input),
  ...readmeFaults(input),
  ...pathFaults(input),
];
