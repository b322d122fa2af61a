import { defineService } from '@argint/service-kit';
import { gatewayConfig } from './config.ts';
import { createApiGateway } from './create-api-gateway.ts';

/** The public entrance: REST under /api, the socket at /ws, and the page. */
export const apiGateway = defineService({
  name: 'api-gateway',
  config: gatewayConfig,
  calls: [
    'auth',
    'profile-billing',
    'essay',
    'analysis-orchestrator',
    'ai-chunk-worker',
    'notification',
  ],
  callsByGrpc: ['notification'],
  create: createApiGateway,
});
