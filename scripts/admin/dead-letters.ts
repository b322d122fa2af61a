import { AppError, codeOf } from '@argint/contracts';
import type { AdminCommand, Answer, Given } from './command.ts';
import { CLUSTER_USAGE, withProduct, type ProductClient } from './running-product.ts';
import { table } from './table.ts';
import { UsageError } from './usage-error.ts';

const LIMIT_MAX = 10_000;

const limitOf = (limit: string | undefined): number | undefined => {
  if (limit === undefined) return undefined;
  const count = Number(limit);
  if (!Number.isInteger(count) || count < 1 || count > LIMIT_MAX)
    throw new UsageError(`--limit takes a whole number from 1 to ${LIMIT_MAX}.`);
  return count;
};

const list = async (client: ProductClient, options: Given['options']): Promise<Answer> => {
  const { topic, group } = options;
  const limit = limitOf(options['limit']);
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

const replay = async (client: ProductClient, id: string): Promise<Answer> => {
  await client('operations').replayDeadLetter({ id });
  return {
    data: { id, action: 'replay' },
    text: `Dead letter ${id} is delivered to its group again.`,
  };
};

const drop = async (client: ProductClient, id: string): Promise<Answer> => {
  await client('operations').dropDeadLetter({ id });
  return { data: { id, action: 'drop' }, text: `Dead letter ${id} is removed.` };
};

const BY_ID: Readonly<Record<string, typeof show>> = { show, replay, drop };

/** Fails with NOT_FOUND when there is no dead letter with the id. */
export const deadLetters: AdminCommand = {
  usage: `(list [--topic T] [--group G] [--limit N] | show ID | replay ID | drop ID) ${CLUSTER_USAGE}`,
  summary: 'Lists, shows, delivers again or removes the events that groups gave up on.',
  options: ['topic', 'group', 'limit', 'cluster'],
  takesWords: true,
  run: async ({ options, words }) => {
    const [action = '', id = '', ...rest] = words;
    const byId = Object.hasOwn(BY_ID, action) ? BY_ID[action] : undefined;
    if (rest.length > 0 || (byId ? id === '' : action !== 'list' || id !== ''))
      throw new UsageError('Give list, or show, replay or drop with one id.');
    limitOf(options['limit']);
    return withProduct(options['cluster'], async (client) => {
      if (!byId) return list(client, options);
      return byId(client, id).catch((error: unknown) => {
        throw codeOf(error) === 'NOT_FOUND'
          ? new AppError('NOT_FOUND', `There is no dead letter ${id}.`)
          : error;
      });
    });
  },
};
