import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { callerRow, registerIn } from './service-registration.ts';
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

/**
 * The sources of proto/ with the service registered, by path from the root.
 *
 * @param sources current text of proto/index.ts and proto/callers.ts
 * @throws Error when a place to register is not found
 */
export const registerProto = (
  sources: { index: string; callers: string },
  names: ServiceNames,
): Record<string, string> => ({
  'proto/index.ts': registerIn(sources.index, names),
  'proto/callers.ts': callerRow(sources.callers, names),
});
