import { createServer, type Server } from 'node:http';
import type { Registry } from 'prom-client';
import { missingForReadiness, type ProcessState, type ReadinessCheck } from './readiness.ts';

/**
 * Serves /livez (200 unless the process has failed for good), /readyz (200 when every check passes and the process
 * neither drains nor has failed) and /metrics.
 */
export const createOpsServer = (
  registry: Registry,
  checks: ReadonlyMap<string, ReadinessCheck>,
  state: ProcessState,
): Server =>
  createServer((req, res) => {
    const reply = (status: number, body: string, type = 'application/json'): void => {
      res.writeHead(status, { 'content-type': type });
      res.end(body);
    };
    const ready = async (): Promise<void> => {
      const failed = await missingForReadiness(checks, state);
      reply(
        failed.length === 0 ? 200 : 503,
        JSON.stringify(failed.length === 0 ? { status: 'ok' } : { status: 'unavailable', failed }),
      );
    };
    const routes: Record<string, () => Promise<void> | void> = {
      '/livez': () =>
        state.hasFailed ? reply(503, '{"status":"failed"}') : reply(200, '{"status":"ok"}'),
      '/readyz': ready,
      '/metrics': async () => reply(200, await registry.metrics(), registry.contentType),
    };
    const route = routes[(req.url ?? '').split('?')[0] ?? ''];
    if (!route) return reply(404, '{"status":"not found"}');
    void Promise.resolve(route()).catch(() => reply(500, '{"status":"error"}'));
  });
