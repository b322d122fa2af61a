export { controlOfContainer } from './container-control.ts';
export {
  describeWithServer,
  locateServer,
  type DescribeOptions,
  type ServerInTests,
} from './describe-with-server.ts';
export { KAFKA } from './kafka-server.ts';
export { MONGO } from './mongo-server.ts';
export type { ServerControl, ServerKind, ServerPlan, TestServer } from './test-server.ts';
