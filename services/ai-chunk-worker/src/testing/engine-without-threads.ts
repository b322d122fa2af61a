import {
  checkCorrections,
  critiqueGrammarIssues,
  findAll,
  findLines,
  grammarRanges,
  readEssay,
  WITHOUT_CHECKER,
} from '@argint/critique-engine';
import type { Grammar } from '@argint/critique-engine/grammar';
import type { EngineHelp } from '../model/engine-help.ts';
import type { CritiqueProvider, CritiqueRequest } from '../providers/critique-provider.ts';

const read = ({
  text,
  question,
  textKind,
}: Pick<CritiqueRequest, 'text' | 'question' | 'textKind'>) =>
  readEssay(text, question, { textKind });

/** What the calls of a model need of the engine, in this thread. */
export const help: EngineHelp = {
  sentencesOf: async (essay) => {
    const { sentences, unreadable, unjudgeable } = read(essay);
    return unreadable === null && unjudgeable === null ? sentences : null;
  },
  remarksIn: async (request) => {
    const essay = read(request);
    return essay.unreadable === null ? findLines(essay, request) : null;
  },
  checkCorrections: async (request) => checkCorrections(read(request), request.corrections),
};

/** The offline engine in this thread, with grammar only where a checker is given. */
export const offlineWith = (grammar: Grammar | null): CritiqueProvider => ({
  name: 'offline',
  model: null,
  analyse: async (request) => {
    const essay = read(request);
    if (request.kind === 'engine') return findAll(essay);
    if (!grammar) return WITHOUT_CHECKER;
    const issues = await grammar.check(request.text, grammarRanges(essay, request));
    return { kind: 'grammar', critiques: critiqueGrammarIssues(essay, issues) };
  },
});
