import { rmSync, writeFileSync } from 'node:fs';
import type { RunningServices } from '@argint/service-kit';

/** Where the running product is reached, for operator commands; readable by its owner only. */
export interface RunFile {
  pid: number;
  url: string;
  ops: string;
  grpc: Readonly<Record<string, string>>;
}

/** The address a person opens. */
export const urlOf = (running: Pick<RunningServices, 'http'>): string =>
  `http://${(running.http['api-gateway'] ?? '').replace(/^127\.0\.0\.1:/, 'localhost:')}`;

/** Writes the file, 0600. */
export const writeRunFile = (file: string, running: RunningServices): void => {
  const content: RunFile = {
    pid: process.pid,
    url: urlOf(running),
    ops: running.ops,
    grpc: running.grpc,
  };
  rmSync(file, { force: true });
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600 });
};

/** Removes it; no error where it is gone. */
export const removeRunFile = (file: string): void => rmSync(file, { force: true });
