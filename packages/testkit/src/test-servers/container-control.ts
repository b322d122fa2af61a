import type { ServerControl } from './test-server.ts';

const STOP_SECONDS = 30;

/**
 * Controls the server in a container.
 *
 * @param answers - resolves once the server answers again
 */
export const controlOfContainer = async (
  id: string,
  answers: () => Promise<void>,
): Promise<ServerControl> => {
  const { getContainerRuntimeClient } = await import('testcontainers');
  const container = (await getContainerRuntimeClient()).container.getById(id);
  return {
    stop: async () => void (await container.stop({ t: STOP_SECONDS })),
    start: async () => {
      await container.start();
      await answers();
    },
  };
};
