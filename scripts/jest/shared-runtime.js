import { createRequire, registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import Runtime from 'jest-runtime';

const require = createRequire(import.meta.url);

/** What the test file that runs now has of `@jest/globals`. */
let current = {};
/** How many test files this worker has loaded. */
let files = 0;

/**
 * Passes calls and properties on to what the file that runs now has under a name. A helper that several test files
 * import is loaded once, so what it imports of Jest has to last longer than a file.
 */
const lasting = (name) =>
  new Proxy(() => {}, {
    apply: (_target, _this, values) => current[name](...values),
    get: (_target, property) => current[name][property],
  });

const NAMES = [
  'afterAll',
  'afterEach',
  'beforeAll',
  'beforeEach',
  'describe',
  'expect',
  'jest',
  'test',
];
const URL_OF_GLOBALS = 'jest:globals';
globalThis[Symbol.for(URL_OF_GLOBALS)] = Object.fromEntries(
  NAMES.map((name) => [name, lasting(name)]),
);
const SOURCE = `export const { ${NAMES.join(', ')} } = globalThis[Symbol.for('${URL_OF_GLOBALS}')];`;

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === '@jest/globals'
      ? { url: URL_OF_GLOBALS, format: 'module', shortCircuit: true }
      : next(specifier, context),
  load: (url, context, next) =>
    url === URL_OF_GLOBALS
      ? { source: SOURCE, format: 'module', shortCircuit: true }
      : next(url, context),
});

/**
 * Jest's runtime with Node's own modules. Jest loads every module anew for each test file, in a context of its own and
 * without the code that Node has compiled before; that was three quarters of the time of a short test file. Here a
 * worker loads each test file anew, and everything else once. So a module may not keep what a test changes.
 */
export default class SharedRuntime extends Runtime {
  requireInternalModule(from) {
    // Jest's framework of tests keeps tests and listeners in the module and in the global object.
    delete require.cache[from];
    delete globalThis[Symbol.for('EVENT_HANDLERS')];
    return require(from);
  }

  unstable_importModule(from) {
    current = this.requireModuleOrMock(from, '@jest/globals');
    files += 1;
    return import(`${pathToFileURL(from)}?file=${files}`);
  }

  /** Jest's own would put itself before that of the process, once more for each file. */
  installGetBuiltinModule() {}
}
