import { beforeAll, describe, expect, test } from '@jest/globals';
import type { LineCritique } from '@argint/contracts';
import { slipOf } from '@argint/assembly';
import { analyse } from './cli/analyse.ts';
import { createGrammar, type Grammar } from './grammar/grammar.ts';
import { GRAMMAR_RULES } from './grammar-rules/all-rules.ts';
import { bothOf } from './testing/corrections-of.ts';

/** Sentences of one essay. */
const SENTENCES = 36;
const PARAGRAPH = 6;
const wrong = GRAMMAR_RULES.flatMap(({ examples }) => examples.map(bothOf)).flatMap((both) =>
  both.wrong === both.right ? [] : [both.wrong],
);

/** Essays of neighbouring wrong sentences, so that many slips of one kind stand in one essay. */
const essays = Array.from({ length: Math.floor(wrong.length / SENTENCES) }, (_, essay) =>
  Array.from({ length: SENTENCES / PARAGRAPH }, (__, paragraph) =>
    wrong
      .slice(
        essay * SENTENCES + paragraph * PARAGRAPH,
        essay * SENTENCES + (paragraph + 1) * PARAGRAPH,
      )
      .join(' '),
  ).join('\n\n'),
);

const placesOf = ({ start, end, related = [] }: LineCritique) =>
  start === null || end === null ? [] : [{ start, end }, ...related];

describe('the remarks on an essay full of slips', () => {
  let results: LineCritique[][] = [];
  beforeAll(async () => {
    const grammar: Grammar = await createGrammar();
    for (const text of essays)
      results.push((await analyse(text, null, 'simple', grammar)).lineCritiques);
    results = results.map((critiques) =>
      critiques.filter(({ issueType }) => issueType === 'grammar'),
    );
  }, 120_000);

  test('are several', () => {
    expect(results.every((critiques) => critiques.length > 1)).toBe(true);
  });

  test('never mark one place twice', () => {
    for (const critiques of results) {
      const places = critiques.flatMap(placesOf).toSorted((a, b) => a.start - b.start);
      const twice = places.filter(({ start }, i) => start < (places[i - 1]?.end ?? 0));
      expect(twice).toEqual([]);
    }
  });

  test('never explain one class of slips twice with one explanation', () => {
    for (const critiques of results) {
      const explained = critiques.flatMap((critique) => {
        const name = slipOf(critique);
        return name === undefined ? [] : `${name} ${critique.reasoning}`;
      });
      expect(explained.filter((name, i) => explained.indexOf(name) !== i)).toEqual([]);
    }
  });
});
