import type { LineCritique, TextKind } from '@argint/contracts';
import { grammarIssues } from '../grammar-rules/grammar-issues.ts';
import { loadedPlaces } from '../measures/loaded-wording.ts';
import type { ReadEssay } from '../essay.ts';
import { findGrammar } from '../grammar/find-grammar.ts';
import type { Grammar } from '../grammar/grammar.ts';
import { scoresOf } from '@argint/assembly';
import { engineReading } from '../findings/engine-reading.ts';
import { measureEssay } from '../measures/measure-essay.ts';
import { readWithDictionary } from '../read-with-dictionary.ts';
import { misspellings } from '../spelling/misspellings.ts';
import { toCritique } from '@argint/assembly';
import { analyse } from './analyse.ts';

/** A line of the measuring protocol. It asks for the parts in `only`, or for all parts without it. */
export interface LineRequest {
  id: string;
  text: string;
  question?: string;
  only?: string[];
  /** The kind of text; the engine tells it where it is missing. */
  kind?: TextKind;
}

const wholeOf = (essay: ReadEssay) => ({ start: 0, end: essay.text.length });

/** Grammar critiques of both sources. If both mark the same words, the engine's own rule wins. */
const grammarOf = async (essay: ReadEssay, grammar: Grammar): Promise<LineCritique[]> => {
  const own = essay.prose
    .flatMap((p) => [...grammarIssues(p, essay), ...misspellings(p, essay)])
    .map((remark) => toCritique(remark, essay));
  const checked = await findGrammar(grammar, essay, wholeOf(essay));
  return [
    ...own,
    ...checked.filter(
      (c) => !own.some((o) => (o.start ?? 0) < (c.end ?? 0) && (c.start ?? 0) < (o.end ?? 0)),
    ),
  ];
};

const valuesOf = (essay: ReadEssay): Record<string, number> => {
  const { scores } = scoresOf({
    reading: engineReading(essay),
    measures: measureEssay(essay),
    remarks: [],
    corrected: false,
  });
  return Object.fromEntries(Object.entries(scores).map(([name, { value }]) => [name, value ?? 0]));
};

/** Answers one request as an object of the protocol; withheld scores are given as 0. */
export const answerLine = async (
  request: LineRequest,
  grammar: () => Promise<Grammar>,
): Promise<Record<string, unknown>> => {
  const { id, text, question, only, kind } = request;
  const essay = readWithDictionary(text, question ?? null, { textKind: kind ?? null });
  if (only?.includes('relevance')) return { id, scores: valuesOf(essay), critiques: [] };
  if (only?.includes('bias'))
    return {
      id,
      critiques: loadedPlaces(essay).map((at) => ({
        ...at,
        quote: text.slice(at.start, at.end),
        issueType: 'argument',
        severity: 2,
      })),
    };
  if (only?.includes('grammar')) return { id, critiques: await grammarOf(essay, await grammar()) };
  const { lineCritiques } = await analyse(
    text,
    question ?? null,
    'hybrid',
    await grammar(),
    kind ?? null,
  );
  return {
    id,
    genre: essay.kind.kind,
    scores: valuesOf(essay),
    sentences: essay.sentences.map(({ start, end, role }) => ({ start, end, role })),
    critiques: lineCritiques,
  };
};
