import type { AnalysisType, Reader, TaskKind } from '@argint/contracts';
import type { Span } from '@argint/text-analysis';
import { stretchesOf } from './stretches.ts';

/** One task of an analysis. The tasks of a kind that looks at ranges cover the text without gap or overlap; the others are about the whole text. */
export interface Task extends Span {
  /** 'grammar-0', 'grammar-1', …, 'language-0', …, else the kind. */
  id: string;
  kind: TaskKind;
}

/**
 * Plans the tasks of an analysis. Deterministic, so that a repeated start makes the same tasks.
 *
 * @param reader who reads the essay; a simple analysis is the engine's alone @default 'engine'
 */
export const planTasks = (
  text: string,
  analysisType: AnalysisType,
  reader: Reader = 'engine',
): Task[] => {
  const stretches = stretchesOf(text);
  const ranges = (kind: TaskKind): Task[] =>
    stretches.map((stretch, i) => ({ id: `${kind}-${i}`, kind, ...stretch }));
  const whole = (kind: TaskKind): Task => ({ id: kind, kind, start: 0, end: text.length });
  const byModel = reader === 'model' && analysisType !== 'simple';
  return [
    whole('engine'),
    ...(byModel ? [whole('reading'), ...ranges('language')] : []),
    // Last, because the checker is slow to load and no other task should wait for it.
    ...ranges('grammar'),
  ];
};
