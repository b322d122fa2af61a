/** What surrounds an analysis and reads no language itself: loading this leaves the tagger's tables on the disk. */
export { planTasks } from './plan-tasks.ts';
export type { Task } from './plan-tasks.ts';
export { quoteFinder } from './quote-finder.ts';
export type { QuoteFinder } from './quote-finder.ts';
export { toCritique } from './remark.ts';
export { mergeFindings, partialCritiques } from './selection/merge-findings.ts';
export type { MergeContext } from './selection/merge-findings.ts';
export * from './versions.ts';
