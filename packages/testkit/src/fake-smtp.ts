import { createServer, type AddressInfo, type Socket } from 'node:net';

/** A mail server on loopback. */
export interface FakeSmtp {
  /** For SMTP_URL. */
  url: string;
  /** Every line that it was sent, commands and mails. */
  lines: string[];
  /** The mails to an address, oldest first, with quoted-printable undone. */
  mailsTo: (address: string) => string[];
  close: () => void;
}

/** Undoes quoted-printable, as far as links and plain words need it. */
const readable = (mail: string): string => mail.replace(/=\r?\n/g, '').replaceAll('=3D', '=');

/** Starts a mail server that keeps what it is sent, or that refuses every recipient for now. */
export const startFakeSmtp = async ({ refuses = false } = {}): Promise<FakeSmtp> => {
  const lines: string[] = [];
  const mails: { to: string; text: string }[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let to = '';
    let data: string[] | null = null;
    let rest = '';
    const answer = (line: string): string | null => {
      if (data && line !== '.') {
        data.push(line);
        return null;
      }
      if (data) {
        mails.push({ to, text: readable(data.join('\n')) });
        data = null;
        return '250 ok';
      }
      if (line === 'DATA') {
        data = [];
        return '354 go on';
      }
      to = /^RCPT TO:<(.+)>/.exec(line)?.[1] ?? to;
      return refuses && line.startsWith('RCPT') ? '451 try again later' : '250 ok';
    };
    socket.write('220 ready\r\n');
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      const parts = (rest + chunk.toString()).split('\r\n');
      rest = parts.pop() ?? '';
      for (const line of parts) {
        lines.push(line);
        const said = answer(line);
        if (said !== null) socket.write(`${said}\r\n`);
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    lines,
    mailsTo: (address) => mails.filter(({ to }) => to === address).map(({ text }) => text),
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
};
