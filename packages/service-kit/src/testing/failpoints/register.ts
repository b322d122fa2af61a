import { registerHooks } from 'node:module';
import { shiftClock } from './shift-clock.ts';

/**
 * Puts failpoints into a process: `node --import …/register.ts main.ts` with
 * - FAILPOINT: the durable step at which the process ends itself with SIGKILL
 * - FAILPOINT_FILE: a file for several processes, which names a durable step. The first one that reaches it removes
 *   the file and ends itself with SIGKILL
 * - FAILPOINT_LOG: a file that gets a line for each durable step passed
 * - FAILPOINT_CLOCK: a file with the milliseconds by which the process's clock runs ahead
 *
 * Every import of adapters.ts then leads to failing-adapters.ts. Shipped code knows nothing of these variables.
 */
const shipped = new URL('../../adapters.ts', import.meta.url).href;
const failing = new URL('failing-adapters.ts', import.meta.url).href;

registerHooks({
  resolve: (specifier, context, next) => {
    const resolved = next(specifier, context);
    return resolved.url === shipped && context.parentURL !== failing
      ? { ...resolved, url: failing }
      : resolved;
  },
});

const { FAILPOINT_CLOCK: clock } = process.env;
if (clock !== undefined) shiftClock(clock);
