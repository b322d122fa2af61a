import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fieldOf, readRecords, type BankRecord } from './bank-records.ts';
import {
  FLAWS,
  GENRES,
  LEVELS,
  VOICES,
  type BankText,
  type LongEssay,
  type SoundText,
  type Split,
  type Twin,
} from './bank-texts.ts';
import { readMarks } from './marks.ts';
import { expandSlots } from './slots.ts';

const FOLDER = join(import.meta.dirname, '../../../bank');
const HELD_OUT_PERCENT = 40;

const recordsIn = (folder: string): BankRecord[] =>
  readdirSync(join(FOLDER, folder))
    .sort()
    .flatMap((file) => readRecords(readFileSync(join(FOLDER, folder, file), 'utf8')));

/**
 * The half that a text belongs to, by a hash of its question, so that no topic stands in both. A text without
 * a question goes by its id.
 */
export const splitOf = (key: string): Split => {
  const plain = key
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();
  const hash = createHash('sha256').update(plain).digest().readUInt32BE();
  return hash % 100 < HELD_OUT_PERCENT ? 'held-out' : 'train';
};

const commonOf = (record: BankRecord): BankText => ({
  id: record.id,
  split: splitOf(record.fields['question'] ?? record.id),
  level: fieldOf(record, 'level', LEVELS),
  voice: fieldOf(record, 'voice', VOICES),
});

const readTwin = (record: BankRecord): Twin => {
  const { flawed, clean, slots } = expandSlots(record.text);
  return {
    ...commonOf(record),
    flaw: fieldOf(record, 'flaw', FLAWS),
    question: fieldOf(record, 'question'),
    flawed,
    clean,
    quote: slots[0].flawed,
    second: slots[0].second,
    cleanQuote: slots[0].clean,
  };
};

const readLong = (record: BankRecord): LongEssay => {
  const { flawed, clean, slots } = expandSlots(record.text);
  const flaws = slots.map(({ flaw, flawed: quote, second }) => {
    const known = FLAWS.find((name) => name === flaw);
    if (!known) throw new Error(`${record.id}: ${flaw} is no flaw`);
    return { flaw: known, quote, second };
  });
  return { ...commonOf(record), question: fieldOf(record, 'question'), flawed, clean, flaws };
};

const readSound = (record: BankRecord): SoundText => {
  const { text, words } = readMarks(record.text);
  const [thesis] = words.thesis;
  return {
    ...commonOf(record),
    genre: fieldOf(record, 'genre', GENRES),
    question: record.fields['question'] ?? null,
    text,
    sound: words.sound,
    ...(thesis !== undefined && { thesis }),
    ...(words.claim.length > 0 && { claims: words.claim }),
  };
};

/** The texts of the bank in the order of their files. */
export interface Bank {
  twins: Twin[];
  long: LongEssay[];
  /** Sound texts of all kinds, sound essays among them. */
  genres: SoundText[];
}

/**
 * Reads the whole bank. It takes a few milliseconds.
 * @throws Error when a record lacks a field or has a value that is not allowed
 */
export const readBank = (): Bank => ({
  twins: recordsIn('twins').map(readTwin),
  long: recordsIn('long').map(readLong),
  genres: [...recordsIn('genres'), ...recordsIn('essays')].map(readSound),
});
