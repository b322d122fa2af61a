import compression from 'compression';
import type { Request, Response } from 'express';
import { Download, sendDownload } from './download.ts';
import { FileAnswer, FILE_TYPES } from './file-answer.ts';
import type { Operation } from './operation.ts';

/** Bytes from which an answer is compressed. For a smaller one compression only costs its wrapping of the response. */
const COMPRESSED_FROM = 1_024;
const compress = compression({ threshold: COMPRESSED_FROM });

/** From here on the response compresses what it sends, where the caller and its type allow that. */
const compressFromHere = (req: Request, res: Response): void => {
  compress(req, res, () => undefined);
};

/** Sends what a handler answers: a file, a download, or a body of the operation's content type. */
export const sendAnswer = async (
  req: Request,
  res: Response,
  { status, contentType }: Operation['answer'],
  result: unknown,
): Promise<void> => {
  res.status(status);
  if (result instanceof FileAnswer || result instanceof Download) compressFromHere(req, res);
  if (result instanceof FileAnswer)
    res
      .set('content-disposition', result.disposition)
      .type(FILE_TYPES[result.type])
      .send(result.bytes);
  else if (result instanceof Download) await sendDownload(res, result);
  else {
    const body = contentType ? (result as string) : JSON.stringify(result);
    if (body.length >= COMPRESSED_FROM) compressFromHere(req, res);
    res.type(contentType ?? 'json').send(body);
  }
};
