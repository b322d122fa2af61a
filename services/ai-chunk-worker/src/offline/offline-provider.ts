import { CRITIQUES_MAX, type Findings, type LineCritique } from '@argint/contracts';
import type { CritiqueProvider } from '../providers/critique-provider.ts';
import type { EnginePool } from './engine-pool.ts';
import type { ThreadRequest } from './engine-thread.ts';
import type { GrammarPool } from './grammar-pool.ts';

const withoutGrammar =
  'Part of the essay has no grammar remarks: the grammar checker did not answer in time.';

/**
 * The strongest, in their order: no result holds more, and a long essay full of slips would otherwise
 * outgrow the one gRPC message its findings are read in.
 */
const strongest = (critiques: LineCritique[]): LineCritique[] => {
  if (critiques.length <= CRITIQUES_MAX) return critiques;
  const weight = ({ severity, confidence }: LineCritique): number => severity * confidence;
  const kept = new Set(critiques.toSorted((a, b) => weight(b) - weight(a)).slice(0, CRITIQUES_MAX));
  return critiques.filter((critique) => kept.has(critique));
};

const grammarFindings = (remarks: LineCritique[] | null): Findings => ({
  kind: 'grammar',
  critiques: strongest(remarks ?? []),
  parts: remarks ? {} : { emptyReasons: { 'lineCritiques.grammar': withoutGrammar } },
});

/** The offline engine in threads; `grammar` tasks pass the checker where there is one, and say why not otherwise. */
export const createOfflineProvider = (parts: {
  engine: Pick<EnginePool, 'analyse' | 'grammarRanges' | 'remarkOnSlips'>;
  grammar?: Pick<GrammarPool, 'slips'> | undefined;
}): CritiqueProvider => {
  const { engine, grammar } = parts;

  const remarks = async (
    checker: Pick<GrammarPool, 'slips'>,
    request: ThreadRequest,
    signal: AbortSignal,
  ): Promise<LineCritique[] | null> => {
    const { text, question } = request;
    const ranges = await engine.grammarRanges(request, signal);
    if (ranges.length === 0) return [];
    const slips = await checker.slips({ text, ranges }, signal);
    return slips && engine.remarkOnSlips({ text, question, slips }, signal);
  };

  return {
    name: 'offline',
    model: null,
    analyse: async ({ signal, ...request }) => {
      if (request.kind === 'grammar' && grammar)
        return grammarFindings(await remarks(grammar, request, signal));
      const findings = await engine.analyse(request, signal);
      return { ...findings, critiques: strongest(findings.critiques) };
    },
  };
};
