import { existsSync } from 'node:fs';

const DEFAULT_SOCKET = '/var/run/docker.sock';

/**
 * Why no container of this image can be started here: there is no engine, it does not answer, or it does not
 * have the image. Null where one can.
 */
export const whyNoContainer = async (
  env: Readonly<Record<string, string | undefined>>,
  image: string,
): Promise<string | null> => {
  // Testcontainers is large: it is loaded only where there may be an engine.
  if (!env['DOCKER_HOST'] && !existsSync(DEFAULT_SOCKET)) return 'no container engine';
  const { getContainerRuntimeClient, ImageName } = await import('testcontainers');
  try {
    const engine = await getContainerRuntimeClient();
    const isPresent = await engine.image.exists(ImageName.fromString(image));
    return isPresent ? null : `the container engine does not have the image ${image}`;
  } catch {
    return 'no container engine answers';
  }
};
