export { createGrammar } from './grammar.ts';
export type { Grammar } from './grammar.ts';
export type { GrammarIssue } from './grammar-issue.ts';
