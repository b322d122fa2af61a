import { defineService } from '../service-module.ts';
import { runService } from '../run-service.ts';

/** A service with nothing to do, as a process of its own. */
await runService(defineService({ name: 'small', config: {}, create: () => ({}) }));
