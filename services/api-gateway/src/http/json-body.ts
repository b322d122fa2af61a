import { isUtf8 } from 'node:buffer';
import { AppError, BODY_MAX_BYTES } from '@argint/contracts';
import express, { type RequestHandler } from 'express';

const parse = express.json({
  limit: BODY_MAX_BYTES,
  strict: false,
  // Decoding would replace a wrong byte by U+FFFD, and the text would not be what was sent.
  verify: (_req, _res, bytes, encoding) => {
    if (encoding === 'utf-8' && !isUtf8(bytes)) throw new Error('The body is not UTF-8.');
  },
});

const refusal = (thrown: unknown): AppError => {
  const { type, status } = thrown as { type?: unknown; status?: unknown };
  if (type === 'entity.too.large') return new AppError('PAYLOAD_TOO_LARGE');
  // The parser's error holds the body, so it is not passed on as the cause.
  return new AppError(typeof status === 'number' && status < 500 ? 'MALFORMED_BODY' : 'INTERNAL');
};

/** Reads a JSON body of at most 1 MB, unpacked. Refuses with MALFORMED_BODY, PAYLOAD_TOO_LARGE; no body is undefined. */
export const jsonBody = (): RequestHandler => (req, res, next) => {
  const isEmpty = req.headers['content-length'] === '0';
  if (!isEmpty && req.is('application/json') === false)
    throw new AppError(
      'MALFORMED_BODY',
      'The request body must be JSON, with content-type application/json.',
    );
  parse(req, res, (thrown?: unknown) => (thrown === undefined ? next() : next(refusal(thrown))));
};
