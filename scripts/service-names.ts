/** The name of one service in every spelling that the repository uses. */
export interface ServiceNames {
  /** citation-finder: folder, package, gRPC name. */
  kebab: string;
  /** citation_finder: proto file and package. */
  snake: string;
  /** CitationFinder: types. */
  pascal: string;
  /** citationFinder: values. */
  camel: string;
}

/** Whether a name is lower kebab-case. */
export const isServiceName = (name: string): boolean => /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name);

/** All spellings of a name. @throws Error when it is not lower kebab-case */
export const serviceNames = (kebab: string): ServiceNames => {
  if (!isServiceName(kebab)) {
    throw new Error(`'${kebab}' is not kebab-case, like citation-finder`);
  }
  const pascal = kebab.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());
  return {
    kebab,
    snake: kebab.replaceAll('-', '_'),
    pascal,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
  };
};
