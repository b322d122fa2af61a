import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AggregateStore, Collection } from '@argint/aggregate-store';
import { openSqliteStore } from '@argint/aggregate-store-sqlite';
import { analysisOrchestrator } from '@argint/analysis-orchestrator';
import { AppError } from '@argint/contracts';
import { essay } from '@argint/essay';
import { newEvent, ALWAYS_HELD_LEASE, startOutboxRelay } from '@argint/event-bus';
import { profileBilling } from '@argint/profile-billing';
import type { GrpcServiceName } from '@argint/proto';
import {
  commonConfig,
  createLogger,
  createSharedMetrics,
  NO_TRACING,
  parseConfig,
  type ServiceContext,
  type ServiceModule,
} from '@argint/service-kit';
import { countingIds, fixedClock } from '@argint/testkit';
import { createChooser } from './choose.ts';
import { createEventLog } from './event-log.ts';
import { createFaults } from './faults.ts';
import { SERVICES, type Life, type ServiceName } from './life.ts';
import { mortalStore } from './mortal-store.ts';
import { createTurns } from './turns.ts';
import { wireClient } from './wire.ts';

const MODULES = {
  essay,
  'profile-billing': profileBilling,
  'analysis-orchestrator': analysisOrchestrator,
} as unknown as Record<ServiceName, ServiceModule>;
const ENV = { MASTER_KEY: Buffer.alloc(32, 7).toString('base64') };
/** In memory where there is such a folder: no machine is switched off here, and thousands of worlds are opened. */
const FOLDER = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();
/** Auth as billing sees it: every user is known, also one whose deletion auth has not finished. */
const AUTH = {
  getUser: async () => ({ identity: { firstName: 'Thandi', lastName: 'Nkosi' } }),
};
const metrics = createSharedMetrics();
const logger = createLogger('saga', 'silent');

interface Running {
  life: Life;
  end: () => void;
  handlers: Record<string, (request: unknown) => Promise<unknown>>;
  tasks: Map<string, () => Promise<unknown>>;
  stop: () => Promise<void>;
}

export interface WorldOptions {
  /** Instances of each service. @default 1 */
  replicas?: number;
  /** Seconds by which the second instance's clock is ahead of the first one's; negative: behind. @default 0 */
  skewSeconds?: number;
  /** Decides which instance answers a call or handles an event. @default 1 */
  seed?: number;
}

/**
 * Orchestrator, billing and essay as they ship, over real stores, in one place that decides what happens when:
 * the clocks, each timer, each delivery, which instance does it, and at which durable step or call something
 * ends or fails.
 */
export const createWorld = async (options: WorldOptions = {}) => {
  const { replicas = 1, skewSeconds = 0, seed = 1 } = options;
  const dir = await mkdtemp(join(FOLDER, 'argint-saga-'));
  const clock = fixedClock();
  const clockOf = (replica: number) => () =>
    new Date(clock.now().getTime() + replica * skewSeconds * 1_000);
  const ids = countingIds();
  const turns = createTurns();
  const choose = createChooser(seed);
  const events = createEventLog({ choose, repeats: replicas > 1 });
  const calls: string[] = [];
  const declared = new Map<string, Collection<unknown>>();
  const stores = new Map<ServiceName, AggregateStore>();
  const running = new Map<string, Running>();
  const keyOf = (service: ServiceName, replica: number): string => `${service}/${replica}`;
  const faults = createFaults((lives) => {
    for (const { life, end } of running.values()) if (lives === 'all' || lives === life) end();
  });
  for (const name of SERVICES)
    stores.set(name, openSqliteStore({ file: join(dir, `${name}.sqlite`), clock: clock.now }));

  const livingOf = (service: string): Running[] =>
    [...running.values()].filter(({ life }) => life.service === service && !life.isDead);
  const runningAt = (service: ServiceName, replica: number): Running => {
    const at = running.get(keyOf(service, replica));
    if (!at) throw new Error(`there is no ${service}/${replica}`);
    return at;
  };

  /** A client that reaches any living instance, or the given one. A call from outside has no caller that could die. */
  const clientFor = <N extends GrpcServiceName>(
    name: N,
    given: { caller?: Life; replica?: number } = {},
  ) =>
    wireClient(name, async (method, call) => {
      const { caller, replica } = given;
      const from = caller ? keyOf(caller.service, caller.replica) : 'outside';
      await turns.yieldAt(`${from} calls ${method}`);
      if (name === 'auth') return call(AUTH);
      const living = livingOf(name).filter(
        ({ life }) => replica === undefined || life.replica === replica,
      );
      const at = living[choose(living.length)];
      if (!at) throw new AppError('UNAVAILABLE');
      if (caller) faults.atCall('before');
      calls.push(`${from} calls ${method}`);
      const answer = await Promise.race([
        call(at.handlers),
        at.life.died.then(() => {
          throw new AppError('UNAVAILABLE');
        }),
      ]);
      if (caller) faults.atCall('after');
      if (caller?.isDead) return new Promise(() => undefined);
      return answer;
    });

  const start = async (service: ServiceName, replica: number): Promise<void> => {
    const death = Promise.withResolvers<void>();
    const life: Life = { service, replica, isDead: false, died: death.promise };
    const store = mortalStore(stores.get(service) as AggregateStore, life, {
      faults,
      turns,
      declared,
    });
    const bus = events.busOf(life);
    const tasks: Running['tasks'] = new Map();
    const now = clockOf(replica);
    metrics.registry.clear();
    const module = MODULES[service];
    const context: ServiceContext<unknown> = {
      name: service,
      config: parseConfig({ ...commonConfig, ...module.config }, ENV) as never,
      logger,
      metrics,
      tracer: NO_TRACING,
      clock: now,
      ids,
      addressOf: () => undefined,
      httpServerOf: () => undefined,
      store: async () => store,
      client: (name) => clientFor(name, { caller: life }) as never,
      event: (type, data) => newEvent(type, data, { source: service, id: ids(), now: now() }),
      consume: async (handlers) => void (await bus.consume(service, handlers)),
      everyReplica: async () => undefined,
      every: (_ms, task, run) => void tasks.set(task, run),
      runInBackground: (_task, run) => void run().catch(() => undefined),
      check: () => undefined,
    };
    const parts = await module.create(context as Parameters<typeof module.create>[0]);
    const relay = startOutboxRelay({
      bus,
      source: store,
      lease: ALWAYS_HELD_LEASE,
      onError: () => undefined,
    });
    running.set(keyOf(service, replica), {
      life,
      end: () => {
        life.isDead = true;
        death.resolve();
      },
      handlers: (parts.grpc as Record<string, Running['handlers']>)[service] ?? {},
      tasks,
      stop: () => relay.close(),
    });
    await parts.start?.();
  };

  /** Starts again what ended, hands over what waits, and resolves when nothing is left to do. */
  const settle = async (): Promise<boolean> => {
    let restarted = false;
    for (let tries = 0; tries < 3;) {
      await turns.settle();
      faults.arm(undefined);
      for (const { life } of running.values()) {
        if (!life.isDead) continue;
        restarted = true;
        await start(life.service, life.replica);
      }
      const handing = events.handWaiting();
      await turns.settle();
      const { taken, left } = await handing;
      if (taken === 0 && left === 0) return restarted;
      tries = taken > 0 ? 0 : tries + 1;
    }
    return restarted;
  };

  for (const name of SERVICES)
    for (let replica = 0; replica < replicas; replica += 1) await start(name, replica);
  await settle();

  return {
    clock,
    events,
    faults,
    turns,
    /** Every call between services and from outside that reached a service, in order: `from calls method`. */
    calls,
    settle,
    kill: (service: ServiceName, replica = 0): void => runningAt(service, replica).end(),
    billing: clientFor('profile-billing'),
    essays: clientFor('essay'),
    orchestrator: clientFor('analysis-orchestrator'),
    /** The orchestrator as reached through one instance. */
    orchestratorAt: (replica: number) => clientFor('analysis-orchestrator', { replica }),
    /** The time of the clock that is furthest ahead, in ms. */
    latestTime: (): number => Math.max(clockOf(0)().getTime(), clockOf(replicas - 1)().getTime()),
    /** Runs a timer's task once, in one instance or in all at once; like the timer, it throws nothing. */
    tick: async (service: ServiceName, task: string, replica?: number): Promise<void> => {
      const instances = replica === undefined ? livingOf(service) : [runningAt(service, replica)];
      await Promise.all(
        instances.map(async ({ life, tasks }) => {
          const run = tasks.get(task);
          if (!run) throw new Error(`${service} has no task ${task}`);
          await Promise.race([run().catch(() => undefined), life.died]);
        }),
      );
    },
    /** What a store holds, past all faults. */
    stored: async <D>(service: ServiceName, collection: string) =>
      (await (declared.get(`${service}:${collection}`) as Collection<D>).find({ limit: 1_000 }))
        .items,
    close: async (): Promise<void> => {
      for (const { life, stop } of running.values()) if (!life.isDead) await stop();
      for (const store of stores.values()) await store.close();
      await rm(dir, { recursive: true, force: true, maxRetries: 3 });
    },
  };
};

export type World = Awaited<ReturnType<typeof createWorld>>;
