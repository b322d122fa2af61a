import { DocumentFault } from './document-fault.ts';

/** Encodings by the number that a font gives its set of letters. Others have that of the file. */
const OF_CHARSET: Readonly<Record<number, string>> = {
  77: 'macintosh',
  128: 'shift_jis',
  129: 'euc-kr',
  134: 'gbk',
  136: 'big5',
  161: 'windows-1253',
  162: 'windows-1254',
  163: 'windows-1258',
  177: 'windows-1255',
  178: 'windows-1256',
  186: 'windows-1257',
  204: 'windows-1251',
  222: 'windows-874',
  238: 'windows-1250',
};
/** Encodings by the number of a code page, other than windows-1250 and so on. */
const OF_PAGE: Readonly<Record<number, string>> = {
  874: 'windows-874',
  932: 'shift_jis',
  936: 'gbk',
  949: 'euc-kr',
  950: 'big5',
  10000: 'macintosh',
  65001: 'utf-8',
};

/** The name of the encoding of a font's set of letters; undefined for that of the file. */
export const charsetEncoding = (charset: number): string | undefined => OF_CHARSET[charset];

/** The name of the encoding of a code page. */
export const pageEncoding = (page: number): string => OF_PAGE[page] ?? `windows-${page}`;

/** The text of bytes. @throws DocumentFault encoding, where no one knows it */
export const decodeRtf = (bytes: string, encoding: string): string => {
  if (/^[\0-\x7f]*$/.test(bytes)) return bytes;
  try {
    return new TextDecoder(encoding).decode(Buffer.from(bytes, 'latin1'));
  } catch {
    throw new DocumentFault('encoding', 'rtf');
  }
};
