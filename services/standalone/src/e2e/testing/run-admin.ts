import { execFile } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface AdminOutput {
  status: number;
  stdout: string;
  stderr: string;
}

/**
 * Runs `npm run admin` with `args` on the product of a data folder. A program in the folder's `bin` comes before others
 * of its name. Resolves with its exit status and output.
 */
export const runAdmin = (dataDir: string, ...args: string[]): Promise<AdminOutput> => {
  const script = fileURLToPath(new URL('../../../../../scripts/admin.ts', import.meta.url));
  const env = {
    PATH: `${join(dataDir, 'bin')}${delimiter}${process.env['PATH'] ?? ''}`,
    DATA_DIR: dataDir,
  };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', script, ...args],
      { env },
      (error, stdout, stderr) => resolve({ status: Number(error?.code ?? 0), stdout, stderr }),
    );
  });
};
