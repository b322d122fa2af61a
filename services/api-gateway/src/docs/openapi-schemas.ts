import {
  analysisResultSchema,
  errorBodySchema,
  jobStatusSchema,
  jobSummarySchema,
  lineCritiqueSchema,
  okSchema,
  orderSchema,
  sessionSchema,
  userSchema,
} from '@argint/contracts';
import { z } from 'zod';
import type { Operation } from '../http/operation.ts';

/** Names of what several answers share; any other schema is named after its operation. */
const SHARED = new Map<z.ZodType, string>([
  [errorBodySchema, 'Error'],
  [okSchema, 'Ok'],
  [orderSchema, 'Order'],
  [userSchema, 'User'],
  [sessionSchema, 'Session'],
  [jobSummarySchema, 'JobSummary'],
  [jobStatusSchema, 'JobStatus'],
  [analysisResultSchema, 'AnalysisResult'],
  [lineCritiqueSchema, 'LineCritique'],
]);

export interface NamedSchemas {
  /** For `components.schemas`. */
  components: Record<string, object>;
  /** A reference to a schema that was among the operations'. */
  refTo(schema: z.ZodType): { $ref: string };
}

const at = (name: string): string => `#/components/schemas/${name}`;
const capital = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1);

/** JSON Schemas by name, which refer to each other as `#/components/schemas/NAME`. */
export const jsonSchemas = (
  names: ReadonlyMap<z.ZodType, string>,
  io: 'input' | 'output',
  target: 'draft-2020-12' | 'draft-7' = 'draft-2020-12',
): Record<string, object> => {
  const registry = z.registry<{ id: string }>();
  for (const [schema, id] of names) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, { io, target, uri: at });
  return Object.fromEntries(
    Object.entries(schemas).map(([id, { $schema: _version, $id: _uri, ...schema }]) => [
      id,
      schema,
    ]),
  );
};

/** JSON Schemas of all bodies (as they are sent) and answers (as they are given), each once. */
export const namedSchemas = (operations: readonly Operation[]): NamedSchemas => {
  const sent = new Map<z.ZodType, string>();
  const given = new Map(SHARED);
  for (const { id, body, answer } of operations) {
    if (body && !sent.has(body)) sent.set(body, `${capital(id)}Body`);
    if (!answer.contentType && !given.has(answer.schema))
      given.set(answer.schema, `${capital(id)}Answer`);
  }
  return {
    components: { ...jsonSchemas(sent, 'input'), ...jsonSchemas(given, 'output') },
    refTo: (schema) => {
      const name = sent.get(schema) ?? given.get(schema);
      if (name === undefined) throw new Error('a schema of no operation');
      return { $ref: at(name) };
    },
  };
};
