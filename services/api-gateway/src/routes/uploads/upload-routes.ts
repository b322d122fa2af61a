import { extname } from 'node:path';
import {
  AppError,
  DOCUMENT_MAX_CHARS,
  FILE_MAX_BYTES,
  MESSAGES,
  uploadedSchema,
  uploadHeadersSchema,
  type ErrorCode,
} from '@argint/contracts';
import { UPLOAD_PATH } from '../../http/file-body.ts';
import { route, type Route } from '../../http/operation.ts';
import type { UploadMetrics } from '../../metrics.ts';
import type { DocumentReader } from '../../uploads/document-reader.ts';
import type { ReadFault } from '../../uploads/read-outcome.ts';

/** The code of each fault, and the wording where the code's own would say too little. */
const FAULTS: Readonly<Record<ReadFault, readonly [code: ErrorCode, wording?: string]>> = {
  empty: ['FILE_EMPTY'],
  scanned: ['FILE_SCANNED'],
  encrypted: ['FILE_ENCRYPTED'],
  damaged: ['FILE_DAMAGED'],
  'other-archive': ['FILE_NOT_SUPPORTED'],
  'old-word': ['FILE_NOT_SUPPORTED', MESSAGES.fileOldWord],
  included: ['FILE_NOT_SUPPORTED', MESSAGES.fileIncludes],
  'not-as-named': ['FILE_NOT_SUPPORTED', MESSAGES.fileNotAsNamed],
  binary: ['FILE_NOT_SUPPORTED'],
  encoding: ['FILE_NOT_SUPPORTED'],
  'unpacks-too-large': ['FILE_TOO_COMPLEX'],
  'too-many-entries': ['FILE_TOO_COMPLEX'],
  'too-many-pages': ['FILE_TOO_COMPLEX', MESSAGES.fileTooManyPages],
  entities: ['FILE_TOO_COMPLEX'],
  'too-complex': ['FILE_TOO_COMPLEX'],
  'too-slow': ['FILE_TOO_COMPLEX'],
};

/** /api/essays/upload: the text of a file. Neither the file nor its name is stored or logged. */
export const uploadRoutes = (parts: {
  reader: DocumentReader;
  metrics: Pick<UploadMetrics, 'uploaded'>;
}): Route[] => [
  route({
    id: 'readUpload',
    method: 'post',
    path: UPLOAD_PATH,
    area: 'Essays',
    summary: 'Read the text of a .txt, .md, .docx, .odt, .rtf or .pdf file; nothing is stored',
    who: 'user',
    limit: 'upload',
    headers: uploadHeadersSchema,
    file: { maxBytes: FILE_MAX_BYTES },
    answer: { status: 200, description: 'The text of the file.', schema: uploadedSchema },
    errors: [
      'FILE_EMPTY',
      'FILE_SCANNED',
      'FILE_ENCRYPTED',
      'FILE_DAMAGED',
      'FILE_NOT_SUPPORTED',
      'FILE_TOO_COMPLEX',
      'FILE_TOO_LONG',
      'UPLOADS_BUSY',
    ],
  }).handledBy(async ({ userId, address, headers, file, signal }) => {
    const extension = extname(headers['x-file-name']).toLowerCase();
    const begun = performance.now();
    const outcome = await parts.reader.read(file, extension, { user: userId, address }, signal);
    const seconds = (performance.now() - begun) / 1_000;
    parts.metrics.uploaded('fault' in outcome ? outcome.fault : 'read', seconds);
    if ('fault' in outcome) throw new AppError(...FAULTS[outcome.fault]);
    if (outcome.text.length > DOCUMENT_MAX_CHARS) throw new AppError('FILE_TOO_LONG');
    return { success: true, data: outcome };
  }),
];
