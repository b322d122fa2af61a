/** Media types of the files that the API answers with. */
export const FILE_TYPES = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  text: 'text/plain',
} as const;
export type FileType = keyof typeof FILE_TYPES;

const EXTENSIONS: Readonly<Record<FileType, string>> = { pdf: 'pdf', docx: 'docx', text: 'txt' };

/** Longest file name without its extension, in characters. */
const NAME_CHARS = 60;

/**
 * A file name from a title: letters, marks and digits of any script, joined by hyphens, so that it is neither a path,
 * a hidden file, a device nor a formula anywhere.
 */
export const fileNameOf = (title: string, what: string, type: FileType): string => {
  const words = title.normalize('NFC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const name = [...words.join('-')].slice(0, NAME_CHARS).join('').replace(/-+$/, '');
  return `${[name || 'essay', what].filter(Boolean).join('-')}.${EXTENSIONS[type]}`;
};

/** An answer that is a file, offered for saving under its name. */
export class FileAnswer {
  readonly type: FileType;
  readonly name: string;
  readonly bytes: Buffer;

  constructor(type: FileType, name: string, bytes: Buffer) {
    this.type = type;
    this.name = name;
    this.bytes = bytes;
  }

  /** Content-Disposition with the name in ASCII, and as it is for every browser of today. */
  get disposition(): string {
    const ascii = this.name.replace(/[^A-Za-z0-9.-]/g, '_');
    const encoded = encodeURIComponent(this.name).replace(/['()*!]/g, escape);
    return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
  }
}
