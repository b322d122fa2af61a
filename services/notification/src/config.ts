import { port } from '@argint/service-kit';
import { z } from 'zod';

export const notificationConfig = {
  PORT: port(8081, 'Port of the sockets; the gateway stands in front'),
  SOCKETS_PER_USER: z.coerce
    .number()
    .int()
    .positive()
    .default(20)
    .describe('Most sockets one user may hold open'),
  SOCKETS_PER_ADDRESS: z.coerce
    .number()
    .int()
    .positive()
    .default(1_000)
    .describe('Most sockets one address may hold open; a campus may share one'),
};
