import { afterAll, beforeAll } from '@jest/globals';
import { openGateway, type OpenGateway } from './gateway-harness.ts';
import { rawHttp } from './raw-http.ts';

/** One gateway for all tests of a file, and a way to send exactly these bytes to it. */
export const useRawGateway = (options: Parameters<typeof openGateway>[0] = {}) => {
  let gateway: OpenGateway;
  beforeAll(async () => {
    gateway = await openGateway(options);
  });
  afterAll(() => gateway.close());
  return {
    send: (...parts: (string | Buffer)[]) => rawHttp(gateway.port, parts),
    /** The backends of the gateway, whose calls a test may replace. */
    backends: () => gateway.backends,
  };
};
