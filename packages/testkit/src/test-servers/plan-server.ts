import type { ServerKind, ServerPlan } from './test-server.ts';

/** What the plan depends on, beside the kind of server. */
export interface PlanParts {
  env: Readonly<Record<string, string | undefined>>;
  /** Null where the image can be started, otherwise why not. */
  whyNoContainer(image: string): Promise<string | null>;
}

/**
 * Finds a server for tests: the one its address variable names, else a container where an engine runs that
 * has the image already. Tests never download an image.
 */
export const planServer = async (kind: ServerKind, parts: PlanParts): Promise<ServerPlan> => {
  const { env } = parts;
  const address = env[kind.addressVariable];
  if (address) return { kind, from: 'address', address, command: env[kind.controlVariable] };
  const image = env[kind.imageVariable] || kind.defaultImage;
  const obstacle = await parts.whyNoContainer(image);
  if (obstacle === null) return { kind, from: 'container', image };
  return {
    kind,
    from: 'nowhere',
    reason: `no ${kind.name}: ${obstacle}, and ${kind.addressVariable} is not set`,
  };
};

/** Why tests that stop the server cannot run. Null where they can. */
export const whyNoControl = (plan: ServerPlan): string | null => {
  if (plan.from === 'nowhere') return plan.reason;
  if (plan.from === 'container' || plan.command) return null;
  return `no control over ${plan.kind.name}: ${plan.kind.controlVariable} is not set`;
};
