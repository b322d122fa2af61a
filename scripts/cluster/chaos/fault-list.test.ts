import { describe, expect, test } from '@jest/globals';
import { faultList, type ChaosCommands } from './fault-list.ts';

const commands: ChaosCommands = {
  kafkaDown: 'stop-kafka',
  kafkaUp: 'start-kafka',
  storeDown: '',
  storeUp: '',
  diskFill: '',
  diskFree: '',
};
const deployments = [
  { name: 'ai-auth', service: 'auth', replicas: 2, isAutoscaled: false },
  { name: 'ai-worker', service: 'ai-chunk-worker', replicas: 3, isAutoscaled: false },
];
const list = faultList(deployments, commands);
const named = (part: string) => list.filter(({ name }) => name.includes(part));

describe('the list of faults', () => {
  test('begins with a time without any fault, for comparison', () => {
    expect(list[0]?.name).toBe('nothing, for comparison');
  });

  test('updates every Deployment and kills each of its pods', () => {
    expect(named('rolling update')).toHaveLength(2);
    expect(named('kill -9').map(({ name }) => name)).toEqual([
      'kill -9 of pod 1 of auth',
      'kill -9 of pod 2 of auth',
      'kill -9 of pod 1 of ai-chunk-worker',
      'kill -9 of pod 2 of ai-chunk-worker',
      'kill -9 of pod 3 of ai-chunk-worker',
      'kill -9 of every pod of every service, 14 s apart',
      'kill -9 of every pod of ai-chunk-worker, 14 s apart',
    ]);
  });

  test('kills every pod of every service in one fault, and restarts all services in another', () => {
    const [all] = named('every pod of every service');
    const killed = all?.do.flatMap((one) =>
      one.kind === 'kill oldest pod' ? [one.deployment] : [],
    );
    expect(killed).toEqual(['ai-auth', 'ai-auth', 'ai-worker', 'ai-worker', 'ai-worker']);
    const [restart] = named('rolling restart');
    expect(restart?.do[0]).toMatchObject({
      args: ['rollout', 'restart', 'deployment/ai-auth', 'deployment/ai-worker'],
    });
  });

  test('scales the workers to 1 and 4 and back to what they were', () => {
    const [scaling] = named('1 to 4');
    const replicas = (actions = scaling?.do ?? []) =>
      actions
        .flatMap((one) => (one.kind === 'kubectl' ? one.args : []))
        .filter((arg) => /^--rep/.test(arg));
    expect(replicas()).toEqual(['--replicas=1', '--replicas=4']);
    expect(replicas([...(scaling?.undo ?? [])])).toEqual(['--replicas=3']);
  });

  test('takes every worker away, one after the other and all at once, and brings them back', () => {
    const [kills] = named('every pod of ai-chunk-worker');
    expect(kills?.do.map(({ kind }) => kind)).toEqual([
      'kill oldest pod',
      ...['wait', 'kill oldest pod'],
      ...['wait', 'kill oldest pod'],
    ]);
    const [absence] = named('no pod');
    expect(absence?.do[0]).toMatchObject({ args: expect.arrayContaining(['--replicas=0']) });
    expect(absence?.undo[0]).toMatchObject({ args: expect.arrayContaining(['--replicas=3']) });
  });

  test('does not scale what an autoscaler scales', () => {
    const scaled = {
      name: 'ai-worker',
      service: 'ai-chunk-worker',
      replicas: 3,
      isAutoscaled: true,
    };
    const [fault] = faultList([scaled], commands).filter((one) => /1 to 4/.test(one.name));
    expect(fault?.missing).toBe('an autoscaler decides the size of ai-chunk-worker');
  });

  test('says what is missing where a command is not set, and names the setting', () => {
    expect(named('Kafka')[0]).not.toHaveProperty('missing');
    expect(named('store')[0]?.missing).toBe('CHAOS_STORE_DOWN and _UP are not set');
    expect(named('disk')[0]?.missing).toBe('CHAOS_DISK_FILL and _FREE are not set');
  });

  test('undoes every fault that does not end by itself', () => {
    for (const fault of list)
      if (fault.do.some(({ kind }) => kind === 'shell' || kind === 'slow bodies'))
        expect(fault.undo.length).toBeGreaterThan(0);
  });

  test('names every fault once', () => {
    expect(new Set(list.map(({ name }) => name)).size).toBe(list.length);
  });
});
