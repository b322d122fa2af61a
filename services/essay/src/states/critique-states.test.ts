import { beforeEach, describe, expect, test } from '@jest/globals';
import { createCritiqueStatesService } from './critique-states-service.ts';
import { useEssayHarness } from '../testing/essay-harness.ts';
import { critiquedJson } from '../testing/sample-critique.ts';

const { harness } = useEssayHarness();
const text = 'Water runs. Experts say so. It will obviously rain.';

beforeEach(async () => {
  await harness.essays.create({ essayId: 'e1', userId: 'u1', text });
  await harness.results.save({
    essayId: 'e1',
    jobId: 'j1',
    isCompleted: true,
    resultJson: critiquedJson(text, ['Experts', 'obviously']),
  });
});
const experts = `vague-${text.indexOf('Experts')}`;
const obviously = `vague-${text.indexOf('obviously')}`;
type State = Parameters<typeof harness.states.decide>[0]['state'];
const decide = (critiqueId: string, state: State, reason?: string, userId = 'u1') =>
  harness.states.decide({
    essayId: 'e1',
    userId,
    critiqueId,
    state,
    ...(reason === undefined ? {} : { reason }),
  });
const states = () => harness.states.list('e1', 'u1');
const version = async () => (await harness.collections.essays.get('e1'))?.version;

describe('the state of a critique', () => {
  test('is stored with the essay, and the last call wins', async () => {
    await decide(experts, 'resolved');
    await decide(obviously, 'intended');
    await decide(experts, 'open');
    expect(await states()).toEqual([
      { critiqueId: experts, state: 'open', reason: null, carried: false },
      { critiqueId: obviously, state: 'intended', reason: null, carried: false },
    ]);
  });

  test('has a reason only when it is not useful, and the reason is sealed', async () => {
    await decide(experts, 'not useful', 'It is a quotation.');
    await decide(obviously, 'resolved', 'Dropped.');
    expect((await states()).map(({ reason }) => reason)).toEqual(['It is a quotation.', null]);
    expect(JSON.stringify(await harness.collections.essays.get('e1'))).not.toContain('quotation');
    await decide(experts, 'not useful');
    expect((await states())[0]?.reason).toBeNull();
  });

  test('is written once when the same call is repeated', async () => {
    await decide(experts, 'resolved');
    const before = await version();
    await decide(experts, 'resolved');
    expect(await version()).toBe(before);
  });

  test('of an unknown critique is refused, also when another essay has it', async () => {
    await harness.essays.create({ essayId: 'e2', userId: 'u1', text });
    await expect(decide('vague-0', 'resolved')).rejects.toMatchObject({
      code: 'CRITIQUE_NOT_FOUND',
    });
    const other = { essayId: 'e2', userId: 'u1', critiqueId: experts, state: 'resolved' } as const;
    await expect(harness.states.decide(other)).rejects.toMatchObject({
      code: 'CRITIQUE_NOT_FOUND',
    });
  });

  test('belongs to the owner of the essay', async () => {
    await expect(decide(experts, 'resolved', '', 'u2')).rejects.toMatchObject({
      code: 'ESSAY_FORBIDDEN',
    });
    await expect(harness.states.list('e1', 'u2')).rejects.toMatchObject({
      code: 'ESSAY_FORBIDDEN',
    });
  });

  test('with a reason of 501 characters is refused', async () => {
    await expect(decide(experts, 'not useful', 'r'.repeat(501))).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
  });

  test('decided on two replicas at once is kept for both critiques', async () => {
    const { collections, vault } = harness;
    const other = createCritiqueStatesService({ collections, vault });
    await Promise.all([
      decide(experts, 'resolved'),
      other.decide({ essayId: 'e1', userId: 'u1', critiqueId: obviously, state: 'intended' }),
    ]);
    expect((await states()).map(({ state }) => state).toSorted()).toEqual(['intended', 'resolved']);
  });

  test('is gone with the essay, and cannot be written to its tombstone', async () => {
    await decide(experts, 'not useful', 'It is a quotation.');
    await harness.deletion.deleteEssay('e1', 'u1');
    expect((await harness.collections.essays.get('e1'))?.critiqueStates).toEqual([]);
    await expect(decide(experts, 'resolved')).rejects.toMatchObject({ code: 'ESSAY_NOT_FOUND' });
  });
});
