/** Planning and merging, without the language model: importing this does not load the tagger's tables. */
export { planTasks } from './plan-tasks.ts';
export type { Task } from './plan-tasks.ts';
export { quoteFinder } from './quote-finder.ts';
export type { QuoteFinder } from './quote-finder.ts';
export { toCritique } from './critique-draft.ts';
export { SURE_FROM } from './kind/who-may-speak.ts';
export { partialCritiques } from './selection/early-critiques.ts';
export type { TaskPlan } from './selection/early-critiques.ts';
export { mergeFindings } from './selection/merge-findings.ts';
export type { MergeContext } from './selection/merge-findings.ts';
export * from './versions.ts';
