/** What works without the tagger: importing this does not load the tagger's tables. */
export { quoteFinder } from './quote-finder.ts';
export type { QuoteFinder } from './quote-finder.ts';
export { WITHOUT_CHECKER } from './grammar/without-checker.ts';
export * from './versions.ts';
