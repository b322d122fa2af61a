import { afterEach } from '@jest/globals';
import type { Findings, TaskKind } from '@argint/contracts';
import { assembleFindings, planTasks } from '@argint/assembly';
import {
  chatReplies,
  geminiReplies,
  SAMPLE_ESSAY,
  SAMPLE_QUESTION,
  startFakeChat,
  startFakeGemini,
  type FakeModel,
  type Replies,
} from '@argint/testkit';
import { createChatClient } from '../chat/chat-client.ts';
import { checkChatModel } from '../chat/check-chat-model.ts';
import { checkModel } from '../gemini/check-model.ts';
import { createGeminiClient } from '../gemini/gemini-client.ts';
import type { CallModel, CallReport, ModelCheck } from '../model/model-call.ts';
import type { KeptAnswer, KeptAnswers } from '../model/kept-answers.ts';
import { createModelProvider } from '../model/model-provider.ts';
import type { CallParts } from '../model/observed-call.ts';
import { createResilientCaller } from '../model/resilient-caller.ts';
import type { CritiqueRequest } from '../providers/critique-provider.ts';
import { help, offlineWith } from './engine-without-threads.ts';

/** A protocol with its real client and the fake server that speaks it. */
export interface Protocol {
  engine: 'gemini' | 'llm';
  /** The model that the fake has unless told otherwise. */
  model: string;
  start: (given?: { key?: string; models?: readonly string[] }) => Promise<FakeModel>;
  replies: Replies;
  client: (url: string, apiKey: string, parts: CallParts) => CallModel;
  check: (url: string, apiKey: string, model: string) => Promise<ModelCheck>;
}

const notStopped = (): AbortSignal => new AbortController().signal;

/** Every protocol. What is tested of one is tested of all. */
export const PROTOCOLS: readonly Protocol[] = [
  {
    engine: 'gemini',
    model: 'gemini-3.5-flash-lite',
    start: startFakeGemini,
    replies: geminiReplies,
    client: (baseUrl, apiKey, parts) => createGeminiClient({ baseUrl, apiKey, ...parts }),
    check: (baseUrl, apiKey, model) => checkModel({ baseUrl, apiKey }, model, notStopped()),
  },
  {
    engine: 'llm',
    model: 'essay-llm',
    start: startFakeChat,
    replies: chatReplies,
    client: (url, apiKey, parts) =>
      createChatClient({
        server: { baseUrl: `${url}/v1`, apiKey },
        maxOutputTokens: 4_096,
        ...parts,
      }),
    check: (url, apiKey, model) =>
      checkChatModel({ baseUrl: `${url}/v1`, apiKey }, model, notStopped()),
  },
];

/** Answers kept in memory, for all essays of one owner. */
const keepInMemory = (): KeptAnswers & { answers: Map<string, KeptAnswer> } => {
  const answers = new Map<string, KeptAnswer>();
  return {
    answers,
    find: async (_essayId, key) => answers.get(key) ?? null,
    keep: async (_essayId, key, answer) => void answers.set(key, answer),
  };
};

interface HarnessOptions {
  /** Models to ask, in order. @default the one of the fake */
  models?: readonly string[];
  /** Models that the fake has. @default the same */
  existing?: readonly string[];
  /** @default 'test-key', which is the right one */
  apiKey?: string;
  callMs?: number;
}

/** The real client and provider before a fake server, with waits of milliseconds. */
export const openModelHarness = async (protocol: Protocol, given: HarnessOptions = {}) => {
  const { models = [protocol.model], apiKey = 'test-key', callMs = 10_000 } = given;
  const server = await protocol.start({ models: given.existing ?? models });
  const reports: CallReport[] = [];
  const fallbacks: string[] = [];
  const placements: string[] = [];
  const judged: string[] = [];
  const corrected: Record<string, number> = {};
  const kept = keepInMemory();
  const call = protocol.client(server.url, apiKey, {
    callMs,
    observe: (report) => reports.push(report),
  });
  const provider = createModelProvider({
    engine: protocol.engine,
    models,
    help,
    offline: offlineWith(null),
    kept,
    call: createResilientCaller({
      call,
      models,
      concurrency: 8,
      delays: { firstMs: 1, mostMs: 4 },
      random: () => 0,
    }),
    observer: {
      fellBack: (_kind, { reason }) => void fallbacks.push(reason),
      placed: (_kind, placement) => void placements.push(placement),
      judged: (verdict) => void judged.push(verdict),
      corrected: (outcome, count) => {
        corrected[outcome] = (corrected[outcome] ?? 0) + count;
      },
    },
  });
  const ask = (kind: TaskKind, other: Partial<CritiqueRequest> = {}) => {
    const text = other.text ?? SAMPLE_ESSAY;
    return provider.analyse({
      kind,
      analysisType: 'hybrid',
      essayId: 'e1',
      userId: 'u1',
      text,
      question: SAMPLE_QUESTION,
      rubric: null,
      textKind: null,
      start: 0,
      end: text.length,
      limitMs: 30_000,
      signal: notStopped(),
      ...other,
    });
  };
  return {
    server,
    reports,
    fallbacks,
    placements,
    judged,
    ask,
    corrected,
    kept,
    /** The whole result of an essay, as the orchestrator makes it. */
    analyse: async (text: string) => {
      const tasks = planTasks(text, 'comprehensive', 'model');
      const findings: Findings[] = await Promise.all(
        tasks.map(({ kind, start, end }) =>
          ask(kind, { text, start, end, analysisType: 'comprehensive' }),
        ),
      );
      return assembleFindings(findings, { text, analysisType: 'comprehensive' });
    },
    close: () => server.close(),
  };
};
export type ModelHarness = Awaited<ReturnType<typeof openModelHarness>>;

/** Opens harnesses of a protocol. They are closed after each test. */
export const useModelHarness = (protocol: Protocol) => {
  const harnesses: ModelHarness[] = [];
  afterEach(async () => {
    await Promise.all(harnesses.splice(0).map((one) => one.close()));
  });
  return async (given: HarnessOptions = {}): Promise<ModelHarness> => {
    const opened = await openModelHarness(protocol, given);
    harnesses.push(opened);
    return opened;
  };
};
