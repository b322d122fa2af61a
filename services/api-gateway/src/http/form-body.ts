import { AppError } from '@argint/contracts';
import express, { type RequestHandler } from 'express';

const refusal = (thrown: unknown): AppError => {
  const { type, status } = thrown as { type?: unknown; status?: unknown };
  if (type === 'entity.too.large') return new AppError('PAYLOAD_TOO_LARGE');
  // The parser's error may hold the body, so it is not passed on as the cause.
  return new AppError(typeof status === 'number' && status < 500 ? 'MALFORMED_BODY' : 'INTERNAL');
};

/** Reads a form as text, since a signature covers its fields in their order. Refuses with MALFORMED_BODY, PAYLOAD_TOO_LARGE. */
export const formBody = ({ maxBytes }: { maxBytes: number }): RequestHandler => {
  const parse = express.text({
    limit: maxBytes,
    type: 'application/x-www-form-urlencoded',
    inflate: false,
  });
  return (req, res, next) =>
    parse(req, res, (thrown?: unknown) => (thrown === undefined ? next() : next(refusal(thrown))));
};
