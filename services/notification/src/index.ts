import { defineService } from '@argint/service-kit';
import { notificationConfig } from './config.ts';
import { createNotification } from './create-notification.ts';

/** The notification service: keeps the browsers' sockets and sends them what changed. */
export const notification = defineService({
  name: 'notification',
  config: notificationConfig,
  calls: ['auth', 'analysis-orchestrator'],
  address: 'http',
  needsBus: true,
  create: createNotification,
});
