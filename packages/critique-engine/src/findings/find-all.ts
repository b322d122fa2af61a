import type { Findings, LineCritique } from '@argint/contracts';
import { chooseEarly, stretchesOf } from '@argint/assembly';
import type { ReadEssay } from '../essay.ts';
import { measureEssay } from '../measures/measure-essay.ts';
import { engineReading } from './engine-reading.ts';
import { essayCritiques } from './essay-critiques.ts';
import { findLines } from './find-lines.ts';
import { strongest } from '../strongest.ts';

/** Remarks of the engine, and those of them that are shown before its task ends. */
export interface EngineRemarks {
  critiques: LineCritique[];
  early: LineCritique[];
}

/** The engine's remarks on an essay: stretch by stretch, then on the whole. `onStretch` gets each stretch but the last. */
export const findRemarks = (
  essay: ReadEssay,
  onStretch: (found: EngineRemarks) => void = () => undefined,
): EngineRemarks => {
  const { length } = essay.original;
  const stretches = stretchesOf(essay.original);
  const parts = stretches.map((stretch, i): EngineRemarks => {
    const critiques = strongest(findLines(essay, stretch));
    const early = chooseEarly(critiques, { share: 'stretches', length, of: stretches.length });
    const found = { critiques, early };
    // The end comes soon after the last one.
    if (i + 1 < stretches.length) onStretch(found);
    return found;
  });
  const whole = essayCritiques(essay);
  parts.push({ critiques: whole, early: chooseEarly(whole, { share: 'whole', length, of: 1 }) });
  return {
    critiques: parts.flatMap(({ critiques }) => critiques),
    early: parts.flatMap(({ early }) => early),
  };
};

/** All that the engine finds in an essay: its remarks, its reading and its measures. `onStretch` as in findRemarks. */
export const findAll = (
  essay: ReadEssay,
  onStretch?: (found: EngineRemarks) => void,
): Findings => ({
  kind: 'engine',
  ...findRemarks(essay, onStretch),
  reading: engineReading(essay),
  measures: measureEssay(essay),
  ...(essay.unreadable ? { emptyReasons: { lineCritiques: essay.unreadable } } : {}),
});
