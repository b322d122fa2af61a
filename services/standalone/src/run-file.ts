import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { RunningServices } from '@argint/service-kit';

/** How operator commands reach the running product. The file is readable by its owner only. */
export interface RunFile {
  pid: number;
  url: string;
  ops: string;
  grpc: Readonly<Record<string, string>>;
  /** Signs the caller tokens of operator commands. */
  callerSecret: string;
}

/** The address to open in a browser. */
export const urlOf = (running: Pick<RunningServices, 'http'>): string =>
  `http://${(running.http['api-gateway'] ?? '').replace(/^127\.0\.0\.1:/, 'localhost:')}`;

/** Writes the file with mode 0600. */
export const writeRunFile = (
  file: string,
  running: RunningServices,
  callerSecret: string,
): void => {
  const content: RunFile = {
    pid: process.pid,
    url: urlOf(running),
    ops: running.ops,
    grpc: running.grpc,
    callerSecret,
  };
  rmSync(file, { force: true });
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600 });
};

/** Reads the file. Undefined if there is none. A product that was killed leaves its file behind. */
export const readRunFile = (file: string): RunFile | undefined => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as RunFile;
  } catch {
    return undefined;
  }
};

/** Removes the file, if it is still there. */
export const removeRunFile = (file: string): void => rmSync(file, { force: true });
