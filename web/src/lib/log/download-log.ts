import { saveTextFile } from '../save-file.ts';
import { pageLog } from './log-buffer.ts';
import type { LogEntry } from './log-buffer.ts';

/** The text of the support file: what browser this is, then one entry a line. */
export const logText = (entries: readonly LogEntry[]): string => {
  const page = {
    browser: navigator.userAgent,
    language: navigator.language,
    window: `${innerWidth}x${innerHeight}`,
    address: location.pathname,
  };
  return [page, ...entries].map((line) => JSON.stringify(line)).join('\n') + '\n';
};

/** Saves the log of this page as a file for support. It holds no essay text. */
export const downloadLog = (): void => {
  saveTextFile('argument-intelligence-log.txt', logText(pageLog.entries()));
};
