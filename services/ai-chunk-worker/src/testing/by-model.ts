import type { Findings } from '@argint/contracts';

const isByModel = ({ ruleId }: Findings['critiques'][number]): boolean =>
  ruleId.startsWith('model-');

/** The critiques of a model. */
export const byModel = ({ critiques }: Pick<Findings, 'critiques'>) => critiques.filter(isByModel);
/** The critiques of the engine. */
export const byEngine = ({ critiques }: Pick<Findings, 'critiques'>) =>
  critiques.filter((one) => !isByModel(one));
