import { AppError, TOPICS, type SecurityFinding, type Topic } from '@argint/contracts';
import type { BusOperators, DeadLetter, OutboxBacklog } from '@argint/event-bus';
import type { GrpcHandlers } from '@argint/proto';
import type { BackgroundWork, RepeatedTask } from '../background-work.ts';

const toMessage = ({ at, ...rest }: DeadLetter) => ({ ...rest, at: at.toISOString() });

const toTask = ({ task, everyMs, startedAt, endedAt, hasFailed }: RepeatedTask) => ({
  task,
  everySeconds: everyMs / 1_000,
  hasFailed,
  ...(startedAt === null ? {} : { startedAt: startedAt.toISOString() }),
  ...(endedAt === null ? {} : { endedAt: endedAt.toISOString() }),
});

/** @throws AppError VALIDATION_FAILED */
const toTopic = (name: string): Topic => {
  const topic = TOPICS.find((known) => known === name);
  if (!topic) throw new AppError('VALIDATION_FAILED', `${name} is not a topic.`);
  return topic;
};

const found = (isFound: boolean): Record<string, never> => {
  if (!isFound) throw new AppError('NOT_FOUND');
  return {};
};

/** What every service answers operators: the state of the bus, and of its own outbox. */
export const operationsGrpc = (parts: {
  operators: BusOperators;
  outboxBacklog: () => Promise<OutboxBacklog>;
  /** The tasks that the service repeats. */
  work: Pick<BackgroundWork, 'repeated' | 'runNow'>;
  /** What the service finds out about its own security. */
  securityChecks: () => Promise<SecurityFinding[]>;
  clock: () => Date;
}): GrpcHandlers<'operations'> => {
  const { operators, outboxBacklog, work, securityChecks, clock } = parts;
  return {
    runSecurityChecks: async () => ({ checks: await securityChecks() }),
    listQueues: async () => ({ queues: await operators.queues() }),
    getOutbox: async () => {
      const { waiting, oldestSince } = await outboxBacklog();
      const ageMs = oldestSince === null ? 0 : clock().getTime() - oldestSince.getTime();
      return { waiting, oldestAgeSeconds: Math.max(0, ageMs / 1_000) };
    },
    listRepeatedTasks: async () => ({ tasks: work.repeated().map(toTask) }),
    runRepeatedTask: async ({ task }) => {
      if (!(await work.runNow(task))) throw new AppError('NOT_FOUND');
      const ran = work.repeated().find((known) => known.task === task);
      return { hasFailed: ran?.hasFailed ?? false };
    },
    listDeadLetters: async ({ topic, group, limit }) => {
      const letters = await operators.deadLetters({
        ...(topic === undefined ? {} : { topic: toTopic(topic) }),
        ...(group === undefined ? {} : { group }),
        ...(limit === undefined ? {} : { limit }),
      });
      return { deadLetters: letters.map(toMessage) };
    },
    getDeadLetter: async ({ id }) => {
      const letter = await operators.deadLetter(id);
      if (!letter) throw new AppError('NOT_FOUND');
      const { event, ...rest } = letter;
      return {
        deadLetter: toMessage(rest),
        ...(event === null ? {} : { eventJson: JSON.stringify(event) }),
      };
    },
    replayDeadLetter: async ({ id }) => found(await operators.replay(id)),
    dropDeadLetter: async ({ id }) => found(await operators.drop(id)),
  };
};
