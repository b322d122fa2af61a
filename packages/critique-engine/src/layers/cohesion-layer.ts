import type { EssayModel, Paragraph, Sentence } from '../essay-model.ts';
import { memoizeByKey } from '../memoize-by-key.ts';
import { contentStems } from './term-layer.ts';

/** How much of what a paragraph speaks of the rest of the essay speaks of too. */
export interface Cohesion {
  paragraph: Paragraph;
  /** Share of its content words whose stem also stands in another paragraph, from 0 to 1. */
  shared: number;
  /** Number of its different content words. */
  types: number;
}

const stemsOf = (sentences: readonly Sentence[]): string[] =>
  sentences.flatMap(({ words }) => contentStems(words));

/** The lexical cohesion of every paragraph of prose with the rest of the essay, in order (Halliday and Hasan 1976). */
export const readCohesion = memoizeByKey(({ prose }: EssayModel): Cohesion[] => {
  const stems = prose.map(({ sentences }) => stemsOf(sentences));
  const paragraphs = new Map<string, number>();
  for (const list of stems)
    for (const term of new Set(list)) paragraphs.set(term, (paragraphs.get(term) ?? 0) + 1);
  return prose.map((paragraph, i) => {
    const own = stems[i] ?? [];
    const shared = own.filter((term) => (paragraphs.get(term) ?? 0) > 1).length;
    return { paragraph, shared: own.length ? shared / own.length : 0, types: new Set(own).size };
  });
});
