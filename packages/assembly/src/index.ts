export { assemble, type Parts } from './assemble.ts';
export { assembleFindings, assembleRemarks, type AssemblyContext } from './assemble-findings.ts';
export { planTasks, type Task } from './plan-tasks.ts';
export { toCritique, type Remark } from './remarks/remark.ts';
export { isAboutThinking } from './remarks/about-thinking.ts';
export { chooseEarly, partialRemarks, type ReadingState } from './remarks/early-remarks.ts';
export { isSameFault } from './remarks/one-fault-once.ts';
export { selectCritiques } from './remarks/select-critiques.ts';
export { gatherSlips, LIKELY_CORRECTION } from './remarks/gather-slips.ts';
export { habitOf, isGathered, slipOf, type SlipName } from './remarks/slip-classes.ts';
export { countPlaces } from './remarks/worth.ts';
export { CRITERION_WEIGHTS, scoresOf } from './scores/all-scores.ts';
export { thinkingPoints } from './scores/critical-thinking.ts';
export { countedScore } from './scores/criterion-score.ts';
export { onMarkingScale } from './scores/marking-scale.ts';
export { READING_RULES } from './scores/reading-scores.ts';
export { stretchesOf } from './stretches.ts';
export {
  effectiveKind,
  hasEssayShape,
  KIND_NAMES,
  notAnArgument,
  SURE_FROM,
} from './text-kinds.ts';
