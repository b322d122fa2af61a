import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRecords } from './bank-records.ts';
import type { Split } from './bank-texts.ts';
import { readMarks } from './marks.ts';
import { splitOf } from './read-bank.ts';

const FOLDER = join(import.meta.dirname, '../../../bank/positions');

/** A short essay with the words that tell its position. */
export interface PositionText {
  id: string;
  split: Split;
  question: string | null;
  text: string;
  /** Null where the essay takes no position, or its question asks for none. */
  position: string | null;
}

/** The essays of the bank that are about finding the position, in the order of their files. */
export const readPositions = (): PositionText[] =>
  readdirSync(FOLDER)
    .sort()
    .flatMap((file) => readRecords(readFileSync(join(FOLDER, file), 'utf8')))
    .map(({ id, fields, text: marked }) => {
      const { text, words } = readMarks(marked);
      return {
        id,
        split: splitOf(id),
        question: fields['question'] ?? null,
        text,
        position: words.thesis[0] ?? null,
      };
    });
