import { expect, test } from '@jest/globals';
import type { EventHandlers } from '@argint/event-bus';
import type { ServiceContext } from './service-context.ts';

// The compiler checks this file: a line marked `@ts-expect-error` that compiles fails `npm run check:types`.

const handler = async (): Promise<void> => undefined;
test('a service handles exactly the topics of its row in the table of groups', () => {
  const consume = (context: ServiceContext<unknown, 'essay'>): unknown =>
    context.consume({ 'users.deleted': handler });
  expect(consume).toBeInstanceOf(Function);
});

test('a service cannot leave out a topic of its row', () => {
  const consume = (context: ServiceContext<unknown, 'profile-billing'>): unknown =>
    // @ts-expect-error users.deleted has no handler
    context.consume({ 'users.registered': handler });
  expect(consume).toBeInstanceOf(Function);
});

test('a service cannot handle a topic that its row does not have', () => {
  const handlers = { 'users.deleted': handler, 'essays.deleted': handler };
  const consume = (context: ServiceContext<unknown, 'essay'>): unknown =>
    // @ts-expect-error essay does not handle essays.deleted
    context.consume(handlers);
  expect(consume).toBeInstanceOf(Function);
});

test('a service without a row can handle nothing', () => {
  const consume = (context: ServiceContext<unknown, 'notification'>): unknown =>
    // @ts-expect-error notification has no group
    context.consume({ 'users.deleted': handler });
  const consumeNothing = (context: ServiceContext<unknown, 'notification'>): unknown =>
    // @ts-expect-error notification has no group
    context.consume({});
  expect([consume, consumeNothing]).toHaveLength(2);
});

test('a context whose service is not known takes any handlers', () => {
  const consume = (context: ServiceContext<unknown>, handlers: EventHandlers): unknown =>
    context.consume(handlers);
  expect(consume).toBeInstanceOf(Function);
});
