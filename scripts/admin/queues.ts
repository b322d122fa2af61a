import { ask, askServices, unansweredLines } from './ask-services.ts';
import type { AdminCommand } from './command.ts';
import { CLUSTER_USAGE, withProduct } from './running-product.ts';
import { table } from './table.ts';

const age = (seconds: number): string => `${Math.round(seconds)} s`;

export const queues: AdminCommand = {
  usage: CLUSTER_USAGE,
  summary: 'Shows how far each consumer group is behind, and what waits in each outbox.',
  options: ['cluster'],
  run: ({ options }) =>
    withProduct(options['cluster'], async (client, services) => {
      const [bus, { answers: outboxes, unanswered }] = await Promise.all([
        ask(() => client('operations').listQueues({})),
        askServices(services, async (service) => {
          const { waiting, oldestAgeSeconds } = await client('operations', service).getOutbox({});
          return { service, waiting, oldestAgeSeconds };
        }),
      ]);
      const queues = 'answer' in bus ? bus.answer.queues : null;
      const missing = [
        ...('why' in bus ? [{ service: 'the event bus', why: bus.why }] : []),
        ...unanswered,
      ];
      const queueRows = (queues ?? []).map((queue) => [
        queue.topic,
        queue.group,
        String(queue.lag),
        age(queue.oldestAgeSeconds),
        String(queue.retries),
        String(queue.deadLetters),
      ]);
      const outboxRows = outboxes.map(({ service, waiting, oldestAgeSeconds }) => [
        service,
        String(waiting),
        age(oldestAgeSeconds),
      ]);
      return {
        data: { queues, outboxes, unanswered: missing },
        text: [
          table([['topic', 'group', 'lag', 'oldest', 'retries', 'dead'], ...queueRows]),
          '',
          table([['outbox of', 'waiting', 'oldest'], ...outboxRows]),
          ...(missing.length === 0 ? [] : ['', ...unansweredLines(missing)]),
        ].join('\n'),
      };
    }),
};
