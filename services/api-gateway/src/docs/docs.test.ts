import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { ERRORS } from '@argint/contracts';
import { call, tempDir } from '@argint/testkit';
import type { Backends } from '../backends.ts';
import { allRoutes } from '../routes/all-routes.ts';
import type { SecurityAuditor } from '../security/security-audit.ts';
import { useGateway } from '../testing/use-gateway.ts';
import { exampleOf } from './examples.ts';
import { documentedPath } from './openapi-document.ts';

interface Documented {
  operationId: string;
  'x-access': { who: string; token: string };
  'x-rate-limit': { name: string; by: string };
  parameters: { name: string; in: string; required: boolean }[];
  requestBody?: { content: { 'application/json': { schema: { $ref: string } } } };
  security: object[];
  responses: Record<string, { description: string; headers?: object }>;
}
interface Document {
  openapi: string;
  info: { description: string };
  paths: Record<string, Record<string, Documented>>;
  components: Record<string, Record<string, unknown>>;
}
interface AsyncDocument {
  operations: Record<string, { action: string; description?: string; reply?: object }>;
  components: {
    messages: Record<string, { name: string }>;
    schemas: Record<string, unknown>;
  };
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
      expect(operation.responses['429']?.headers).toHaveProperty('RateLimit');
      // Linters take an operation without it for one whose token was forgotten.
      expect(operation.security).toEqual(
        token === 'ignored' ? [] : [{ bearer: [] }, ...(token === 'checked' ? [{}] : [])],
      );
      expect('401' in operation.responses || token === 'ignored').toBe(true);
      if (who === 'owner') expect(operation.responses).toHaveProperty('403');
      if (who === 'owner') expect(operation.responses).toHaveProperty('404');
      if (operation.requestBody) expect(operation.responses).toHaveProperty('413');
    }
  });

  test('has no broken reference and names every parameter of a path', () => {
    for (const ref of refsIn(document)) {
      const [, , kind = '', name = ''] = ref.split('/');
      expect(document.components[kind]).toHaveProperty([name]);
    }
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
    expect(document.components['schemas']?.['StartAnalysisBody']).toMatchObject({
      required: ['essayText'],
      properties: {
        essayText: { minLength: 100, maxLength: 100_000 },
        analysisType: { enum: ['simple', 'hybrid', 'comprehensive'], default: 'hybrid' },
      },
    });
    expect(start?.responses['402']?.description).toContain(ERRORS.PAYMENT_REQUIRED.message);
  });

  test('shows of each JSON body and answer an example, which the contract accepts as it is', () => {
    const shown = allRoutes(
      gateway.backends as unknown as Backends,
      { spend: async () => undefined },
      {} as Parameters<typeof allRoutes>[2],
      {} as Parameters<typeof allRoutes>[3],
      {} as SecurityAuditor,
      () => new Date(),
    ).map(({ operation }) => operation);
    for (const { id, body } of shown)
      if (body)
        expect([id, body.strict().safeParse(exampleOf(body)).error]).toEqual([id, undefined]);
    for (const { id, area, answer } of shown)
      if (!answer.contentType && area !== 'Documentation')
        // A field that the contract does not know would be gone.
        expect([id, answer.schema.safeParse(exampleOf(answer.schema)).data]).toEqual([
          id,
          exampleOf(answer.schema),
        ]);
    expect(shown.length).toBeGreaterThan(50);
  });

  test('a linter of OpenAPI and AsyncAPI finds no fault in either document, or in an example', async () => {
    const dir = await tempDir();
    const { body: socket } = await call<object>(gateway.url, '/api/docs/asyncapi.json');
    const files = Object.entries({ openapi: document, asyncapi: socket }).map(([name, value]) => {
      const path = join(dir.path, `${name}.json`);
      writeFileSync(path, JSON.stringify(value));
      return path;
    });
    const redocly = fileURLToPath(import.meta.resolve('@redocly/cli/bin/cli.js'));
    const env = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
    const command = [redocly, 'lint', ...files, '--extends=recommended', '--format=json'];
    const { stdout } = await promisify(execFile)(process.execPath, command, {
      cwd: dir.path,
      env: { ...process.env, ...env },
    }).catch((failed: { stdout: string }) => failed);
    await dir.remove();
    expect(stdout).toContain('"totals"');
    // One report for each file, which JSON.parse would not read together.
    expect(stdout.match(/"message": .*/g) ?? []).toEqual([]);
  }, 60_000);

  test('describes each message of the socket, what it carries and how it is acknowledged', async () => {
    const { body } = await call<AsyncDocument>(gateway.url, '/api/docs/asyncapi.json');
    expect(Object.values(body.components.messages).map(({ name }) => name)).toEqual([
      'subscribe_analysis',
      'unsubscribe_analysis',
      'auth:refresh',
      'analysis_update',
      'entitlement_changed',
      'auth:expiring',
      'acknowledgement',
    ]);
    const { subscribe_analysis: subscribe, analysis_update: update } = body.operations;
    expect(subscribe?.action).toBe('receive');
    expect(subscribe?.description).toContain(`JOB_NOT_FOUND (${ERRORS.JOB_NOT_FOUND.message})`);
    expect(subscribe?.reply).toBeDefined();
    expect(update).toMatchObject({ action: 'send' });
    expect(body.components.schemas['AnalysisUpdate']).toMatchObject({
      properties: { progress: { maximum: 100 } },
    });
    expect(document.info.description).toContain('/api/docs/asyncapi.json');
  });

  test('is a page without scripts or fetched assets, as the content policy demands', async () => {
    const answer = await fetch(`${gateway.url}/api/docs`);
    const page = await answer.text();
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self';");
    // What stands in an example is text, and is not fetched.
    expect(page.replace(/<pre.*?<\/pre>/gs, '')).not.toMatch(
      /<script|<link|<img|<iframe|src=|https?:|@import|url\(|\son\w+=/i,
    );
    expect(page).not.toMatch(/<pre[^>]*>[^<]*<(?!\/pre>)/);
    for (const { operationId } of operations()) expect(page).toContain(`id="${operationId}"`);
    expect(page).toContain('&quot;essayText&quot;');
  });
});
