import { isModelCritique, type Findings, type LineCritique } from '@argint/contracts';

/** The critiques that a model wrote. */
export const byModel = ({ critiques }: Pick<Findings, 'critiques'>): LineCritique[] =>
  critiques.filter(isModelCritique);
