export type { ReadEssay } from './essay.ts';
export { findAll, type EngineRemarks } from './findings/find-all.ts';
export { findLines } from './findings/find-lines.ts';
export { checkCorrections, type ProposedCorrection } from './grammar/check-corrections.ts';
export { grammarRanges, critiqueGrammarIssues } from './grammar/find-grammar.ts';
export { readWithDictionary as readEssay } from './read-with-dictionary.ts';
export * from './jobs.ts';
