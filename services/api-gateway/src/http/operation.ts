import type { ErrorCode } from '@argint/contracts';
import type { z } from 'zod';
import type { Device } from './device-of.ts';
import type { Download } from './download.ts';
import type { FileAnswer, FileType } from './file-answer.ts';
import type { LimitName } from './rate-limits.ts';

/** Who may call: visitor = anybody; user = the signed-in, about their own data; owner = the owner of the named resource. */
export type Who = 'visitor' | 'user' | 'owner';

/** The one declaration of a route. Guards, input checks and documentation are made from it. */
export interface Operation {
  /** Unique; `operationId` of the document. */
  id: string;
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** Under /api, in express's notation. */
  path: string;
  area:
    | 'Access'
    | 'Accounts'
    | 'Profile'
    | 'Payments'
    | 'Analyses'
    | 'Essays'
    | 'Security'
    | 'Documentation';
  summary: string;
  who: Who;
  /** For a visitor's route: whether a token that is sent must be valid. @default false, it is ignored */
  checksToken?: boolean;
  limit: LimitName;
  /** A limit that counts the caller's requests that are not valid. */
  limitInvalid?: LimitName;
  /** Error for a caller without a token. @default LOGIN_REQUIRED */
  missing?: ErrorCode;
  params?: z.ZodObject;
  query?: z.ZodObject;
  headers?: z.ZodObject;
  body?: z.ZodObject;
  /** The body is the bytes of a file. A larger one is refused. */
  file?: { maxBytes: number };
  /** The body is a form, which the handler gets unchanged. A larger one is refused. */
  form?: { maxBytes: number };
  answer: {
    status: number;
    description: string;
    schema: z.ZodType;
    /** `file`: only one of `files`. Default application/json. */
    contentType?: 'text/html' | 'file';
    /** Files that it answers with where the caller asks for one. */
    files?: readonly FileType[];
  };
  /** Errors in addition to those of every route and those that follow from `who` and the schemas. */
  errors?: readonly ErrorCode[];
}

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;

/** What a handler answers: what the schema says, or a file of such content. */
type Answer<A extends Operation['answer']> =
  | z.output<A['schema']>
  | Download
  | (A['files'] extends readonly FileType[] ? FileAnswer : never);

/** A call after its caller and its input were checked. */
export interface Call<O extends Operation> {
  userId: O['who'] extends 'visitor' ? undefined : string;
  /** The caller's session. */
  sid: O['who'] extends 'visitor' ? undefined : string;
  /** The caller's address, IPv6 by /56. */
  address: string;
  /** The caller's address itself. */
  ip: string;
  /** Browser and system that the caller's User-Agent names. */
  device: Device;
  /** Scheme and host that the caller used, such as `https://example.org`. */
  origin: string;
  /** Whether the request came by HTTPS, as far as the trusted proxies say. */
  isSecure: boolean;
  params: Parsed<O['params']>;
  query: Parsed<O['query']>;
  headers: Parsed<O['headers']>;
  body: Parsed<O['body']>;
  /** The body of an operation with `file`. */
  file: O['file'] extends object ? Buffer : undefined;
  /** The body of an operation with `form`. */
  form: O['form'] extends object ? string : undefined;
  /** Aborts when the caller has gone away. */
  signal: AbortSignal;
}

/** An operation and its handler. */
export interface Route {
  operation: Operation;
  handle: (call: Call<never>) => unknown;
}

/** Gives an operation its handler. The handler's input and answer are typed by the operation's schemas. */
export const route = <const O extends Operation>(operation: O) => ({
  handledBy: (
    handle: (call: Call<O>) => Answer<O['answer']> | Promise<Answer<O['answer']>>,
  ): Route => ({ operation, handle: handle as Route['handle'] }),
});
