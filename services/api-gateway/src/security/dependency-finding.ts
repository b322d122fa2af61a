import { readFile } from 'node:fs/promises';
import type { SecurityFinding } from '@argint/contracts';
import { z } from 'zod';

const count = z.int().min(0);
/** What `npm run advisories` writes when the product is built. */
const advisories = z.object({
  checkedAt: z.iso.datetime(),
  critical: count,
  high: count,
  moderate: count,
  low: count,
  /** Names of the packages with critical or high advisories. */
  packages: z.array(z.string()),
});

const unknown = (evidence: string): SecurityFinding => ({
  id: 'dependencies',
  status: 'unknown',
  evidence,
});

/** Known weaknesses of the dependencies, as of the build. Unknown where the build could not ask a registry. */
export const dependencyFinding = async (file: string): Promise<SecurityFinding> => {
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) return unknown('The build did not ask a registry for advisories.');
  let parsed: z.infer<typeof advisories>;
  try {
    parsed = advisories.parse(JSON.parse(text));
  } catch {
    return unknown('The list of advisories of the build cannot be read.');
  }
  const { critical, high, moderate, low, packages, checkedAt } = parsed;
  const on = checkedAt.slice(0, 10);
  return {
    id: 'dependencies',
    status: critical + high === 0 ? 'passed' : 'failed',
    evidence:
      critical + high === 0
        ? `On ${on} no critical or high advisory was known (${moderate} moderate, ${low} low).`
        : `On ${on}: ${critical} critical and ${high} high advisories, in ${packages.join(', ')}.`,
  };
};
