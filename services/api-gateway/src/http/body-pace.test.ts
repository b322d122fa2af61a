import { describe, expect, test } from '@jest/globals';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { BODY_PACE, createBodyPaceGuard } from './body-pace.ts';

/** A guard with a clock of its own, and a request whose bytes the test sends. */
const open = (headers: Record<string, string> = { 'content-length': '900' }) => {
  let ms = 0;
  const cut: IncomingMessage[] = [];
  const guard = createBodyPaceGuard({
    pace: BODY_PACE,
    now: () => ms,
    cut: (req) => cut.push(req),
  });
  const socket = { bytesRead: 250, destroyed: false };
  const req = { headers, socket, complete: false };
  guard.watch(req as unknown as IncomingMessage, {} as ServerResponse);
  return {
    guard,
    req,
    cut,
    /** Second by second: what arrives in it, then a look. */
    seconds: (...bytes: number[]) => {
      for (const arrived of bytes) {
        socket.bytesRead += arrived;
        ms += 1_000;
        guard.check();
      }
    },
  };
};

describe('the pace of a body', () => {
  test('one byte and nothing after it is cut after five seconds', () => {
    const { cut, seconds } = open();
    seconds(1, 0, 0, 0);
    expect(cut).toHaveLength(0);
    seconds(0, 0);
    expect(cut).toHaveLength(1);
    seconds(0, 0, 0, 0, 0, 0);
    expect(cut).toHaveLength(1);
  });

  test('a byte each second is cut as well', () => {
    const { cut, seconds } = open();
    seconds(1, 1, 1, 1, 1, 1, 1);
    expect(cut).toHaveLength(1);
  });

  test('a body that came quickly and then stops is cut five seconds after its last byte', () => {
    const { cut, seconds } = open({ 'content-length': '1000000' });
    seconds(900_000, 0, 0, 0, 0);
    expect(cut).toHaveLength(0);
    seconds(0);
    expect(cut).toHaveLength(1);
  });

  test('a slow but steady line of 2 kB a second may go on', () => {
    const { cut, seconds } = open({ 'transfer-encoding': 'chunked' });
    seconds(...Array.from({ length: 29 }, () => 2_000));
    expect(cut).toHaveLength(0);
  });

  test('a stall of four seconds is forgiven', () => {
    const { cut, seconds } = open();
    seconds(4_000, 0, 0, 0, 0, 4_000);
    expect(cut).toHaveLength(0);
  });

  test('a body that is complete, and a connection that is gone, are forgotten', () => {
    for (const end of [{ complete: true }, { socket: { bytesRead: 0, destroyed: true } }]) {
      const { guard, req, cut, seconds } = open();
      Object.assign(req, end);
      seconds(...Array.from({ length: 10 }, () => 0));
      expect([cut.length, guard.size()]).toEqual([0, 0]);
    }
  });

  test.each([[{}], [{ 'content-length': '0' }]])(
    'a request without a body is not watched: %p',
    (headers) => {
      expect(open(headers).guard.size()).toBe(0);
    },
  );
});
