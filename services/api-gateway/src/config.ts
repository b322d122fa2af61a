import { fileURLToPath } from 'node:url';
import { port } from '@argint/service-kit';
import { z } from 'zod';

/** `count/seconds`, such as 60/600. */
const rate = (fallback: string, description: string) =>
  z
    .string()
    .regex(/^[1-9]\d{0,6}\/[1-9]\d{0,6}$/, 'must be count/seconds, such as 60/600')
    .default(fallback)
    .transform((value) => {
      const [points = 0, seconds = 0] = value.split('/').map(Number);
      return { points, seconds };
    })
    .describe(description);

const most = (fallback: number, description: string) =>
  z.coerce.number().int().min(1).default(fallback).describe(description);

export const gatewayConfig = {
  PORT: port(8080, 'Port of the page and the API'),
  TRUST_PROXY_HOPS: z.coerce
    .number()
    .int()
    .min(0)
    .max(10)
    .default(0)
    .describe('Proxies in front whose X-Forwarded-For is believed'),
  RATE_LIMIT_REGISTER: rate('60/600', 'Registrations an address, count/seconds'),
  RATE_LIMIT_LOGIN: rate('60/600', 'Logins an address, count/seconds'),
  RATE_LIMIT_START: rate('60/60', 'Analyses begun a user, count/seconds'),
  RATE_LIMIT_OTHER: rate('600/60', 'Other calls a user, or an address without one, count/seconds'),
  CONNECTIONS_MAX_OPEN: most(
    10_000,
    'Connections at a time, sockets among them; more are answered 503',
  ),
  REQUESTS_MAX_OPEN: most(512, 'API requests worked on at a time; more are answered 503'),
  WEB_DIR: z
    .string()
    .default(fileURLToPath(new URL('../../../web/dist', import.meta.url)))
    .describe('Folder of the built page'),
};
