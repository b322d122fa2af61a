import { readFile, stat } from 'node:fs/promises';
import { extname } from 'node:path';
import { ESSAY_MAX_CHARS, FILE_MAX_BYTES } from '@argint/contracts/limits';
import {
  DocumentFault,
  type DocumentFaultReason,
  type DocumentFormat,
} from '../../documents/document-fault.ts';
import { PAGES_MAX } from '../../documents/pages-max.ts';
import { readDocument } from '../../documents/read-document.ts';
import { Refusal } from '../refusal.ts';

const why: Readonly<Record<string, string>> = {
  ENOENT: 'There is no file',
  EACCES: 'There is no permission to read',
  EPERM: 'There is no permission to read',
};

const bytesOf = async (file: string): Promise<Buffer> => {
  try {
    const found = await stat(file);
    if (found.isDirectory()) throw new Refusal(`${file} is a folder, not a file.`);
    if (!found.isFile()) throw new Refusal(`${file} is not a file.`);
    if (found.size > FILE_MAX_BYTES)
      throw new Refusal(
        `${file} has ${(found.size / 1024 / 1024).toFixed(1)} MB; files of up to 10 MB are read.`,
      );
    return await readFile(file);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal(
      `${why[(error as NodeJS.ErrnoException).code ?? ''] ?? 'It is not possible to read'} ${file}.`,
    );
  }
};

const kinds: Readonly<Record<DocumentFormat, string>> = {
  txt: 'a text',
  docx: 'a Word document',
  odt: 'an OpenDocument text',
  rtf: 'rich text',
  pdf: 'a PDF',
};

/** What is wrong with a document, as the rest of a sentence that begins with its name. */
const faults: Readonly<Record<DocumentFaultReason, string>> = {
  empty: 'holds no text.',
  scanned: 'holds no text, only pictures of it: it may be a scan.',
  encrypted: 'is protected by a password: save a copy without it.',
  damaged: 'cannot be read as {kind}: it is damaged.',
  'other-archive':
    'is a zip archive but neither a Word document (.docx) nor an OpenDocument text (.odt).',
  'old-word': 'is an old Word document or protected by a password: save it as .docx without one.',
  included:
    'includes another document that cannot be read: open it in Word, save it, and read that file.',
  'not-as-named': 'is not what its name says: it holds no {extension} document.',
  binary: 'is not a text: it holds bytes that no text has.',
  encoding: 'is not in UTF-8, so its letters cannot be told: save it again as UTF-8.',
  'unpacks-too-large': 'unpacks to more than 64 MB, which no essay does.',
  'too-many-entries': 'holds more files than any essay does.',
  'too-many-pages': `has too many pages; an essay has at most ${PAGES_MAX}.`,
  entities: 'defines entities, which no word processor does.',
};

const textOf = async (bytes: Buffer, file: string): Promise<string> => {
  const extension = extname(file).toLowerCase();
  try {
    return (await readDocument(bytes, extension)).text;
  } catch (error) {
    if (!(error instanceof DocumentFault)) throw error;
    const fault = faults[error.reason]
      .replace('{kind}', kinds[error.format])
      .replace('{extension}', extension);
    throw new Refusal(`${file} ${fault}`);
  }
};

/**
 * Reads an essay from a .txt, .md, .docx, .odt, .rtf or .pdf file of at most 10 MB. Throws Refusal, in one sentence,
 * where the file cannot be read, holds no text, or more than an essay may have.
 */
export const readEssayFile = async (file: string): Promise<string> => {
  const text = await textOf(await bytesOf(file), file);
  if (text.trim() === '') throw new Refusal(`${file} holds no text.`);
  if (text.length > ESSAY_MAX_CHARS)
    throw new Refusal(`${file} is too large: an essay has at most ${ESSAY_MAX_CHARS} characters.`);
  return text;
};
