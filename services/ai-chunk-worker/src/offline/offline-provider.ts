import type { Findings, LineCritique } from '@argint/contracts';
import type { CritiqueProvider } from '../providers/critique-provider.ts';
import type { EnginePool } from './engine-pool.ts';
import type { GrammarPool } from './grammar-pool.ts';

const withoutGrammar =
  'Part of the essay has no grammar remarks: the grammar checker did not answer in time.';

const join = (findings: Findings, grammar: LineCritique[] | null): Findings =>
  grammar
    ? { ...findings, critiques: [...findings.critiques, ...grammar] }
    : {
        ...findings,
        parts: {
          ...findings.parts,
          emptyReasons: { ...findings.parts.emptyReasons, 'lineCritiques.grammar': withoutGrammar },
        },
      };

/** The offline engine in threads; `lines` findings carry the grammar remarks too where there is a grammar pool, or say why not. */
export const createOfflineProvider = (parts: {
  engine: Pick<EnginePool, 'analyse'>;
  grammar?: Pick<GrammarPool, 'remarks'> | undefined;
}): CritiqueProvider => ({
  name: 'offline',
  model: null,
  analyse: async ({ signal, ...request }) => {
    const { engine, grammar } = parts;
    if (request.kind !== 'lines' || !grammar) return engine.analyse(request, signal);
    const [findings, remarks] = await Promise.all([
      engine.analyse(request, signal),
      grammar.remarks(request, signal),
    ]);
    return join(findings, remarks);
  },
});
