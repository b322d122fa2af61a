import { GRAMMAR_TIMED_OUT, type Findings, type LineCritique } from '@argint/contracts';
import { WITHOUT_CHECKER } from '@argint/critique-engine/jobs';
import type { CritiqueProvider, CritiqueRequest } from '../providers/critique-provider.ts';
import type { EnginePool } from './engine-pool.ts';
import type { GrammarPool } from './grammar-pool.ts';

const grammarFindings = (critiques: LineCritique[] | null): Findings => ({
  kind: 'grammar',
  critiques: critiques ?? [],
  ...(critiques ? {} : { emptyReasons: { 'lineCritiques.grammar': GRAMMAR_TIMED_OUT } }),
});

/**
 * The provider that runs the offline engine in threads. `grammar` tasks use the grammar checker. Without `grammar`, they
 * have the reason why there are no grammar critiques.
 */
export const createOfflineProvider = (parts: {
  engine: Pick<EnginePool, 'analyse' | 'grammarRanges' | 'critiqueGrammarIssues'>;
  grammar?: Pick<GrammarPool, 'findIssues'> | undefined;
}): CritiqueProvider => {
  const { engine, grammar } = parts;

  const analyseEssay = (request: CritiqueRequest): Promise<Findings> => {
    const { text, question, textKind, signal, onProgress } = request;
    const critiques: LineCritique[] = [];
    const early: LineCritique[] = [];
    return engine.analyse({ text, question, textKind }, signal, (found) => {
      critiques.push(...found.critiques);
      early.push(...found.early);
      if (found.critiques.length > 0)
        onProgress?.({ kind: 'engine', critiques: [...critiques], early: [...early] });
    });
  };

  const critiqueGrammar = async (
    checker: Pick<GrammarPool, 'findIssues'>,
    { text, question, textKind, start, end, signal }: CritiqueRequest,
  ): Promise<LineCritique[] | null> => {
    const essay = { text, question, textKind };
    const ranges = await engine.grammarRanges({ ...essay, start, end }, signal);
    if (ranges.length === 0) return [];
    const issues = await checker.findIssues({ text, ranges }, signal);
    return issues && engine.critiqueGrammarIssues({ ...essay, issues }, signal);
  };

  return {
    name: 'offline',
    model: null,
    analyse: async (request) => {
      switch (request.kind) {
        case 'engine':
          return analyseEssay(request);
        case 'grammar':
          return grammar
            ? grammarFindings(await critiqueGrammar(grammar, request))
            : WITHOUT_CHECKER;
        case 'reading':
        case 'language':
          return {
            kind: request.kind,
            critiques: [],
            model: { absent: 'none is connected here' },
          };
      }
    },
  };
};
