export * from './compare-scores.ts';
export * from './follow-span.ts';
export * from './match-critiques.ts';
export * from './text-changes.ts';
