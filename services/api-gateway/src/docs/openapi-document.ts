import { errorBodySchema, ERRORS, type ErrorCode } from '@argint/contracts';
import { z } from 'zod';
import { FILE_TYPES } from '../http/file-answer.ts';
import type { Operation } from '../http/operation.ts';
import { byStatus, errorsOf } from './answer-errors.ts';
import { API_VERSION } from './api-version.ts';
import { countedBy } from './counted-by.ts';
import { exampleOf } from './examples.ts';
import { namedSchemas, type NamedSchemas } from './openapi-schemas.ts';

const INTRODUCTION = `Essays in, remarks tied to their words out. Success is \`{"success": true, …}\`, failure \`{"success": false, "error", "code", "requestId"}\` with the code and wording listed at each call. Times are ISO 8601 in UTC, ids are opaque. Unknown fields of a body are ignored. RateLimit-Policy and RateLimit (draft-ietf-httpapi-ratelimit-headers) say what the limit of a call allows and what is left of it, in the replica that answered; a status of 429 carries Retry-After in seconds, which counts where the two differ. A method that an address does not have gets 405 METHOD_NOT_ALLOWED, and Allow names those that it has. Updates of an analysis come over socket.io at /ws, which /api/docs/asyncapi.json describes.`;

const AREAS: Record<Operation['area'], string> = {
  Access: 'What this server can do, and what the caller may do now.',
  Accounts: 'Accounts, sessions and passwords.',
  Profile: 'What users say about themselves, agreed to, and may take away or delete.',
  Payments: 'Plans, orders and what was paid.',
  Analyses: 'Start, follow and cancel an analysis.',
  Essays: 'Essays, their drafts and critiques, and files of them.',
  Security: 'The security audit and the legal documents.',
  Documentation: 'The API described, for people and machines.',
};

const RATE_HEADERS = {
  RateLimit: { $ref: '#/components/headers/RateLimit' },
  'RateLimit-Policy': { $ref: '#/components/headers/RateLimit-Policy' },
};
const HEADERS = {
  RateLimit: {
    description:
      'How many more requests the limit allows (r), and the seconds until it begins anew (t).',
    schema: { type: 'string' },
    example: '"other";r=599;t=60',
  },
  'RateLimit-Policy': {
    description: 'How many requests the limit allows (q) in how many seconds (w).',
    schema: { type: 'string' },
    example: '"other";q=600;w=60',
  },
};

/** The content of a JSON body with this schema. */
const jsonContent = (schema: z.ZodType, schemas: NamedSchemas) => {
  const example = exampleOf(schema);
  return {
    'application/json': {
      schema: schemas.refTo(schema),
      ...(example === undefined ? {} : { example }),
    },
  };
};

/** The content of a refusal, with the first of its codes as the example. */
const errorContent = ([code]: readonly ErrorCode[], schemas: NamedSchemas) => ({
  'application/json': {
    schema: schemas.refTo(errorBodySchema),
    example: {
      success: false,
      error: ERRORS[code ?? 'INTERNAL'].message,
      code: code ?? 'INTERNAL',
      requestId: '0192f3a4-5b6c-7d8e-9f00-112233445566',
    },
  },
});

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
    ...(contentType === undefined ? jsonContent(schema, schemas) : {}),
    ...Object.fromEntries(files.map((type) => [FILE_TYPES[type], text])),
  };
  return {
    [status]: { description, headers: RATE_HEADERS, content },
    ...Object.fromEntries(
      byStatus(errorsOf(operation)).map(([refused, codes]) => [
        refused,
        {
          description: codes.map((code) => `${code}: ${ERRORS[code].message}`).join('\n\n'),
          ...(refused === 429
            ? {
                headers: {
                  'Retry-After': { schema: { type: 'integer' }, required: true },
                  ...RATE_HEADERS,
                },
              }
            : {}),
          content: errorContent(codes, schemas),
        },
      ]),
    ),
  };
};

const requestBody = ({ body, file, form }: Operation, schemas: NamedSchemas): object => {
  if (body) {
    return { requestBody: { required: true, content: jsonContent(body, schemas) } };
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
    // An empty list says that no token is needed; without it the linters of OpenAPI take it for forgotten.
    security: token === 'ignored' ? [] : [{ bearer: [] }, ...(token === 'checked' ? [{}] : [])],
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
    info: {
      title: 'Argument Intelligence',
      version: API_VERSION,
      description: INTRODUCTION,
      license: { name: 'UNLICENSED', identifier: 'LicenseRef-UNLICENSED' },
    },
    servers: [{ url: '/' }],
    tags: [...new Set(operations.map(({ area }) => area))].map((name) => ({
      name,
      description: AREAS[name],
    })),
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: schemas.components,
      headers: HEADERS,
    },
  };
};
