import { z } from 'zod';
import { FILE_NAME_MAX_CHARS } from '../limits.ts';
import { MESSAGES } from '../messages.ts';
import { isInvisible, isPlainFileName } from './plain-name.ts';

/** Endings of the names of files that are read. */
export const FILE_EXTENSIONS = ['.txt', '.md', '.docx', '.odt', '.rtf', '.pdf'] as const;

const decoded = (value: string): string | null => {
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
};

/** The name of a file: 1 to 255 characters, no path, markup or SQL statement, and an ending that is read. */
const fileName = z
  .string(MESSAGES.fileNameLength)
  .transform((v, context) => {
    const name = decoded(v);
    if (name !== null) return name;
    context.addIssue({ code: 'custom', message: MESSAGES.fileNameMalformed });
    return z.NEVER;
  })
  .refine((v) => !isInvisible(v) && v.length <= FILE_NAME_MAX_CHARS, {
    message: MESSAGES.fileNameLength,
    abort: true,
  })
  .refine((v) => isPlainFileName(v), {
    message: MESSAGES.fileNameMalformed,
    abort: true,
  })
  .refine((v) => FILE_EXTENSIONS.some((ending) => v.toLowerCase().endsWith(ending)), {
    message: MESSAGES.fileExtension,
  })
  .meta({
    description:
      'Name of the file, percent-encoded UTF-8. It decides nothing but that a text is not a .docx, .odt, .rtf or .pdf: the content does.',
  });

/** Headers of an upload. The body is the file as it is. */
export const uploadHeadersSchema = z.object({ 'x-file-name': fileName });

/** The text of a file that was read. */
export const uploadedSchema = z.object({
  success: z.literal(true),
  data: z.object({
    /** What the file was, by its content. */
    format: z.enum(['txt', 'docx', 'odt', 'rtf', 'pdf']),
    text: z.string(),
  }),
});
export type Uploaded = z.infer<typeof uploadedSchema>['data'];
