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
      const found = await client('operations').listQueues({});
      const outboxes = await Promise.all(
        services.map(async (service) => {
          const { waiting, oldestAgeSeconds } = await client('operations', service).getOutbox({});
          return { service, waiting, oldestAgeSeconds };
        }),
      );
      const queueRows = found.queues.map((queue) => [
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
        data: { queues: found.queues, outboxes },
        text: [
          table([['topic', 'group', 'lag', 'oldest', 'retries', 'dead'], ...queueRows]),
          '',
          table([['outbox of', 'waiting', 'oldest'], ...outboxRows]),
        ].join('\n'),
      };
    }),
};
