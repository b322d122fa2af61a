import { defineService } from '@argint/service-kit';
import { notificationConfig } from './config.ts';
import { createNotification } from './create-notification.ts';

/** Sockets and rooms: relays events to the browsers they concern. */
export const notification = defineService({
  name: 'notification',
  config: notificationConfig,
  calls: ['auth', 'analysis-orchestrator'],
  address: 'http',
  create: createNotification,
});
