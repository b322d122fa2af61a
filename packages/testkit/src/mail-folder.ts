import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The mails to an address in the data folder of a running product, as sent. */
export const mailsTo = async (dataDir: string, address: string): Promise<string[]> => {
  const folder = join(dataDir, 'mail');
  const names = await readdir(folder, { recursive: true }).catch(() => [] as string[]);
  const files = names.filter((name) => name.endsWith('.eml'));
  const mails = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
  return mails.filter((mail) => mail.includes(`To: ${address}`));
};

/** Waits for the mail whose link leads to a page of the product, and gives the token of the link. */
export const mailedToken = async (
  dataDir: string,
  address: string,
  page: 'reset-password' | 'verify-email',
): Promise<string> => {
  for (let tries = 0; tries < 300; tries += 1) {
    for (const mail of await mailsTo(dataDir, address)) {
      // Long lines are folded with a = at the end, and = is written =3D.
      const unfolded = mail.replace(/=\r?\n/g, '');
      const token = new RegExp(`${page}#([\\w.-]+)`).exec(unfolded)?.[1];
      if (token !== undefined) return token;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`no mail with a link to ${page} reached ${address}`);
};
