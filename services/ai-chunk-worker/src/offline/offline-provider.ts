import {
  AppError,
  CRITIQUES_MAX,
  type Findings,
  type LineCritique,
  type TaskKind,
} from '@argint/contracts';
import type { EngineKind } from '@argint/critique-engine';
import type { CritiqueProvider } from '../providers/critique-provider.ts';
import type { EnginePool } from './engine-pool.ts';
import type { ThreadRequest } from './engine-thread.ts';
import type { GrammarPool } from './grammar-pool.ts';

/** Kinds of task that the engine does. */
const isEngineKind = (kind: TaskKind): kind is EngineKind =>
  kind !== 'reading' && kind !== 'language';

/** Findings of a task for a model, where none is connected. */
const withoutModel = (kind: TaskKind): Findings => ({
  kind,
  critiques: [],
  model: { absent: 'none is connected here' },
});

const withoutGrammar =
  'Part of the essay has no grammar remarks: the grammar checker did not answer in time.';

/**
 * Keeps the CRITIQUES_MAX strongest critiques, in their order. A result holds no more, and all the critiques of a
 * long essay would not fit into the gRPC message in which its findings are read.
 */
const keepStrongest = (critiques: LineCritique[]): LineCritique[] => {
  if (critiques.length <= CRITIQUES_MAX) return critiques;
  const weight = ({ severity, confidence }: LineCritique): number => severity * confidence;
  const kept = new Set(critiques.toSorted((a, b) => weight(b) - weight(a)).slice(0, CRITIQUES_MAX));
  return critiques.filter((critique) => kept.has(critique));
};

const engineFailure = (name: string): AppError =>
  new AppError('ANALYSIS_FAILED', undefined, { cause: new Error(name) });

/** The error of one chunk among several. Anything but an AppError, such as an abort, ends them all. */
const errorAsOutcome = (error: unknown): AppError => {
  if (error instanceof AppError) return error;
  throw error;
};

const withStrongest = (findings: Findings): Findings => ({
  ...findings,
  critiques: keepStrongest(findings.critiques),
});

const grammarFindings = (critiques: LineCritique[] | null): Findings => ({
  kind: 'grammar',
  critiques: keepStrongest(critiques ?? []),
  ...(critiques ? {} : { emptyReasons: { 'lineCritiques.grammar': withoutGrammar } }),
});

/**
 * The provider that runs the offline engine in threads. `grammar` tasks use the grammar checker. Without `grammar`, the
 * engine answers them with the reason why there are no grammar critiques.
 */
export const createOfflineProvider = (parts: {
  engine: Pick<
    EnginePool,
    'analyse' | 'analyseTogether' | 'grammarRanges' | 'critiqueGrammarIssues'
  >;
  grammar?: Pick<GrammarPool, 'findIssues'> | undefined;
}): CritiqueProvider => {
  const { engine, grammar } = parts;

  const critiqueGrammar = async (
    checker: Pick<GrammarPool, 'findIssues'>,
    request: ThreadRequest,
    signal: AbortSignal,
  ): Promise<LineCritique[] | null> => {
    const { text, question, textKind } = request;
    const ranges = await engine.grammarRanges(request, signal);
    if (ranges.length === 0) return [];
    const issues = await checker.findIssues({ text, ranges }, signal);
    return issues && engine.critiqueGrammarIssues({ text, question, textKind, issues }, signal);
  };

  const analyse: CritiqueProvider['analyse'] = async (request) => {
    const { kind, start, end, text, question, textKind, signal } = request;
    if (!isEngineKind(kind)) return withoutModel(kind);
    const own = { kind, start, end, text, question, textKind };
    if (kind === 'grammar' && grammar)
      return grammarFindings(await critiqueGrammar(grammar, own, signal));
    return withStrongest(await engine.analyse(own, signal));
  };

  return {
    name: 'offline',
    model: null,
    analyse,
    analyseTogether: async ({ parts, ...shared }) => {
      const own = parts.flatMap(({ kind, start, end }) =>
        isEngineKind(kind) ? [{ kind, start, end }] : [],
      );
      // The engine alone would answer that grammar is not part of the analysis.
      if (own.length < parts.length || (grammar && own.some(({ kind }) => kind === 'grammar')))
        return Promise.all(
          parts.map((part) => analyse({ ...shared, ...part }).catch(errorAsOutcome)),
        );
      const { text, question, textKind, signal } = shared;
      const asked = { text, question, textKind, parts: own };
      const outcomes = await engine.analyseTogether(asked, signal);
      return outcomes.map((outcome) =>
        'findings' in outcome ? withStrongest(outcome.findings) : engineFailure(outcome.error),
      );
    },
  };
};
