import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { startFakeSmtp, tempDir } from '@argint/testkit';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { OutgoingMail } from './mail-port.ts';
import { openMailPort } from './open-mail-port.ts';

const MAIL_FROM = 'Argument Intelligence <no-reply@example.org>';
const mail: OutgoingMail = {
  id: 'registered:u1',
  userId: 'u1',
  to: 'thandi@example.org',
  subject: 'Welcome',
  text: 'Hello Thandi,\n',
  html: '<p>Hello Thandi,</p>',
};

describe('mails', () => {
  let dir: Awaited<ReturnType<typeof tempDir>>;
  beforeEach(async () => {
    dir = await tempDir();
  });
  afterEach(() => dir.remove());
  const files = async (): Promise<string[]> =>
    (await readdir(join(dir.path, 'mail'), { recursive: true })).filter((name) =>
      name.endsWith('.eml'),
    );

  test('without a server are files that only this user may read; the same mail twice is one', async () => {
    const port = openMailPort({ MAIL_FROM, DATA_DIR: dir.path });
    await port.send(mail);
    await port.send(mail);
    const [file = ''] = await files();
    expect(await files()).toEqual([file]);
    const path = join(dir.path, 'mail', file);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    const bytes = await readFile(path, 'utf8');
    expect(bytes).toMatch(/^To: thandi@example\.org$/m);
    expect(bytes).toMatch(/^From: Argument Intelligence <no-reply@example\.org>$/m);
    expect(bytes).toContain('<p>Hello Thandi,</p>');
  });

  test('of a deleted user leave no file', async () => {
    const port = openMailPort({ MAIL_FROM, DATA_DIR: dir.path });
    await port.send(mail);
    await port.forget('u1');
    await port.forget('u1');
    expect(await readdir(join(dir.path, 'mail'))).toEqual([]);
  });

  test('go to the server that is set, with the same Message-ID each time', async () => {
    const smtp = await startFakeSmtp();
    const port = openMailPort({ MAIL_FROM, DATA_DIR: dir.path, SMTP_URL: smtp.url });
    await port.send(mail);
    await port.send(mail);
    smtp.close();
    expect(smtp.lines).toContain('RCPT TO:<thandi@example.org>');
    const ids = smtp.lines.filter((line) => line.startsWith('Message-ID:'));
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  test('that the server refuses are an error, so that they are tried again', async () => {
    const smtp = await startFakeSmtp({ refuses: true });
    const port = openMailPort({ MAIL_FROM, DATA_DIR: dir.path, SMTP_URL: smtp.url });
    await expect(port.send(mail)).rejects.toThrow('451');
    smtp.close();
  });
});
