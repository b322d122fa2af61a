import { AppError, codeOf } from '@argint/contracts';
import { auditedForNobody } from './audited.ts';
import { askServices, unansweredLines } from './ask-services.ts';
import type { AdminCommand, Answer } from './command.ts';
import { CLUSTER_USAGE, withProduct, type ProductClient } from './running-product.ts';
import { table } from './table.ts';
import { UsageError } from './usage-error.ts';

const tasksOf = async (client: ProductClient, service: string) => {
  const { tasks } = await client('operations', service).listRepeatedTasks({});
  return tasks.map((task) => ({ service, ...task }));
};

const list = async (client: ProductClient, services: readonly string[]): Promise<Answer> => {
  const { answers, unanswered } = await askServices(services, (service) =>
    tasksOf(client, service),
  );
  const tasks = answers.flat();
  const rows = tasks.map(({ service, task, everySeconds, startedAt, endedAt, hasFailed }) => [
    service,
    task,
    `${everySeconds} s`,
    startedAt ?? '',
    endedAt ?? '',
    hasFailed ? 'failed' : '',
  ]);
  const heading = ['service', 'task', 'every', 'started', 'ended', 'outcome'];
  return {
    data: tasks,
    text: [table([heading, ...rows]), ...unansweredLines(unanswered)].join('\n'),
  };
};

const run = async (
  client: ProductClient,
  { service, task, isDryRun }: { service: string; task: string; isDryRun: boolean },
): Promise<Answer> => {
  const unknown = new AppError('NOT_FOUND', `${service} has no task ${task}.`);
  if (isDryRun) {
    const known = (await tasksOf(client, service)).find((each) => each.task === task);
    if (!known) throw unknown;
    return { data: { ...known, dryRun: true }, text: `Nothing was run. ${service} has the task.` };
  }
  const { hasFailed } = await client('operations', service)
    .runRepeatedTask({ task })
    .catch((error: unknown) => {
      throw codeOf(error) === 'NOT_FOUND' ? unknown : error;
    });
  if (hasFailed) throw new AppError('INTERNAL', `${task} failed; the log of ${service} says why.`);
  return { data: { service, task, hasFailed }, text: `${service} has run the task: ${task}.` };
};

const USAGE = `list | run SERVICE TASK ${CLUSTER_USAGE}`;

/** In a cluster, the process that answers runs the task: any replica does the same work. */
export const sweepers: AdminCommand = {
  usage: USAGE,
  summary: 'Lists the repeated tasks of all services with their last run, or runs one now.',
  options: ['cluster'],
  changes: true,
  takesWords: true,
  run: ({ options, words: [action, service, task, ...more], isDryRun }) =>
    withProduct(options['cluster'], (client, services) => {
      if (action === 'list' && service === undefined) return list(client, services);
      if (action !== 'run' || service === undefined || task === undefined || more.length > 0)
        throw new UsageError('Give list, or run with a service and a task.');
      if (!services.includes(service)) throw new UsageError(`There is no service ${service}.`);
      return auditedForNobody(
        client,
        { command: `sweepers run ${service} ${JSON.stringify(task)}`, isDryRun },
        () => run(client, { service, task, isDryRun }),
      );
    }),
};
