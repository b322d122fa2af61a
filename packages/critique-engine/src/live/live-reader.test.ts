import { describe, expect, test } from '@jest/globals';
import { findFor } from '../find-for.ts';
import { planTasks } from '../plan-tasks.ts';
import { readEssay } from '../read-essay.ts';
import { mergeFindings } from '../selection/merge-findings.ts';
import { TRAIN_ESSAY, TRAIN_QUESTION } from '../testing/essays.ts';
import { randomFrom } from '../layers/coherence/seeded-order.ts';
import { createLiveReader } from './live-reader.ts';

const fresh = (text: string, question: string | null) => createLiveReader()(text, question);

describe('the live reader', () => {
  test('finds what a simple analysis without grammar checker finds', () => {
    const model = readEssay(TRAIN_ESSAY, TRAIN_QUESTION);
    const findings = planTasks(TRAIN_ESSAY, 'simple').map((t) => findFor(t.kind, model, t));
    const result = mergeFindings(findings, {
      text: TRAIN_ESSAY,
      analysisType: 'simple',
      engine: 'offline',
      model: null,
      notes: [],
    });
    const live = fresh(TRAIN_ESSAY, TRAIN_QUESTION);
    expect(live.critiques.length).toBeGreaterThan(1);
    expect(live.critiques).toEqual(result.lineCritiques);
    expect(live.criticalThinking).toEqual(result.clientAnalysis?.criticalThinking);
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
      expect(read(text, question)).toEqual(fresh(text, question));
    }
  });
});
