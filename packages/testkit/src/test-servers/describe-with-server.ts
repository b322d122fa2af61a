import { afterAll, beforeAll, describe } from '@jest/globals';
import { whyNoContainer } from './container-engine.ts';
import { planServer, whyNoControl } from './plan-server.ts';
import { controlByCommand } from './server-control.ts';
import type { ServerControl, ServerKind, ServerPlan, TestServer } from './test-server.ts';

const START_MS = 180_000;

/** The server, for tests and their hooks. It is not there yet while tests are declared. */
export interface ServerInTests {
  address(): string;
  /** @throws Error where the tests were not declared with `control: true` */
  control(): ServerControl;
}

export interface DescribeOptions {
  /** Skips the tests where they may not stop and start the server. @default false */
  control?: boolean;
}

/** Where this test run finds a server of the kind. */
export const locateServer = (kind: ServerKind): Promise<ServerPlan> =>
  planServer(kind, {
    env: process.env,
    whyNoContainer: (image) => whyNoContainer(process.env, image),
  });

const obtain = async (plan: ServerPlan): Promise<TestServer> => {
  if (plan.from === 'container') return plan.kind.startContainer(plan.image);
  if (plan.from === 'nowhere') throw new Error(plan.reason);
  return {
    address: plan.address,
    control: plan.command ? controlByCommand(plan.command) : null,
    release: async () => undefined,
  };
};

/**
 * A describe whose tests need a server: `describeWithServer('title', await locateServer(KAFKA), …)`. Without one
 * the tests are skipped, with the reason in the title. A container is started before them and removed after them.
 */
export const describeWithServer = (
  title: string,
  plan: ServerPlan,
  tests: (server: ServerInTests) => void,
  options: DescribeOptions = {},
): void => {
  let server: TestServer | undefined;
  const started = (): TestServer => {
    if (!server) throw new Error(`${plan.kind.name} has not been started yet`);
    return server;
  };
  const inTests: ServerInTests = {
    address: () => started().address,
    control: () => {
      const { control } = started();
      if (!control) throw new Error(`the tests may not stop ${plan.kind.name}`);
      return control;
    },
  };
  const obstacle = plan.from === 'nowhere' ? plan.reason : options.control && whyNoControl(plan);
  if (obstacle) {
    describe.skip(`${title} [why: ${obstacle}]`, () => tests(inTests));
    return;
  }
  describe(title, () => {
    beforeAll(async () => {
      server = await obtain(plan);
    }, START_MS);
    tests(inTests);
    // Last: Jest runs these hooks in the order of their declaration, and those of the tests need the server.
    afterAll(() => server?.release(), START_MS);
  });
};
