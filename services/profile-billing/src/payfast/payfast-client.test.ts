import { createServer, type Server } from 'node:http';
import { BlockList, type AddressInfo } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import { codeOf } from '@argint/contracts';
import { createPayfastClient } from './payfast-client.ts';

let server: Server;
afterEach(() => void server.close());

/** What the client makes of an answer about a notice. */
const confirmedBy = async (parts: readonly string[]): Promise<boolean | string> => {
  server = createServer((req, res) => {
    req.resume();
    for (const part of parts) res.write(part);
    res.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const client = createPayfastClient(
    {
      merchantId: '1',
      merchantKey: 'k',
      passphrase: 'p',
      baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      notifyFrom: new BlockList(),
    },
    () => new Date(0),
  );
  return client.isConfirmed('a=1').catch((error: unknown) => codeOf(error));
};

test.each(['VALID', 'VALID\n', 'VALID\r\n'])('%j confirms a notice', async (word) => {
  expect(await confirmedBy([word])).toBe(true);
});

test.each(['INVALID', 'valid', ' VALID', 'VALID ', 'VALID\nINVALID', 'VALIDATED', ''])(
  '%j does not confirm a notice',
  async (word) => {
    expect(await confirmedBy([word])).toBe(false);
  },
);

test('an answer that goes on after the word is cut off and confirms nothing', async () => {
  const blanks = ' '.repeat(1_000_000);
  expect(await confirmedBy(['VALID', blanks, blanks])).toBe('UNAVAILABLE');
});
