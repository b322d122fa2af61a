import { expect, test } from '@jest/globals';
import type { AllowedClient, CALLER_TABLE } from '@argint/proto/callers';
import type { ServiceContext } from '../../service-context.ts';
import { defineService } from '../../service-module.ts';

type MethodsOf<N extends keyof typeof CALLER_TABLE, C extends string> = keyof AllowedClient<C, N>;

// The compiler checks this file: a line marked `@ts-expect-error` that compiles fails `npm run check:types`.

test('a client has the methods that the caller table lists for its service', () => {
  const ofNotification: Record<MethodsOf<'auth', 'notification'>, true> = {
    getKeys: true,
    listRevoked: true,
  };
  const ofAdmin: Record<MethodsOf<'auth', 'admin'>, true> = {
    endSessions: true,
    findByEmail: true,
    getKeys: true,
    rotateKeys: true,
    moveToMasterKey: true,
  };
  // @ts-expect-error notification may not sign anybody in
  const notListed: MethodsOf<'auth', 'notification'> = 'login';
  // @ts-expect-error notification may not read a profile
  const alsoNotListed: MethodsOf<'profile-billing', 'notification'> = 'getProfile';
  expect({ ...ofNotification, ...ofAdmin }).not.toHaveProperty([notListed]);
  expect(alsoNotListed).toBe('getProfile');
});

test('a service that has no name in its context can call no method of another service', () => {
  const call = (context: ServiceContext<unknown>): unknown =>
    // @ts-expect-error the caller is not known
    context.client('auth').getKeys({});
  expect(call).toBeInstanceOf(Function);
});

test('a service cannot be created with the context of another service', () => {
  const createNotification = (_context: ServiceContext<unknown, 'notification'>) => ({});
  const other = defineService({
    name: 'auth',
    config: {},
    // @ts-expect-error the context belongs to notification
    create: createNotification,
  });
  expect(other.name).toBe('auth');
});
