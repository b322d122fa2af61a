import { TestEnvironment as JsdomEnvironment } from 'jest-environment-jsdom';

const fromNode = {
  AbortController,
  AbortSignal,
  fetch,
  FormData,
  Headers,
  Request,
  Response,
  structuredClone,
  TextDecoder,
  TextEncoder,
};

/** jsdom with what a browser has and jsdom does not: the fetch family and text encoders of Node. */
export class BrowserLikeEnvironment extends JsdomEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, fromNode);
  }
}

// Jest takes an environment by its default export.
export default BrowserLikeEnvironment;
