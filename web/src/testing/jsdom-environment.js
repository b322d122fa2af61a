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

/** jsdom with browser features it lacks: Node's fetch family and text encoders. */
export class BrowserLikeEnvironment extends JsdomEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, fromNode);
  }
}

// Jest expects an environment as the default export.
export default BrowserLikeEnvironment;
