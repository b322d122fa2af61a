import { beforeAll, describe, expect, test } from '@jest/globals';
import { isAboutThinking } from '@argint/assembly';
import type { LineCritique } from '@argint/contracts';
import { analyse } from './cli/analyse.ts';
import { isKeptAside, readUnseenPairs, type UnseenPair } from './testing/unseen-pairs.ts';

/** Least share of a rule's remarks that must be right. */
const LEAST_RIGHT = 0.9;

/** How often a rule spoke on the planted passage of a flawed essay, and anywhere in a sound one. */
interface Tally {
  right: number;
  wrong: number;
  /** Those of `wrong` in the half that is kept aside. */
  wrongAside: number;
}

const remarksOn = async (
  { before, after, question }: UnseenPair,
  passage: string,
): Promise<LineCritique[]> => {
  const { lineCritiques } = await analyse(before + passage + after, question, 'hybrid');
  return lineCritiques.filter(isAboutThinking);
};

const isOnPassage = (
  { start, end, related = [] }: LineCritique,
  { before, flawed }: UnseenPair,
): boolean =>
  start === null ||
  end === null ||
  [{ start, end }, ...related].some(
    (place) => place.start < before.length + flawed.length && before.length < place.end,
  );

describe('the rules on thinking, on pairs of essays whose writers did not know them', () => {
  const pairs = readUnseenPairs();
  const tallies = new Map<string, Tally>();

  beforeAll(async () => {
    const tallyOf = (rule: string): Tally => {
      const tally = tallies.get(rule) ?? { right: 0, wrong: 0, wrongAside: 0 };
      tallies.set(rule, tally);
      return tally;
    };
    for (const pair of pairs) {
      for (const remark of await remarksOn(pair, pair.flawed))
        if (isOnPassage(remark, pair)) tallyOf(remark.ruleId).right += 1;
      for (const { ruleId } of await remarksOn(pair, pair.sound)) {
        tallyOf(ruleId).wrong += 1;
        if (isKeptAside(pair.id)) tallyOf(ruleId).wrongAside += 1;
      }
    }
  }, 180_000);

  test('there are 240 pairs, about half of them kept aside', () => {
    expect(pairs).toHaveLength(240);
    expect(pairs.filter(({ id }) => isKeptAside(id))).toHaveLength(131);
  });

  test('each of the four rules finds planted faults', () => {
    const finding = [...tallies].filter(([, { right }]) => right > 0).map(([rule]) => rule);
    expect(finding.sort()).toEqual([
      'appeal-to-majority',
      'burden-of-proof',
      'thesis-announced',
      'thesis-missing',
    ]);
  });

  test('of the remarks of a rule at least nine in ten are right', () => {
    const unsure = [...tallies].filter(
      ([, { right, wrong }]) => right / (right + wrong) < LEAST_RIGHT,
    );
    expect(unsure).toEqual([]);
  });

  test('no rule criticises a sound essay of the half that is kept aside', () => {
    const wrong = [...tallies].filter(([, { wrongAside }]) => wrongAside > 0);
    expect(wrong).toEqual([]);
  });
});
