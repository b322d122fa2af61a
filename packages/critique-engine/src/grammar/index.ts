export { createGrammar } from './grammar.ts';
export type { Grammar } from './grammar.ts';
export type { GrammarSlip } from './grammar-slip.ts';
