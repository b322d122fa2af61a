export { findGrammar } from './find-grammar.ts';
export { createGrammar } from './grammar.ts';
export type { Grammar, GrammarSlip } from './grammar.ts';
