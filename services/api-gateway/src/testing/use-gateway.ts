import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import { openGateway, type OpenGateway } from './gateway-harness.ts';
import { goodBackends } from './good-backends.ts';
import { rawHttp } from './raw-http.ts';

/**
 * One gateway for all tests of a file or block. A test may replace calls of its backends; before
 * the next test they all succeed again.
 */
export const useGateway = (options: Parameters<typeof openGateway>[0] = {}) => {
  let gateway: OpenGateway;
  beforeAll(async () => {
    gateway = await openGateway(options);
  });
  beforeEach(() => {
    const good = goodBackends();
    for (const name of Object.keys(good) as (keyof typeof good)[])
      Object.assign(gateway.backends[name], good[name]);
  });
  afterAll(() => gateway.close());
  return {
    get url() {
      return gateway.url;
    },
    get app() {
      return gateway.app;
    },
    get backends() {
      return gateway.backends;
    },
    /** Sends exactly these bytes, and gives the answer. */
    send: (...parts: (string | Buffer)[]) => rawHttp(gateway.port, parts),
  };
};
