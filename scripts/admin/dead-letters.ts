import { AppError, codeOf } from '@argint/contracts';
import { auditedForNobody } from './audited.ts';
import type { AdminCommand, Answer, Given } from './command.ts';
import { limitOf } from './limit-option.ts';
import { CLUSTER_USAGE, withProduct, type ProductClient } from './running-product.ts';
import { table } from './table.ts';
import { UsageError } from './usage-error.ts';

const LIMIT_MAX = 10_000;

const list = async (client: ProductClient, options: Given['options']): Promise<Answer> => {
  const { topic, group } = options;
  const limit = limitOf(options['limit'], LIMIT_MAX);
  const { deadLetters: found } = await client('operations').listDeadLetters({
    ...(topic === undefined ? {} : { topic }),
    ...(group === undefined ? {} : { group }),
    ...(limit === undefined ? {} : { limit }),
  });
  const rows = found.map(({ id, topic: of, group: by, eventId, subject, error, at }) => [
    id,
    of,
    by,
    eventId,
    subject,
    error,
    at,
  ]);
  const heading = ['id', 'topic', 'group', 'event', 'key', 'error', 'at'];
  return {
    data: found,
    text: rows.length === 0 ? 'There are no dead letters.' : table([heading, ...rows]),
  };
};

const show = async (client: ProductClient, id: string): Promise<Answer> => {
  const { deadLetter, eventJson } = await client('operations').getDeadLetter({ id });
  const event = eventJson === undefined ? null : (JSON.parse(eventJson) as unknown);
  const shown =
    event === null ? 'not shown: its data does not fit the topic' : JSON.stringify(event, null, 2);
  const fields = Object.entries({ ...deadLetter, event: shown });
  return {
    data: { ...deadLetter, event },
    text: fields.map(([name, value]) => `${name}: ${value}`).join('\n'),
  };
};

const CHANGES = {
  replay: {
    done: 'is delivered to its group again',
    would: 'would be delivered to its group again',
    act: (client: ProductClient, id: string) => client('operations').replayDeadLetter({ id }),
  },
  drop: {
    done: 'is removed',
    would: 'would be removed',
    act: (client: ProductClient, id: string) => client('operations').dropDeadLetter({ id }),
  },
};

const change = (
  client: ProductClient,
  action: keyof typeof CHANGES,
  id: string,
  isDryRun: boolean,
): Promise<Answer> => {
  const { done, would, act } = CHANGES[action];
  return auditedForNobody(
    client,
    { command: `dead-letters ${action} ${id}`, isDryRun },
    async () => {
      if (isDryRun) await client('operations').getDeadLetter({ id });
      else await act(client, id);
      return {
        data: { id, action, ...(isDryRun ? { dryRun: true } : {}) },
        text: isDryRun
          ? `Nothing was changed. Dead letter ${id} ${would}.`
          : `Dead letter ${id} ${done}.`,
      };
    },
  );
};

const isChange = (action: string): action is keyof typeof CHANGES => Object.hasOwn(CHANGES, action);

/** Fails with NOT_FOUND when there is no dead letter with the id. */
export const deadLetters: AdminCommand = {
  usage: `(list [--topic T] [--group G] [--limit N] | show ID | replay ID | drop ID) ${CLUSTER_USAGE}`,
  summary: 'Lists, shows, delivers again or removes the events that groups gave up on.',
  options: ['topic', 'group', 'limit', 'cluster'],
  takesWords: true,
  changes: true,
  run: async ({ options, words, isDryRun }) => {
    const [action = '', id = '', ...rest] = words;
    const isById = action === 'show' || isChange(action);
    if (rest.length > 0 || (isById ? id === '' : action !== 'list' || id !== ''))
      throw new UsageError('Give list, or show, replay or drop with one id.');
    limitOf(options['limit'], LIMIT_MAX);
    return withProduct(options['cluster'], async (client) => {
      if (!isById) return list(client, options);
      const answer = isChange(action) ? change(client, action, id, isDryRun) : show(client, id);
      return answer.catch((error: unknown) => {
        throw codeOf(error) === 'NOT_FOUND'
          ? new AppError('NOT_FOUND', `There is no dead letter ${id}.`)
          : error;
      });
    });
  },
};
