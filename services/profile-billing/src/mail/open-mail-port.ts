import { createHash } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { MailPort, OutgoingMail } from './mail-port.ts';

/** How long a mail server may take to answer, in ms. Shorter than a claim lasts. */
const SMTP_TIMEOUT_MS = 20_000;

/** The id as a file name and the local part of the Message-ID. */
const digestOf = (id: string): string => createHash('sha256').update(id).digest('hex').slice(0, 32);

const message = (from: string, mail: OutgoingMail) => ({
  from,
  // An object, so that nothing of the address is read as a list of addresses.
  to: { name: '', address: mail.to },
  subject: mail.subject,
  text: mail.text,
  html: mail.html,
  // The same each time, so that receivers recognise a mail that was sent twice.
  messageId: `<${digestOf(mail.id)}@argument-intelligence>`,
  headers: { 'Auto-Submitted': 'auto-generated' },
  disableFileAccess: true,
  disableUrlAccess: true,
});

const createSmtpMail = (url: string, from: string): MailPort => {
  const transport = createTransport({
    url,
    connectionTimeout: SMTP_TIMEOUT_MS,
    greetingTimeout: SMTP_TIMEOUT_MS,
    socketTimeout: SMTP_TIMEOUT_MS,
  });
  return {
    send: async (mail) => void (await transport.sendMail(message(from, mail))),
    forget: async () => undefined,
  };
};

/** One folder per user and one file per mail: the same mail written again takes the place of the first. */
const createFileMail = (folder: string, from: string): MailPort => {
  const transport = createTransport({ streamTransport: true, buffer: true });
  const folderOf = (userId: string): string => join(folder, digestOf(userId));
  return {
    send: async (mail) => {
      const { message: bytes } = await transport.sendMail(message(from, mail));
      const home = folderOf(mail.userId);
      await mkdir(home, { recursive: true, mode: 0o700 });
      const file = join(home, `${digestOf(mail.id)}.eml`);
      // Renamed when complete, so that nobody reads half of it.
      await writeFile(`${file}.part`, bytes as Buffer, { mode: 0o600 });
      await rename(`${file}.part`, file);
    },
    forget: (userId) => rm(folderOf(userId), { recursive: true, force: true }),
  };
};

/** Sends by SMTP where a server is set; otherwise writes to the folder `mail` of the data folder. */
export const openMailPort = (config: {
  SMTP_URL?: string | undefined;
  MAIL_FROM: string;
  DATA_DIR: string;
}): MailPort =>
  config.SMTP_URL === undefined
    ? createFileMail(join(config.DATA_DIR, 'mail'), config.MAIL_FROM)
    : createSmtpMail(config.SMTP_URL, config.MAIL_FROM);
