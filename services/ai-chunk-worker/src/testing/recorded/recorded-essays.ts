import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RecordedEssay } from './replay-findings.ts';

/** A recorded essay, and for one of a pair the other one: the same text with or without a planted flaw. */
export interface RecordedTwin extends RecordedEssay {
  twin?: string;
  planted?: boolean;
}

const read = (name: string): RecordedEssay[] =>
  JSON.parse(readFileSync(join(import.meta.dirname, name), 'utf8')) as RecordedEssay[];

/** Fourteen essays of six kinds, with answers to the prompts of version 3 that were given by hand. */
export const recordedEssays = (): RecordedTwin[] => read('essays.json');

/** The essay of /sample, in the same way. */
export const recordedSample = (): RecordedEssay => {
  const [sample] = read('sample-essay.json');
  if (!sample) throw new Error('no sample was recorded');
  return sample;
};
