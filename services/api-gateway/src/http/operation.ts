import type { ErrorCode } from '@argint/contracts';
import type { z } from 'zod';
import type { LimitName } from './rate-limits.ts';

/** visitor: anybody; user: who is signed in, on what is their own; owner: only whose the named thing is. */
export type Who = 'visitor' | 'user' | 'owner';

/** Everything said about a route, once: it makes the guards, the checks of the input and the documentation. */
export interface Operation {
  /** Unique; `operationId` of the document. */
  id: string;
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** Under /api, in express's notation. */
  path: string;
  area: 'Access' | 'Accounts' | 'Analyses' | 'Essays' | 'Documentation';
  summary: string;
  who: Who;
  /** Of a visitor's route: whether a token, where one is sent, must be good. Default: not looked at. */
  checksToken?: boolean;
  limit: LimitName;
  /** What a caller without a token is told; default LOGIN_REQUIRED. */
  missing?: ErrorCode;
  params?: z.ZodObject;
  query?: z.ZodObject;
  headers?: z.ZodObject;
  body?: z.ZodObject;
  answer: {
    status: number;
    description: string;
    schema: z.ZodType;
    /** Default application/json. */
    contentType?: 'text/html';
  };
  /** Beside those every route may answer, and those that `who` and the schemas bring. */
  errors?: readonly ErrorCode[];
}

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;

/** A call whose caller and input are checked already. */
export interface Call<O extends Operation> {
  userId: O['who'] extends 'visitor' ? undefined : string;
  /** The caller's address, IPv6 by /56. */
  address: string;
  params: Parsed<O['params']>;
  query: Parsed<O['query']>;
  headers: Parsed<O['headers']>;
  body: Parsed<O['body']>;
}

/** An operation and what does it. */
export interface Route {
  operation: Operation;
  handle: (call: Call<never>) => unknown;
}

/** Ties an operation to what does it: what the handler gets and what it must answer follow from the schemas. */
export const route = <const O extends Operation>(operation: O) => ({
  handledBy: (
    handle: (
      call: Call<O>,
    ) => z.output<O['answer']['schema']> | Promise<z.output<O['answer']['schema']>>,
  ): Route => ({ operation, handle: handle as Route['handle'] }),
});
