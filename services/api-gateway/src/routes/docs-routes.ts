import { z } from 'zod';
import { docsPage } from '../docs/docs-page.ts';
import { openapiDocument } from '../docs/openapi-document.ts';
import { route, type Operation, type Route } from '../http/operation.ts';

/** /api/docs: the API described from its own operations, these two included; made when first asked for. */
export const docsRoutes = (others: readonly Operation[]): Route[] => {
  let page: string | undefined;
  let document: ReturnType<typeof openapiDocument> | undefined;
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
  ];
  const operations = [...others, ...own.map(({ operation }) => operation)];
  return own;
};
