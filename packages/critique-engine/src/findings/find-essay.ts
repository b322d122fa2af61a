import type { Findings } from '@argint/contracts';
import type { EssayModel } from '../essay-model.ts';
import { measureEssay } from '../measures/measure-essay.ts';
import { engineReading } from './engine-reading.ts';
import { essayCritiques } from './essay-critiques.ts';

/** What the engine finds in an essay as a whole: its remarks, its reading and its measures. */
export const findEssay = (model: EssayModel): Findings => ({
  kind: 'essay',
  critiques: essayCritiques(model),
  reading: engineReading(model),
  measures: measureEssay(model),
  ...(model.unreadable ? { emptyReasons: { lineCritiques: model.unreadable } } : {}),
});
