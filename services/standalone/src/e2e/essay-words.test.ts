import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import {
  call,
  launchStandalone,
  registerUser,
  SAMPLE_ESSAY,
  startFakePayfast,
  tempDir,
} from '@argint/testkit';
import { encodingsOf, filesWith } from './testing/files-with.ts';

const WORD = 'Môresterplaas';

describe('the search for words in files', () => {
  const LONG = `the farm ${WORD} lies there`;
  const utf16 = (text: string): Buffer => Buffer.from(text, 'utf16le');
  test.each<[string, Buffer]>([
    ['UTF-8', Buffer.from(LONG)],
    ['UTF-16, little end first', utf16(LONG)],
    ['UTF-16, big end first', utf16(LONG).swap16()],
    ['JSON escapes', Buffer.from(JSON.stringify(LONG).replace('ô', '\\u00f4'))],
    ['base64', Buffer.from(Buffer.from(LONG).toString('base64'))],
    ['base64, one byte later', Buffer.from(Buffer.from(`x${LONG}`).toString('base64'))],
    ['base64, two bytes later', Buffer.from(Buffer.from(`xy${LONG}`).toString('base64'))],
    ['hex', Buffer.from(Buffer.from(LONG).toString('hex'))],
    ['percent codes', Buffer.from(encodeURIComponent(LONG))],
    ['gzip', gzipSync(LONG)],
  ])('finds a word in %s', async (_name, bytes) => {
    const dir = await tempDir();
    const file = join(dir.path, 'file');
    writeFileSync(file, bytes);
    expect(filesWith(dir.path, encodingsOf(WORD))).toEqual([file]);
    expect(filesWith(dir.path, encodingsOf('Another-place'))).toEqual([]);
    await dir.remove();
  });
});

test('no file of the running product holds a word of an essay, in any usual encoding', async () => {
  const dir = await tempDir();
  const provider = await startFakePayfast();
  const product = await launchStandalone(dir.path, { ...provider.env });
  try {
    const user = await registerUser(product.url, 'zanele');
    const { token } = user.session;
    const words = [WORD, 'Khayelitsha', 'kilolitres', 'Gwexintaba', 'Rubricwoord', 'Hertzogville'];
    const waiting = await call(product.url, '/api/payments/create-payment', {
      token,
      body: { planType: 'single', pendingEssay: { essayText: 'Hertzogville has no taps.' } },
    });
    expect(waiting.status).toBe(200);
    const started = await call<{ jobId: string }>(product.url, '/api/essays/analyze/start', {
      token,
      body: {
        essayText: `${SAMPLE_ESSAY}\nThe farm ${WORD} has two boreholes.`,
        essayQuestion: 'Should Gwexintaba have a dam, and why?',
        rubric: 'Rubricwoord (60%)\nLanguage (40%)',
      },
    });
    expect(started.status).toBe(202);
    const slices = words.flatMap(encodingsOf);
    const found = new Set<string>();
    let status = '';
    // Also while it runs: tasks, events and findings are on the disk then.
    while (status !== 'completed') {
      for (const file of filesWith(dir.path, slices)) found.add(file);
      ({ status } = (
        await call<{ status: string }>(
          product.url,
          `/api/essays/analyze/status?jobId=${started.body.jobId}`,
          { token },
        )
      ).body);
      expect(['failed', 'cancelled']).not.toContain(status);
    }
    for (const file of filesWith(dir.path, slices)) found.add(file);
    expect([...found]).toEqual([]);
    // The search reads the stores: what is not sealed is found.
    expect(filesWith(dir.path, encodingsOf(user.account.email))).not.toEqual([]);
    await product.stop();
    expect(filesWith(dir.path, slices)).toEqual([]);
  } finally {
    await product.stop('SIGKILL');
    await provider.close();
    await dir.remove();
  }
}, 180_000);
