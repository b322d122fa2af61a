import { createServer, type Server } from 'node:http';
import type { Registry } from 'prom-client';

/** A named check of readiness: resolves when fine, throws when not. */
export type ReadinessCheck = () => Promise<void>;

/** /livez (the process answers), /readyz (it can work: every check passes and it is not draining), /metrics. */
export const createOpsServer = (
  registry: Registry,
  checks: ReadonlyMap<string, ReadinessCheck>,
  draining: () => boolean,
): Server =>
  createServer((req, res) => {
    const reply = (status: number, body: string, type = 'application/json'): void => {
      res.writeHead(status, { 'content-type': type });
      res.end(body);
    };
    const ready = async (): Promise<void> => {
      const failed: string[] = draining() ? ['draining'] : [];
      await Promise.all(
        [...checks].map(async ([name, check]) => {
          try {
            await check();
          } catch {
            failed.push(name);
          }
        }),
      );
      reply(
        failed.length === 0 ? 200 : 503,
        JSON.stringify(
          failed.length === 0 ? { status: 'ok' } : { status: 'unavailable', failed: failed.sort() },
        ),
      );
    };
    const routes: Record<string, () => Promise<void> | void> = {
      '/livez': () => reply(200, '{"status":"ok"}'),
      '/readyz': ready,
      '/metrics': async () => reply(200, await registry.metrics(), registry.contentType),
    };
    const route = routes[(req.url ?? '').split('?')[0] ?? ''];
    if (!route) return reply(404, '{"status":"not found"}');
    void Promise.resolve(route()).catch(() => reply(500, '{"status":"error"}'));
  });
