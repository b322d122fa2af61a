import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { callerRow, groupRow, registerIn } from './service-registration.ts';
import type { ServiceNames } from './service-names.ts';

const TEMPLATES = join(import.meta.dirname, 'service-template');
const SUFFIX = '.template';

/** Replaces __kebab__, __snake__, __pascal__ and __camel__ by the spellings of the service's name. */
const fill = (text: string, names: ServiceNames): string =>
  text.replaceAll(
    /__(kebab|snake|pascal|camel)__/g,
    (_, spelling) => names[spelling as keyof ServiceNames],
  );

/**
 * The files of a new service, by path from the root: each file of service-template/, with the name filled in. It runs
 * with a store, a setting, a metric, a gRPC method and two events, so that each part can be copied; what the service
 * does not need is deleted.
 */
export const serviceFiles = (names: ServiceNames): Record<string, string> =>
  Object.fromEntries(
    globSync(`**/*${SUFFIX}`, { cwd: TEMPLATES })
      .sort()
      .map((path) => [
        fill(path.slice(0, -SUFFIX.length), names),
        fill(readFileSync(join(TEMPLATES, path), 'utf8'), names),
      ]),
  );

/** The sources that list every service, by path from the root, each with the function that adds one. */
const REGISTRIES = {
  'proto/index.ts': registerIn,
  'proto/callers.ts': callerRow,
  'packages/contracts/src/events.ts': groupRow,
};

/**
 * The sources that list every service, with the new one added, by path from the root.
 *
 * @param read reads the current text of a source
 * @throws Error when a place to register is not found
 */
export const registerService = (
  read: (path: string) => string,
  names: ServiceNames,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(REGISTRIES).map(([path, register]) => [path, register(read(path), names)]),
  );
