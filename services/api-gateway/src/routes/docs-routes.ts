import { z } from 'zod';
import { asyncapiDocument } from '../docs/asyncapi-document.ts';
import { docsPage } from '../docs/docs-page.ts';
import { openapiDocument } from '../docs/openapi-document.ts';
import { route, type Operation, type Route } from '../http/operation.ts';

/** /api/docs: the API described from its own operations, these included; made when first asked for. */
export const docsRoutes = (others: readonly Operation[]): Route[] => {
  let page: string | undefined;
  let document: ReturnType<typeof openapiDocument> | undefined;
  let socket: ReturnType<typeof asyncapiDocument> | undefined;
  const own: Route[] = [
    route({
      id: 'docs',
      method: 'get',
      path: '/docs',
      area: 'Documentation',
      summary: 'This page',
      who: 'visitor',
      limit: 'other',
      answer: {
        status: 200,
        description: 'The page.',
        schema: z.string(),
        contentType: 'text/html',
      },
    }).handledBy(() => (page ??= docsPage(operations))),
    route({
      id: 'openapi',
      method: 'get',
      path: '/docs/openapi.json',
      area: 'Documentation',
      summary: 'The API as an OpenAPI 3.1 document',
      who: 'visitor',
      limit: 'other',
      answer: {
        status: 200,
        description: 'The document.',
        schema: z.object({ openapi: z.string() }).loose(),
      },
    }).handledBy(() => (document ??= openapiDocument(operations))),
    route({
      id: 'asyncapi',
      method: 'get',
      path: '/docs/asyncapi.json',
      area: 'Documentation',
      summary: 'The messages of the socket as an AsyncAPI 3 document',
      who: 'visitor',
      limit: 'other',
      answer: {
        status: 200,
        description: 'The document.',
        schema: z.object({ asyncapi: z.string() }).loose(),
      },
    }).handledBy(() => (socket ??= asyncapiDocument())),
  ];
  const operations = [...others, ...own.map(({ operation }) => operation)];
  return own;
};
