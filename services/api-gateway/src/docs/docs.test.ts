import { beforeAll, describe, expect, test } from '@jest/globals';
import { ERRORS } from '@argint/contracts';
import { call } from '@argint/testkit';
import { useGateway } from '../testing/use-gateway.ts';
import { documentedPath } from './openapi-document.ts';

interface Documented {
  operationId: string;
  'x-access': { who: string; token: string };
  'x-rate-limit': { name: string; by: string };
  parameters: { name: string; in: string; required: boolean }[];
  requestBody?: { content: { 'application/json': { schema: { $ref: string } } } };
  responses: Record<string, { description: string }>;
}
interface Document {
  openapi: string;
  paths: Record<string, Record<string, Documented>>;
  components: { schemas: Record<string, unknown>; responses: Record<string, unknown> };
}
interface Layer {
  route?: { path: string; methods: Record<string, boolean> };
  handle: { stack?: Layer[] };
}

/** Every route express would answer, wherever it was mounted. */
const registered = (layers: readonly Layer[]): string[] =>
  layers.flatMap(({ route, handle }) =>
    route
      ? // What stands for all methods only answers 405.
        Object.keys(route.methods)
          .filter((method) => method !== '_all')
          .map((method) => `${method} ${documentedPath(route.path)}`)
      : registered(handle.stack ?? []),
  );

const refsIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) =>
        key === '$ref' ? [String(inner)] : refsIn(inner),
      )
    : [];

describe('the documentation', () => {
  const gateway = useGateway();
  let document: Document;
  const operations = (): Documented[] =>
    Object.values(document.paths).flatMap((methods) => Object.values(methods));

  beforeAll(async () => {
    ({ body: document } = await call<Document>(gateway.url, '/api/docs/openapi.json'));
  });

  test('says how an address answers a method that it does not have', () => {
    expect(document.components.responses['MethodNotAllowed']).toMatchObject({
      headers: { Allow: { required: true } },
    });
  });

  test('describes every route express knows, and no other', () => {
    const { stack } = (gateway.app as unknown as { router: { stack: Layer[] } }).router;
    const page = 'get /api/{*path}';
    const described = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method} ${path}`),
    );
    expect(registered(stack).toSorted()).toEqual([...described, page].toSorted());
    expect(described.length).toBeGreaterThan(15);
  });

  test('says of each route who may call it, how often, and every answer', () => {
    expect(document.openapi).toBe('3.1.0');
    const ids = operations().map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const operation of operations()) {
      const { who, token } = operation['x-access'];
      expect(['visitor', 'user', 'owner']).toContain(who);
      expect(operation.responses).toHaveProperty('429');
      expect('401' in operation.responses || token === 'ignored').toBe(true);
      if (who === 'owner') expect(operation.responses).toHaveProperty('403');
      if (who === 'owner') expect(operation.responses).toHaveProperty('404');
      if (operation.requestBody) expect(operation.responses).toHaveProperty('413');
    }
  });

  test('has no broken reference and names every parameter of a path', () => {
    const schemas = Object.keys(document.components.schemas);
    for (const ref of refsIn(document))
      expect(schemas).toContain(ref.replace('#/components/schemas/', ''));
    for (const [path, methods] of Object.entries(document.paths)) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      for (const { parameters } of Object.values(methods))
        expect(parameters.filter((p) => p.in === 'path').map(({ name }) => name)).toEqual(inPath);
    }
  });

  test('states the limits of a start: text, question, type, and the header', () => {
    const start = document.paths['/api/essays/analyze/start']?.['post'];
    expect(start?.parameters).toMatchObject([
      { name: 'idempotency-key', in: 'header', required: false },
    ]);
    expect(document.components.schemas['StartAnalysisBody']).toMatchObject({
      required: ['essayText'],
      properties: {
        essayText: { minLength: 100, maxLength: 100_000 },
        analysisType: { enum: ['simple', 'hybrid', 'comprehensive'], default: 'hybrid' },
      },
    });
    expect(start?.responses['402']?.description).toContain(ERRORS.PAYMENT_REQUIRED.message);
  });

  test('is a page without scripts or fetched assets, as the content policy demands', async () => {
    const answer = await fetch(`${gateway.url}/api/docs`);
    const page = await answer.text();
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self';");
    expect(page).not.toMatch(/<script|<link|<img|<iframe|src=|https?:|@import|url\(|\son\w+=/i);
    for (const { operationId } of operations()) expect(page).toContain(`id="${operationId}"`);
    expect(page).toContain('&quot;essayText&quot;');
  });
});
