import type { TaskKind } from '@argint/contracts';
import { findFor, mergeFindings, planTasks, readEssay } from '@argint/critique-engine';
import { SAMPLE_ESSAY, SAMPLE_QUESTION, startFakeGemini } from '@argint/testkit';
import { createGeminiClient, type CallReport } from '../gemini/gemini-client.ts';
import { createGeminiProvider } from '../gemini/gemini-provider.ts';
import { createResilientCaller } from '../gemini/resilient-caller.ts';
import type { CritiqueProvider, CritiqueRequest } from '../providers/critique-provider.ts';

/** The offline engine without threads. */
const offline: CritiqueProvider = {
  name: 'offline',
  model: null,
  analyse: async ({ kind, text, question, start, end }) =>
    findFor(kind, readEssay(text, question), { start, end }),
};

/** The real client and provider before a fake server, with waits of milliseconds. */
export const openGeminiHarness = async (given: { models?: string[]; callMs?: number } = {}) => {
  const { models = ['gemini-3.5-flash-lite'], callMs = 10_000 } = given;
  const server = await startFakeGemini({ models });
  const reports: CallReport[] = [];
  const fallbacks: string[] = [];
  const placements: string[] = [];
  const call = createGeminiClient({
    apiKey: 'test-key',
    baseUrl: server.url,
    callMs,
    observe: (report) => reports.push(report),
  });
  const provider = createGeminiProvider({
    offline,
    call: createResilientCaller({
      call,
      models,
      concurrency: 8,
      delays: { firstMs: 1, mostMs: 4 },
      random: () => 0,
    }),
    model: models[0] ?? '',
    observer: {
      fellBack: (_kind, { reason }) => fallbacks.push(reason),
      placed: (_kind, placement) => placements.push(placement),
    },
  });
  const ask = (kind: TaskKind, other: Partial<CritiqueRequest> = {}) => {
    const text = other.text ?? SAMPLE_ESSAY;
    return provider.analyse({
      kind,
      analysisType: 'hybrid',
      text,
      question: SAMPLE_QUESTION,
      rubric: null,
      textKind: null,
      start: 0,
      end: text.length,
      limitMs: 30_000,
      signal: new AbortController().signal,
      ...other,
    });
  };
  return {
    server,
    reports,
    fallbacks,
    placements,
    ask,
    /** The whole result of an essay, as the orchestrator makes it. */
    analyse: async (text: string) => {
      const tasks = planTasks(text, 'comprehensive');
      const findings = await Promise.all(
        tasks.map(({ kind, start, end }) =>
          ask(kind, { text, start, end, analysisType: 'comprehensive' }),
        ),
      );
      const context = { engine: 'offline' as const, model: null, notes: [] };
      return mergeFindings(findings, { text, analysisType: 'comprehensive', ...context });
    },
    close: () => server.close(),
  };
};
export type GeminiHarness = Awaited<ReturnType<typeof openGeminiHarness>>;
