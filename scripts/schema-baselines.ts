import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EVENT_KEYS, EVENT_SCHEMAS } from '@argint/contracts';
import { z } from 'zod';
import { root } from './generated-files.ts';
import type { EventCatalogue, JsonSchema } from './schema-breaks.ts';

const EVENT_BASELINE = join(root, 'packages/contracts/event-baseline.json');

/** Image of the gRPC contract of the last release, for `buf breaking`. */
export const PROTO_BASELINE = 'proto/baseline.binpb';

const schemaOf = (schema: z.ZodType): JsonSchema =>
  z.toJSONSchema(schema, {
    // What a reader accepts: a field with a default may be missing.
    io: 'input',
    override: ({ jsonSchema }) => {
      // The pattern of a format belongs to a release of zod, and the dialect says nothing.
      if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
      delete jsonSchema.$schema;
    },
  }) as JsonSchema;

/** The event catalogue of this checkout. */
export const currentEvents = (): EventCatalogue => ({
  schemas: Object.fromEntries(
    Object.entries(EVENT_SCHEMAS).map(([topic, schema]) => [topic, schemaOf(schema)]),
  ),
  keys: EVENT_KEYS,
});

/** The event catalogue of the last release. */
export const baselineEvents = (): EventCatalogue =>
  JSON.parse(readFileSync(EVENT_BASELINE, 'utf8')) as EventCatalogue;

/** Makes `events` the baseline. */
export const writeBaselineEvents = (events: EventCatalogue): void =>
  writeFileSync(EVENT_BASELINE, `${JSON.stringify(events, null, 2)}\n`);
