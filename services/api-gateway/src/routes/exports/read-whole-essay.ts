import type { EssayDetail } from '@argint/contracts';
import type { Backends } from '../../backends.ts';
import { presentEssay, presentResults } from '../essays/present-essay.ts';

/** An essay as files show it: without what a plan may withhold. */
export const readWholeEssay = async (
  essays: Backends['essays'],
  essayId: string,
  userId: string,
): Promise<EssayDetail> => {
  const found = await essays.getEssay({ essayId, userId });
  const results = await presentResults(found.results, async () => 'none');
  return presentEssay(found, results, new Map());
};
