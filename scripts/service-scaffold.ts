import { callerRow, registerIn } from './service-registration.ts';
import type { ServiceNames } from './service-names.ts';

/** Makes the text of one file from the names of the service. */
type Template = (names: ServiceNames) => string;

const manifest: Template = ({ kebab }) =>
  `${JSON.stringify(
    {
      name: `@argint/${kebab}`,
      version: '0.1.0',
      private: true,
      type: 'module',
      exports: { '.': './src/index.ts' },
      dependencies: {
        '@argint/aggregate-store': '*',
        '@argint/event-bus': '*',
        '@argint/proto': '*',
        '@argint/service-kit': '*',
        'prom-client': '15.1.3',
        zod: '4.6.7',
      },
      devDependencies: { '@argint/testkit': '*' },
    },
    null,
    2,
  )}\n`;

const proto: Template = ({ snake, pascal }) => `syntax = "proto3";

package argint.${snake}.v1;

service ${pascal}Service {
  rpc GetRecord(GetRecordRequest) returns (GetRecordResponse) {
    option idempotency_level = NO_SIDE_EFFECTS;
  }
}

message GetRecordRequest {
  string user_id = 1;
}

message GetRecordResponse {
  // Essays of the user that were deleted since the service began to count.
  int32 deleted_essays = 1;
}
`;

const main: Template = ({ camel }) => `import { runService } from '@argint/service-kit';
import { ${camel} } from './index.ts';

await runService(${camel});
`;

const index: Template = ({ kebab, pascal, camel }) =>
  `import { defineService } from '@argint/service-kit';
import { ${camel}Config } from './config.ts';
import { create${pascal} } from './create-${kebab}.ts';
import { recordSchema } from './records/record-schema.ts';

/** TODO: say in one line what the service owns. */
export const ${camel} = defineService({
  name: '${kebab}',
  config: ${camel}Config,
  aggregates: [recordSchema],
  create: create${pascal},
});
`;

const config: Template = ({ camel }) =>
  `import type { ConfigShape } from '@argint/service-kit';
import { z } from 'zod';

/** Settings beside the common ones, by the name of their environment variable. */
export const ${camel}Config = {
  RECORD_MAX_ESSAYS: z.coerce
    .number('must be a number, 1 to 10000')
    .int('must be a whole number')
    .min(1, 'must be 1 or more')
    .max(10_000, 'must be 10000 or less')
    .default(1_000)
    .describe('Deleted essays counted for one user'),
} satisfies ConfigShape;
`;

const schema: Template =
  () => `import { defineAggregate, type FieldsOf } from '@argint/aggregate-store';
import { z } from 'zod';

/** The deleted essays of one user. The id is the user's. A record with state \`gone\` is the tombstone of a deleted user. */
export const recordSchema = defineAggregate({
  name: 'records',
  fields: {
    state: z.enum(['kept', 'gone']),
    essayIds: z.array(z.string().min(1)),
    updatedAt: z.date(),
  },
  indexes: [{ fields: { state: 1, updatedAt: 1 } }],
});

/** One record, as the schema declares it. */
export type UserRecord = FieldsOf<typeof recordSchema>;
`;

const rules: Template = () => `import type { UserRecord } from './record-schema.ts';

/** A record that counts nothing yet. */
export const emptyRecord = (now: Date): UserRecord => ({
  state: 'kept',
  essayIds: [],
  updatedAt: now,
});

/** Counts a deleted essay. Returns the same record if it is counted already, the record is full or the user is gone. */
export const countEssay = <R extends UserRecord>(
  record: R,
  essayId: string,
  max: number,
  now: Date,
): R =>
  record.state === 'gone' || record.essayIds.includes(essayId) || record.essayIds.length >= max
    ? record
    : { ...record, essayIds: [...record.essayIds, essayId], updatedAt: now };

/** Empties the record of a deleted user, so that a late event cannot start a new one. */
export const forgetUser = <R extends UserRecord>(record: R, now: Date): R =>
  record.state === 'gone' ? record : { ...record, state: 'gone', essayIds: [], updatedAt: now };
`;

const useCases: Template = ({
  pascal,
}) => `import { DuplicateError, type Collection, type Doc } from '@argint/aggregate-store';
import { countEssay, emptyRecord, forgetUser } from './record.ts';
import type { UserRecord } from './record-schema.ts';

/** The use cases. */
export const create${pascal}Service = (parts: {
  records: Collection<UserRecord>;
  maxEssays: number;
  clock: () => Date;
  onCounted?: () => void;
}) => {
  const { records, maxEssays, clock, onCounted } = parts;

  const ensure = async (userId: string): Promise<void> => {
    if (await records.get(userId)) return;
    try {
      await records.insert({ _id: userId, ...emptyRecord(clock()) });
    } catch (error) {
      // Another replica inserted it first.
      if (!(error instanceof DuplicateError)) throw error;
    }
  };
  const change = async (
    userId: string,
    rule: (record: Doc<UserRecord>) => Doc<UserRecord>,
  ): Promise<void> => {
    await ensure(userId);
    await records.update(userId, rule);
  };

  return {
    /** Repeatable: an essay counts once. */
    essayDeleted: async (userId: string, essayId: string): Promise<void> => {
      await change(userId, (record) => countEssay(record, essayId, maxEssays, clock()));
      onCounted?.();
    },
    /** Repeatable. Leaves a tombstone. */
    userDeleted: (userId: string): Promise<void> =>
      change(userId, (record) => forgetUser(record, clock())),
    /** Number of deleted essays; 0 for a user without a record. */
    deletedEssays: async (userId: string): Promise<number> =>
      (await records.get(userId))?.essayIds.length ?? 0,
  };
};

/** The use cases, as the edges receive them. */
export type ${pascal}Service = ReturnType<typeof create${pascal}Service>;
`;

const onEssayDeleted: Template = ({ pascal, kebab }) =>
  `import type { EventHandler } from '@argint/event-bus';
import type { ${pascal}Service } from '../records/${kebab}-service.ts';

/** Counts the essay for its user. */
export const onEssayDeleted =
  (service: Pick<${pascal}Service, 'essayDeleted'>): EventHandler<'essays.deleted'> =>
  ({ data }) =>
    service.essayDeleted(data.userId, data.essayId);
`;

const onUserDeleted: Template = ({ pascal, kebab }) =>
  `import type { EventHandler } from '@argint/event-bus';
import type { ${pascal}Service } from '../records/${kebab}-service.ts';

/** Empties the user's record for good. */
export const onUserDeleted =
  (service: Pick<${pascal}Service, 'userDeleted'>): EventHandler<'users.deleted'> =>
  ({ data }) =>
    service.userDeleted(data.userId);
`;

const metrics: Template = ({
  snake,
  pascal,
}) => `import { Counter, type Registry } from 'prom-client';

/** The metrics of this service. */
export const create${pascal}Metrics = (registry: Registry) => ({
  counted: new Counter({
    name: '${snake}_essays_counted_total',
    help: 'Deletions of essays that were handled, repeated ones included',
    registers: [registry],
  }),
});
`;

const grpc: Template = ({ kebab, pascal, camel }) =>
  `import type { GrpcHandlers } from '@argint/proto';
import type { ${pascal}Service } from '../records/${kebab}-service.ts';

/** Translates between proto messages and the use cases. */
export const ${camel}Grpc = (service: ${pascal}Service): GrpcHandlers<'${kebab}'> => ({
  getRecord: async ({ userId }) => ({ deletedEssays: await service.deletedEssays(userId) }),
});
`;

const create: Template = ({ kebab, pascal, camel }) =>
  `import type { Config, ServiceContext, ServiceParts } from '@argint/service-kit';
import type { ${camel}Config } from './config.ts';
import { onEssayDeleted } from './events/on-essay-deleted.ts';
import { onUserDeleted } from './events/on-user-deleted.ts';
import { ${camel}Grpc } from './grpc/${kebab}-grpc.ts';
import { create${pascal}Metrics } from './metrics.ts';
import { create${pascal}Service } from './records/${kebab}-service.ts';
import { recordSchema } from './records/record-schema.ts';

/** Composition root. */
export const create${pascal} = async (
  context: ServiceContext<Config<typeof ${camel}Config>, '${kebab}'>,
): Promise<ServiceParts> => {
  const store = await context.store();
  const records = store.collection(recordSchema);
  await store.ready();
  const { counted } = create${pascal}Metrics(context.metrics.registry);
  const service = create${pascal}Service({
    records,
    maxEssays: context.config.RECORD_MAX_ESSAYS,
    clock: context.clock,
    onCounted: () => counted.inc(),
  });

  return {
    grpc: { '${kebab}': ${camel}Grpc(service) },
    start: async () => {
      await context.consume({
        'essays.deleted': onEssayDeleted(service),
        'users.deleted': onUserDeleted(service),
      });
    },
  };
};
`;

const test: Template = () => `import { expect, test } from '@jest/globals';
import { countEssay, emptyRecord, forgetUser } from './record.ts';

const now = new Date('2026-01-01T00:00:00Z');

test('an essay that was deleted counts once, however often the event arrives', () => {
  const once = countEssay(emptyRecord(now), 'e1', 10, now);
  expect(once.essayIds).toEqual(['e1']);
  expect(countEssay(once, 'e1', 10, now)).toBe(once);
});

test('a full record counts no further essay', () => {
  const full = countEssay(emptyRecord(now), 'e1', 1, now);
  expect(countEssay(full, 'e2', 1, now)).toBe(full);
});

test('a late event does not bring back the record of a deleted user', () => {
  const gone = forgetUser(countEssay(emptyRecord(now), 'e1', 10, now), now);
  expect(gone).toMatchObject({ state: 'gone', essayIds: [] });
  expect(countEssay(gone, 'e2', 10, now)).toBe(gone);
});
`;

/**
 * The files of a new service, by path from the root. It runs with a store, a setting, a metric, a gRPC method and
 * two events, so that each part can be copied; what the service does not need is deleted.
 */
export const serviceFiles = (names: ServiceNames): Record<string, string> => {
  const { kebab, snake } = names;
  const src = `services/${kebab}/src`;
  const templates: Record<string, Template> = {
    [`proto/argint/${snake}/v1/${snake}.proto`]: proto,
    [`services/${kebab}/package.json`]: manifest,
    [`${src}/main.ts`]: main,
    [`${src}/index.ts`]: index,
    [`${src}/config.ts`]: config,
    [`${src}/create-${kebab}.ts`]: create,
    [`${src}/metrics.ts`]: metrics,
    [`${src}/records/record-schema.ts`]: schema,
    [`${src}/records/record.ts`]: rules,
    [`${src}/records/record.test.ts`]: test,
    [`${src}/records/${kebab}-service.ts`]: useCases,
    [`${src}/events/on-essay-deleted.ts`]: onEssayDeleted,
    [`${src}/events/on-user-deleted.ts`]: onUserDeleted,
    [`${src}/grpc/${kebab}-grpc.ts`]: grpc,
  };
  return Object.fromEntries(
    Object.entries(templates).map(([path, template]) => [path, template(names)]),
  );
};

/**
 * The sources of proto/ with the service registered, by path from the root.
 *
 * @param sources current text of proto/index.ts and proto/callers.ts
 * @throws Error when a place to register is not found
 */
export const registerProto = (
  sources: { index: string; callers: string },
  names: ServiceNames,
): Record<string, string> => ({
  'proto/index.ts': registerIn(sources.index, names),
  'proto/callers.ts': callerRow(sources.callers, names),
});
