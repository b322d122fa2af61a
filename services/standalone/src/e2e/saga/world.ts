import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqliteStore, type AggregateStore, type Collection } from '@argint/aggregate-store';
import { analysisOrchestrator } from '@argint/analysis-orchestrator';
import { AppError } from '@argint/contracts';
import { essay } from '@argint/essay';
import { newEvent, startOutboxRelay } from '@argint/event-bus';
import { profileBilling } from '@argint/profile-billing';
import type { GrpcServiceName } from '@argint/proto';
import {
  commonConfig,
  createLogger,
  createSharedMetrics,
  parseConfig,
  type ServiceContext,
  type ServiceModule,
} from '@argint/service-kit';
import { countingIds, fixedClock } from '@argint/testkit';
import { createEventLog } from './event-log.ts';
import { createFaults, SERVICES, type ServiceName } from './faults.ts';
import { mortalStore, type Life } from './mortal-store.ts';
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
const metrics = createSharedMetrics();
const logger = createLogger('saga', 'silent');

interface Running {
  life: Life;
  end: () => void;
  handlers: Record<string, (request: unknown) => Promise<unknown>>;
  tasks: Map<string, () => Promise<unknown>>;
  stop: () => Promise<void>;
}

/**
 * Orchestrator, billing and essay as they ship, over real stores, in one place that decides what happens when:
 * the clock, each timer, each delivery, and at which durable step or call something ends or fails.
 */
export const createWorld = async () => {
  const dir = await mkdtemp(join(FOLDER, 'argint-saga-'));
  const clock = fixedClock();
  const ids = countingIds();
  const turns = createTurns();
  const events = createEventLog();
  const declared = new Map<string, Collection<unknown>>();
  const stores = new Map<ServiceName, AggregateStore>();
  const running = new Map<ServiceName, Running>();
  const faults = createFaults((service) => running.get(service)?.end());
  for (const name of SERVICES)
    stores.set(name, openSqliteStore({ file: join(dir, `${name}.sqlite`), clock: clock.now }));

  /** A call from outside has no caller that could die. */
  const clientFor = <N extends GrpcServiceName>(name: N, caller?: Life) =>
    wireClient(name, async (method, call) => {
      await turns.yieldAt(`${caller?.service ?? 'outside'} calls ${method}`);
      const at = running.get(name as ServiceName);
      if (!at || at.life.isDead) throw new AppError('UNAVAILABLE');
      if (caller) faults.atCall('before');
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

  const start = async (service: ServiceName): Promise<void> => {
    let end = (): void => undefined;
    const died = new Promise<void>((resolve) => (end = resolve));
    const life: Life = { service, isDead: false, died };
    const store = mortalStore(stores.get(service) as AggregateStore, life, {
      faults,
      turns,
      declared,
    });
    const bus = events.busOf(life);
    const tasks: Running['tasks'] = new Map();
    metrics.registry.clear();
    const module = MODULES[service];
    const context: ServiceContext<unknown> = {
      name: service,
      config: parseConfig({ ...commonConfig, ...module.config }, ENV) as never,
      logger,
      metrics,
      bus,
      clock: clock.now,
      ids,
      addressOf: () => undefined,
      store: () => store,
      client: (name) => clientFor(name, life),
      event: (type, data) => newEvent(type, data, { source: service, id: ids(), now: clock.now() }),
      subscribe: async (topic, handler) => {
        await bus.subscribe(topic, { group: service }, handler);
      },
      every: (_ms, task, run) => void tasks.set(task, run),
      soon: (_task, run) => void run().catch(() => undefined),
      check: () => undefined,
    };
    const parts = await module.create(context as Parameters<typeof module.create>[0]);
    const relay = startOutboxRelay({ bus, source: store, onError: () => undefined });
    running.set(service, {
      life,
      end: () => {
        life.isDead = true;
        end();
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
      for (const [name, { life }] of running) {
        if (!life.isDead) continue;
        restarted = true;
        await start(name);
      }
      const handing = events.handWaiting();
      await turns.settle();
      const { taken, left } = await handing;
      if (taken === 0 && left === 0) return restarted;
      tries = taken > 0 ? 0 : tries + 1;
    }
    return restarted;
  };

  for (const name of SERVICES) await start(name);
  await settle();

  return {
    clock,
    events,
    faults,
    turns,
    settle,
    kill: (service: ServiceName): void => running.get(service)?.end(),
    billing: clientFor('profile-billing'),
    essays: clientFor('essay'),
    orchestrator: clientFor('analysis-orchestrator'),
    /** Runs a timer's task once; like the timer, it throws nothing. */
    tick: async (service: ServiceName, task: string): Promise<void> => {
      const at = running.get(service);
      const run = at?.tasks.get(task);
      if (!run) throw new Error(`${service} has no task ${task}`);
      await Promise.race([run().catch(() => undefined), at?.life.died]);
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
