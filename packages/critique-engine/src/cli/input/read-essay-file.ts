import { readFile, stat } from 'node:fs/promises';
import { extname } from 'node:path';
import { ESSAY_MAX_CHARS } from '@argint/contracts/limits';
import { Refusal } from '../refusal.ts';
import { readMarkdown } from './read-markdown.ts';

const FILE_MAX_BYTES = 10 * 1024 * 1024;

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

/** Text of a plain file: UTF-8, or UTF-16 with a byte order mark. */
const decode = (bytes: Buffer, name: string): string => {
  const mark = bytes.length < 2 ? 0 : bytes.readUInt16BE(0);
  const encoding = mark === 0xfffe ? 'utf-16le' : mark === 0xfeff ? 'utf-16be' : 'utf-8';
  let text;
  try {
    text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    text = null;
  }
  if (text !== null && !text.includes('\0')) return text;
  throw new Refusal(
    text !== null || bytes.includes(0)
      ? `${name} is not a text: it holds bytes that no text has.`
      : `${name} is not in UTF-8, so its letters cannot be told: save it again as UTF-8.`,
  );
};

const startsWith = (bytes: Buffer, start: string): boolean =>
  bytes.subarray(0, start.length).toString('latin1') === start;

const readPdf = async (bytes: Buffer, file: string): Promise<string> =>
  (await import('./read-pdf.ts')).readPdf(bytes, file);
const readDocx = async (bytes: Buffer, file: string): Promise<string> =>
  (await import('./read-docx.ts')).readDocx(bytes, file);

/** Chooses the reader by the file's content. Its name only decides between plain text and Markdown. */
const textOf = (bytes: Buffer, file: string): Promise<string> | string => {
  const extension = extname(file).toLowerCase();
  if (bytes.subarray(0, 1024).includes('%PDF-')) return readPdf(bytes, file);
  if (startsWith(bytes, 'PK\x03\x04')) return readDocx(bytes, file);
  if (startsWith(bytes, '\xd0\xcf\x11\xe0'))
    throw new Refusal(
      `${file} is an old Word document or protected by a password: save it as .docx without one.`,
    );
  if (startsWith(bytes, '{\\rtf'))
    throw new Refusal(`${file} is rich text (RTF): save it as .docx.`);
  if (bytes.length > 0 && (extension === '.docx' || extension === '.pdf'))
    throw new Refusal(`${file} is not what its name says: it holds no ${extension} document.`);
  const text = decode(bytes, file);
  return extension === '.md' || extension === '.markdown' ? readMarkdown(text) : text;
};

/**
 * Reads an essay from a .txt, .md, .docx or .pdf file of at most 10 MB. Throws Refusal, in one sentence,
 * where the file cannot be read, holds no text, or more than an essay may have.
 */
export const readEssayFile = async (file: string): Promise<string> => {
  const text = await textOf(await bytesOf(file), file);
  if (text.trim() === '') throw new Refusal(`${file} holds no text.`);
  if (text.length > ESSAY_MAX_CHARS)
    throw new Refusal(`${file} is too large: an essay has at most ${ESSAY_MAX_CHARS} characters.`);
  return text;
};
