import { errorBodySchema, ERRORS } from '@argint/contracts';
import { z } from 'zod';
import { FILE_TYPES } from '../http/file-answer.ts';
import type { Operation } from '../http/operation.ts';
import { byStatus, errorsOf } from './answer-errors.ts';
import { countedBy } from './counted-by.ts';
import { namedSchemas, type NamedSchemas } from './openapi-schemas.ts';

/** Version of the API described; grows with what it offers. */
const API_VERSION = '1.0.0';

const INTRODUCTION = `Essays in, remarks tied to their words out. Success is \`{"success": true, …}\`, failure \`{"success": false, "error", "code", "requestId"}\` with the code and wording listed at each call. Times are ISO 8601 in UTC, ids are opaque. Unknown fields of a body are ignored. A status of 429 carries Retry-After in seconds. A method that an address does not have gets 405, and Allow names those that it has. Updates of an analysis come over socket.io at /ws.`;

const parameters = (
  place: 'path' | 'query' | 'header',
  schema: z.ZodObject | undefined,
): object[] => {
  if (!schema) return [];
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input' });
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
};

const answers = (operation: Operation, schemas: NamedSchemas): Record<string, object> => {
  const { status, description, schema, contentType, files = [] } = operation.answer;
  const text = { schema: { type: 'string' } };
  const content = {
    ...(contentType === 'text/html' ? { [contentType]: text } : {}),
    ...(contentType === undefined ? { 'application/json': { schema: schemas.refTo(schema) } } : {}),
    ...Object.fromEntries(files.map((type) => [FILE_TYPES[type], text])),
  };
  const error = { 'application/json': { schema: schemas.refTo(errorBodySchema) } };
  return {
    [status]: { description, content },
    ...Object.fromEntries(
      byStatus(errorsOf(operation)).map(([refused, codes]) => [
        refused,
        {
          description: codes.map((code) => `${code}: ${ERRORS[code].message}`).join('\n\n'),
          ...(refused === 429
            ? { headers: { 'Retry-After': { schema: { type: 'integer' }, required: true } } }
            : {}),
          content: error,
        },
      ]),
    ),
  };
};

const requestBody = ({ body, file, form }: Operation, schemas: NamedSchemas): object => {
  if (body) {
    const content = { 'application/json': { schema: schemas.refTo(body) } };
    return { requestBody: { required: true, content } };
  }
  if (form) {
    const content = { 'application/x-www-form-urlencoded': { schema: { type: 'object' } } };
    return { requestBody: { required: true, content } };
  }
  if (!file) return {};
  const description = `The file as it is, at most ${file.maxBytes} bytes.`;
  return {
    requestBody: { required: true, description, content: { 'application/octet-stream': {} } },
  };
};

const describe = (operation: Operation, schemas: NamedSchemas): object => {
  const { id, area, summary, who, checksToken, limit, params, query, headers } = operation;
  const token = who === 'visitor' ? (checksToken ? 'checked' : 'ignored') : 'required';
  return {
    operationId: id,
    tags: [area],
    summary,
    'x-access': { who, token },
    'x-rate-limit': { name: limit, by: countedBy(operation) },
    ...(token === 'ignored'
      ? {}
      : { security: [{ bearer: [] }, ...(token === 'checked' ? [{}] : [])] }),
    parameters: [
      ...parameters('path', params),
      ...parameters('query', query),
      ...parameters('header', headers),
    ],
    ...requestBody(operation, schemas),
    responses: answers(operation, schemas),
  };
};

/** OpenAPI's notation of an express path: `/essays/:id` is `/api/essays/{id}`. */
export const documentedPath = (path: string): string => `/api${path.replace(/:(\w+)/g, '{$1}')}`;

/** The OpenAPI 3.1 document of the operations there are. */
export const openapiDocument = (operations: readonly Operation[]) => {
  const schemas = namedSchemas(operations);
  const paths: Record<string, Record<string, object>> = {};
  for (const operation of operations) {
    const path = documentedPath(operation.path);
    paths[path] = { ...paths[path], [operation.method]: describe(operation, schemas) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Argument Intelligence', version: API_VERSION, description: INTRODUCTION },
    servers: [{ url: '/' }],
    tags: [...new Set(operations.map(({ area }) => area))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: schemas.components,
      responses: {
        // Of methods that are not described, which OpenAPI has no place for.
        MethodNotAllowed: {
          description: `METHOD_NOT_ALLOWED: ${ERRORS.METHOD_NOT_ALLOWED.message}`,
          headers: { Allow: { schema: { type: 'string' }, required: true } },
          content: { 'application/json': { schema: schemas.refTo(errorBodySchema) } },
        },
      },
    },
  };
};
