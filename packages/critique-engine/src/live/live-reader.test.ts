import { describe, expect, test } from '@jest/globals';
import { analyse } from '../cli/analyse.ts';
import { POOL_ESSAY, POOL_QUESTION, TRAIN_ESSAY, TRAIN_QUESTION } from '../testing/essays.ts';
import { randomFrom } from '../layers/coherence/seeded-order.ts';
import { ownDictionary } from '../spelling/own-dictionary.ts';
import { createLiveReader } from './live-reader.ts';

const MISSPELT =
  'The goverment should protect the enviroment, becuase it is neccessary. We recieve langauge lessons of the goverment untill June.';

const fresh = (text: string, question: string | null) =>
  createLiveReader()(text, question, ownDictionary());

describe('the live reader', () => {
  test('finds what a simple analysis without grammar checker finds', async () => {
    for (const [text, question] of [
      [POOL_ESSAY, POOL_QUESTION],
      [TRAIN_ESSAY, TRAIN_QUESTION],
    ] as const) {
      const result = await analyse(text, question, 'simple');
      const live = fresh(text, question);
      expect(live.critiques).toEqual(result.lineCritiques);
      expect(live.criticalThinking).toEqual(result.clientAnalysis?.criticalThinking);
    }
  });

  test('looks at spelling as soon as there is a dictionary, as a simple analysis does, and says so', async () => {
    const read = createLiveReader();
    const without = read(MISSPELT, null);
    expect(without).toMatchObject({ spellingChecked: false, critiques: [] });
    const { spellingChecked, critiques, found } = read(MISSPELT, null, ownDictionary());
    expect(spellingChecked).toBe(true);
    expect(
      critiques.map(({ quote, replacement, related }) => [quote, replacement, related?.length]),
    ).toEqual([
      ['goverment', 'government', 1],
      ['enviroment', 'environment', 0],
      ['becuase', 'because', 0],
      ['neccessary', 'necessary', 0],
      ['recieve', 'receive', 0],
      ['langauge', 'language', 0],
      ['untill', 'until', 0],
    ]);
    // A result gathers the same words in one remark.
    const [result, ...others] = (await analyse(MISSPELT, null, 'simple')).lineCritiques;
    expect(others).toEqual([]);
    expect(found).toEqual({ issues: 1, places: 8 });
    const places = [result, ...(result?.related ?? [])].map((place) => place?.start);
    const marked = critiques.flatMap(({ start, related = [] }) => [
      start,
      ...related.map((place) => place.start),
    ]);
    expect(marked.toSorted()).toEqual(places.toSorted());
  });

  test('names the position of the engine with its line and its part of the essay', () => {
    const { position } = fresh(POOL_ESSAY, null);
    const { start = 0, end = 0 } = position ?? {};
    expect(position).toMatchObject({ lineNumber: 3, part: 'introduction' });
    expect(POOL_ESSAY.slice(start, end)).toMatch(/^I think that the pool should stay open/);
    expect(fresh('I think that the pool should stay open.', null).position).toBeNull();
  });

  test('marks one remark at most to fix first', () => {
    const { critiques } = fresh(POOL_ESSAY, POOL_QUESTION);
    expect(critiques.length).toBeGreaterThan(3);
    expect(critiques.filter(({ fixFirst }) => fixFirst)).toHaveLength(1);
  });

  test('says why a text gets no critiques or no judgement', () => {
    expect(fresh('', null)).toMatchObject({ critiques: [], criticalThinking: null });
    expect(fresh('The bus was late.', null).unjudgeable).toMatch(/needs at least 50/);
    const zulu = 'Umuntu ngumuntu ngabantu futhi sonke siyadingana empilweni yethu yansuku zonke.';
    expect(fresh(zulu, null)).toMatchObject({ critiques: [], unreadable: expect.any(String) });
  });

  test('a text has the same reading whatever was typed before', () => {
    const random = randomFrom(7);
    const upTo = (most: number): number => Math.floor(random() * most);
    const inserts = [
      ' everyone knows that',
      '.',
      '\n\n',
      ' because',
      ' He have a car',
      'x',
      '“',
      '',
    ];
    const read = createLiveReader();
    let text = TRAIN_ESSAY;
    for (let step = 0; step < 60; step += 1) {
      const at = upTo(text.length);
      const removed = upTo(12) === 0 ? upTo(200) : upTo(3);
      text = `${text.slice(0, at)}${inserts[upTo(inserts.length)] ?? ''}${text.slice(at + removed)}`;
      const question = step % 2 === 0 ? TRAIN_QUESTION : null;
      expect(read(text, question, ownDictionary())).toEqual(fresh(text, question));
    }
  });
});
