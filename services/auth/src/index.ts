import { defineService } from '@argint/service-kit';
import { authConfig } from './config.ts';
import { createAuth } from './create-auth.ts';

/** Identity: accounts, passwords, sessions and the keys that sign access tokens. */
export const auth = defineService({
  name: 'auth',
  config: authConfig,
  calls: [],
  create: createAuth,
});
