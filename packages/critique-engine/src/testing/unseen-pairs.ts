import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../../bank/unseen');

/** A short essay in two versions that differ in one passage: one of them commits a fault there. */
export interface UnseenPair {
  id: string;
  /** The planted fault. */
  kind: string;
  question: string | null;
  before: string;
  flawed: string;
  sound: string;
  after: string;
}

/** All pairs of the folder `bank/unseen`. */
export const readUnseenPairs = (): UnseenPair[] =>
  readdirSync(FOLDER)
    .sort()
    .flatMap((file) => readFileSync(join(FOLDER, file), 'utf8').trim().split('\n'))
    .map((line) => JSON.parse(line) as UnseenPair);

/** Whether a pair is in the half that is kept aside, by a hash of its id. No rule may be tuned on it. */
export const isKeptAside = (id: string): boolean =>
  createHash('sha256').update(id).digest().readUInt8() % 2 === 1;
