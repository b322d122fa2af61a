import { port } from '@argint/service-kit';
import { z } from 'zod';

/** Settings of the notification service. */
export const notificationConfig = {
  PORT: port(8081, 'Port of the sockets; browsers reach it through the gateway'),
  SOCKETS_PER_USER: z.coerce
    .number()
    .int()
    .positive()
    .default(20)
    .describe('Most sockets one user may hold open on one replica'),
  SOCKETS_PER_ADDRESS: z.coerce
    .number()
    .int()
    .positive()
    .default(1_000)
    .describe(
      'Most sockets one address may hold open on one replica; a campus may share an address',
    ),
};
