import type { IncomingMessage } from 'node:http';
import { AppError } from '@argint/contracts';
import express, { type RequestHandler } from 'express';

/** Path of uploads, under /api. */
export const UPLOAD_PATH = '/essays/upload';

/** Whether a request brings a file, by its path. */
export const isUpload = ({ url = '' }: Pick<IncomingMessage, 'url'>): boolean =>
  url.split('?', 1)[0] === `/api${UPLOAD_PATH}`;

const refusal = (thrown: unknown): AppError => {
  const { type, status } = thrown as { type?: unknown; status?: unknown };
  if (type === 'entity.too.large') return new AppError('FILE_TOO_LARGE');
  // The parser's error may hold the body, so it is not passed on as the cause.
  return typeof status === 'number' && status < 500
    ? new AppError('MALFORMED_BODY', 'The request body must be the file as it is, not compressed.')
    : new AppError('INTERNAL');
};

/** Reads a body that is a file, whatever its declared type. Refuses with FILE_TOO_LARGE, MALFORMED_BODY. */
export const fileBody = ({ maxBytes }: { maxBytes: number }): RequestHandler => {
  // Not inflated: the limit is of what is sent.
  const parse = express.raw({ limit: maxBytes, type: () => true, inflate: false });
  return (req, res, next) =>
    parse(req, res, (thrown?: unknown) => (thrown === undefined ? next() : next(refusal(thrown))));
};
