import { FILE_MAX_BYTES } from '@argint/contracts/limits';
import { MESSAGES } from '@argint/contracts/messages';
import { t } from '../../lib/i18n/text.ts';

/** The names of files that are read, as the file picker wants them. */
export const ACCEPTED =
  '.txt,.md,.docx,.odt,.rtf,.pdf,text/plain,text/markdown,text/rtf,application/rtf,application/pdf,application/vnd.oasis.opendocument.text,application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** What the page can tell of a file before it is sent; null where nothing is wrong. The server checks the rest. */
export const checkFile = ({ name, size }: Pick<File, 'name' | 'size'>): string | null => {
  if (!/\.(?:txt|md|docx|odt|rtf|pdf)$/i.test(name)) return t(MESSAGES.fileExtension);
  if (size === 0) return t(MESSAGES.fileEmpty);
  return size > FILE_MAX_BYTES ? t(MESSAGES.fileTooLarge) : null;
};
