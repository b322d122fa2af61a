import type { Findings } from '@argint/contracts';
import type { CritiqueProvider } from '../providers/critique-provider.ts';
import type { EnginePool } from './engine-pool.ts';
import type { GrammarPool } from './grammar-pool.ts';

/** The offline engine in threads; `lines` findings carry the grammar remarks too where there is a grammar pool. */
export const createOfflineProvider = (parts: {
  engine: EnginePool;
  grammar?: GrammarPool | undefined;
}): CritiqueProvider => ({
  name: 'offline',
  model: null,
  analyse: async ({ signal, ...request }): Promise<Findings> => {
    if (request.kind !== 'lines' || !parts.grammar) return parts.engine.analyse(request, signal);
    const [findings, grammar] = await Promise.all([
      parts.engine.analyse(request, signal),
      parts.grammar.remarks(request, signal),
    ]);
    return { ...findings, critiques: [...findings.critiques, ...grammar] };
  },
});
