import { expect, test } from '@jest/globals';
import type { Findings } from '@argint/contracts';
import { ENGINE_VERSION, PROMPT_VERSION, RUBRIC_VERSION } from '../versions.ts';
import { cloudPart } from './cloud-part.ts';

const own = {
  engineVersion: ENGINE_VERSION,
  promptVersion: PROMPT_VERSION,
  rubricVersion: RUBRIC_VERSION,
};
const context = { engine: 'offline' as const, model: null, notes: ['One part is missing.'] };
const silent: Findings = { kind: 'scores', critiques: [], parts: {} };
const by = (model: string): Findings => ({
  kind: 'lines',
  critiques: [],
  parts: {
    cloudAnalysis: { ...own, engine: 'gemini', model, promptVersion: 'g1', notes: [] },
  },
});
const without = (why: string): Findings => ({
  kind: 'lines',
  critiques: [],
  parts: { cloudAnalysis: { ...own, engine: 'offline', model: null, notes: [why] } },
});

test('findings without an engine belong to the engine given to the merge', () => {
  expect(cloudPart([silent, silent], context)).toEqual({ ...own, ...context });
});

test('the models that took part are named once each, with the version of their prompts', () => {
  expect(cloudPart([by('a'), silent, by('b'), by('a')], context)).toMatchObject({
    engine: 'gemini',
    model: 'a, b',
    promptVersion: 'g1',
    notes: [expect.stringContaining('AI model a, b'), 'One part is missing.'],
  });
});

test('parts that the model should have contributed to and did not are counted, with the reason', () => {
  const { notes } = cloudPart([by('a'), without('it was busy'), without('it was busy')], context);
  expect(notes[1]).toContain('For 2 of 3 parts');
  expect(notes[1]).toContain('(it was busy)');
});

test('if the model contributed to no part, the engine is the offline one and a note says so', () => {
  const told = cloudPart([without('it was busy'), without('it was slow'), silent], context);
  expect(told).toMatchObject({ engine: 'offline', model: null });
  expect(told.notes[0]).toContain('could not be used (it was busy, it was slow)');
});
