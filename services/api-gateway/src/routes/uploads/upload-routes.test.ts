import { afterEach, describe, expect, test } from '@jest/globals';
import { MESSAGES, type ErrorBody, type Uploaded } from '@argint/contracts';
import {
  column,
  encryptedPdf,
  entityBomb,
  makeDocx,
  makeOdt,
  makePdf,
  manyEntries,
  odtBomb,
  pdfBomb,
  zipBomb,
} from '@argint/critique-engine/documents/testing';
import { createLogger } from '@argint/service-kit';
import { call } from '@argint/testkit';
import { openGateway, type OpenGateway } from '../../testing/gateway-harness.ts';
import { codeOf } from '../../testing/login-request.ts';
import { head, rawHttp } from '../../testing/raw-http.ts';
import { createDocumentReader, type DocumentReader } from '../../uploads/document-reader.ts';

const PATH = '/api/essays/upload';
const MB = 1024 * 1024;

let gateway: OpenGateway;
const open = async (options: Parameters<typeof openGateway>[0] = {}): Promise<OpenGateway> => {
  gateway = await openGateway(options);
  return gateway;
};
afterEach(() => gateway.close());

const send = async (
  file: Buffer | string,
  name = 'essay.docx',
  headers: Record<string, string> = { authorization: 'Bearer good' },
) => {
  const answer = await fetch(`${gateway.url}${PATH}`, {
    method: 'POST',
    headers: { 'x-file-name': encodeURIComponent(name), ...headers },
    body: file as NonNullable<RequestInit['body']>,
  });
  const body = (await answer.json()) as { data: Uploaded } & ErrorBody;
  return { status: answer.status, headers: answer.headers, body };
};
const outcome = async (file: Buffer | string, name?: string): Promise<string> => {
  const { status, body } = await send(file, name);
  return status === 200 ? body.data.text : `${status} ${body.code}`;
};
/** A reader whose files are read when the test says so. */
const heldReader = () => {
  const held = Promise.withResolvers<{ format: 'txt'; text: string }>();
  const signals: AbortSignal[] = [];
  return {
    signals,
    end: () => held.resolve({ format: 'txt', text: 'Read.' }),
    reader: {
      read: (...[, , , signal]: Parameters<DocumentReader['read']>) => {
        signals.push(signal);
        return held.promise;
      },
    },
  };
};
const until = async (holds: () => boolean): Promise<void> => {
  while (!holds()) await new Promise((next) => setTimeout(next, 10));
};

describe('an upload', () => {
  const words = 'Water should have a price.';

  test('gives the text of a file in each of the formats', async () => {
    await open();
    const files: [Buffer | string, string][] = [
      [makeDocx([words]), 'essay.docx'],
      [makePdf([column([words])]), 'essay.PDF'],
      [makeOdt(`<text:p>${words}</text:p>`), 'essay.odt'],
      [`{\\rtf1 ${words}}`, 'essay.rtf'],
    ];
    const read: unknown[] = [];
    // A user may send two at once.
    for (const [file, name] of files) read.push((await send(file, name)).body.data);
    expect(read).toEqual([
      { format: 'docx', text: words },
      { format: 'pdf', text: words },
      { format: 'odt', text: words },
      { format: 'rtf', text: words },
    ]);
    expect((await send('Prys – ô', 'my opstel ô.txt')).body.data).toEqual({
      format: 'txt',
      text: 'Prys – ô',
    });
  }, 60_000);

  test('that is longer than an essay may be is read, because its bibliography may go', async () => {
    await open();
    const text = 'a '.repeat(60_000).trim();
    expect((await send(text, 'a.txt')).body.data).toEqual({ format: 'txt', text });
  });

  test('is refused before its body is read when nobody is signed in', async () => {
    const { port } = await open();
    const { status, body } = await rawHttp(port, [
      head(`POST ${PATH}`, 'Connection: close', 'X-File-Name: a.txt', 'Content-Length: 9'),
      'x',
    ]);
    expect([status, codeOf(body)]).toEqual([401, 'LOGIN_REQUIRED']);
    expect((await send('x', 'a.txt', { authorization: 'Bearer bad' })).body.code).toBe(
      'INVALID_TOKEN',
    );
  });

  test.each([
    ['', MESSAGES.fileNameLength],
    [`${'a'.repeat(252)}.txt`, MESSAGES.fileNameLength],
    ['\u200b', MESSAGES.fileNameLength],
    ['../../etc/passwd.txt', MESSAGES.fileNameMalformed],
    ['C:\\essay.txt', MESSAGES.fileNameMalformed],
    ['a/b.txt', MESSAGES.fileNameMalformed],
    ['a\0.txt', MESSAGES.fileNameMalformed],
    ['<script>.txt', MESSAGES.fileNameMalformed],
    ["x'; DROP TABLE essays.txt", MESSAGES.fileNameMalformed],
    ['a\u202etxt.pdf', MESSAGES.fileNameMalformed],
    ['essay.doc', MESSAGES.fileExtension],
    ['essay', MESSAGES.fileExtension],
    ['essay.txt.exe', MESSAGES.fileExtension],
  ])('with the file name %j is refused: %s', async (name, wording) => {
    await open();
    const { status, body } = await send(words, name);
    expect([status, body.code, body.error]).toEqual([400, 'VALIDATION_FAILED', wording]);
  });

  test.each([
    'Essay 50% done & ready; v2.txt',
    'Essay - draft -- final.txt',
    '- Select a topic from the list, or update the set = 2.txt',
  ])('with the file name %j is read, because the name decides nothing', async (name) => {
    await open();
    expect(await outcome(words, name)).toBe(words);
  });

  test('of a Markdown file gives its words without their markup', async () => {
    await open();
    expect(await outcome('# Water\n\nIt **should** have a price.', 'a.md')).toBe(
      'Water\n\nIt should have a price.',
    );
  });

  test('without a name, or with one that is not percent-encoded, is refused', async () => {
    await open();
    const nameless = await call<ErrorBody>(gateway.url, PATH, { token: 'good', body: words });
    expect([nameless.status, nameless.body.error]).toEqual([400, MESSAGES.fileNameLength]);
    const odd = await send(words, 'a.txt', { authorization: 'Bearer good', 'x-file-name': '%zz' });
    expect(odd.body.error).toBe(MESSAGES.fileNameMalformed);
  });
});

describe('a hostile file is refused in words, and the next one is read:', () => {
  const pdf = makePdf([column(['Water should have a price.'])]);
  const docx = makeDocx(['Water should have a price.']);
  test.each<[name: string, file: () => Buffer | string, expected: string, fileName: string]>([
    ['a zip bomb', zipBomb, '400 FILE_TOO_COMPLEX', 'a.docx'],
    ['a zip bomb named as an OpenDocument text', odtBomb, '400 FILE_TOO_COMPLEX', 'a.odt'],
    ['groups within groups', () => `{\\rtf1${'{'.repeat(100_000)}`, '400 FILE_DAMAGED', 'a.rtf'],
    ['100,000 entries', manyEntries, '400 FILE_TOO_COMPLEX', 'a.docx'],
    ['an entity bomb', entityBomb, '400 FILE_TOO_COMPLEX', 'a.docx'],
    ['a PDF with a password', encryptedPdf, '400 FILE_ENCRYPTED', 'a.pdf'],
    ['a scanned PDF', () => makePdf([[], []]), '400 FILE_SCANNED', 'a.pdf'],
    ['a PDF that is cut off', () => pdf.subarray(0, 40), '400 FILE_DAMAGED', 'a.pdf'],
    ['a Word document that is cut off', () => docx.subarray(0, 300), '400 FILE_DAMAGED', 'a.docx'],
    ['an empty file', () => '', '400 FILE_EMPTY', 'a.pdf'],
    ['a text named as a PDF', () => 'Just text.', '400 FILE_NOT_SUPPORTED', 'a.pdf'],
    ['200,001 characters', () => 'a '.repeat(100_001), '400 FILE_TOO_LONG', 'a.txt'],
    ['10 MB of words', () => 'two words '.repeat(1024 ** 2), '400 FILE_TOO_LONG', 'a.txt'],
    [
      'a PDF named as a Word document, which is read',
      () => pdf,
      'Water should have a price.',
      'a.docx',
    ],
  ])(
    '%s',
    async (_, file, expected, fileName) => {
      await open();
      expect(await outcome(file(), fileName)).toBe(expected);
      expect(await outcome('Still here.', 'a.txt')).toBe('Still here.');
    },
    60_000,
  );

  test('a PDF that unpacks to 600 MB takes no more memory than a file may', async () => {
    await open({ uploads: { reader: createDocumentReader({ atOnce: 1, memoryMb: 256 }) } });
    expect(await outcome(pdfBomb(600), 'a.pdf')).toBe('400 FILE_TOO_COMPLEX');
  }, 60_000);

  test.each([
    ['takes too much processor time', { cpuMs: 1 }],
    ['takes too long', { limitMs: 1 }],
  ])(
    'a file that %s, and its owner waits for a minute',
    async (_, limits) => {
      let ms = 0;
      const reader = createDocumentReader({ atOnce: 1, memoryMb: 256, now: () => ms, ...limits });
      await open({ uploads: { reader } });
      expect(await outcome(docx)).toBe('400 FILE_TOO_COMPLEX');
      ms = 59_000;
      const refused = await send(docx);
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1']);
      ms = 60_000;
      expect(await outcome(docx)).toBe('400 FILE_TOO_COMPLEX');
    },
    60_000,
  );

  test('10 MB are read, and one byte more is refused', async () => {
    const { end, reader } = heldReader();
    end();
    await open({ uploads: { reader } });
    expect(await outcome(Buffer.alloc(10 * MB, 'a'), 'a.txt')).toBe('Read.');
    expect(await outcome(Buffer.alloc(10 * MB + 1, 'a'), 'a.txt')).toBe('413 FILE_TOO_LARGE');
  });

  test('a body that is compressed', async () => {
    await open();
    const answer = await send('x', 'a.txt', {
      authorization: 'Bearer good',
      'content-encoding': 'gzip',
    });
    expect([answer.status, answer.body.code]).toEqual([400, 'MALFORMED_BODY']);
  });

  test('a body that stops arriving', async () => {
    let ms = 0;
    const { port } = await open({ server: { now: () => ms, checkMs: 20 } });
    const answer = rawHttp(port, [
      head(`POST ${PATH}`, 'Authorization: Bearer good', 'X-File-Name: a.txt', 'Content-Length: 9'),
      'x',
    ]);
    const clock = setInterval(() => (ms += 1_000), 20);
    const { status } = await answer;
    clearInterval(clock);
    expect(status).toBe(408);
  });
});

describe('many uploads at once', () => {
  test('of one user get 429 with Retry-After beyond two, and other calls are answered', async () => {
    const { reader, end, signals } = heldReader();
    await open({ uploads: { reader, max: 8 } });
    const refused: Awaited<ReturnType<typeof send>>[] = [];
    const all = Array.from({ length: 50 }, async () => {
      const answer = await send('Text.', 'a.txt');
      if (answer.status === 429) refused.push(answer);
      return answer.status;
    });
    // The two that are let in wait, so every other one meets a full share, however late it comes.
    await until(() => refused.length === 48);
    expect(signals).toHaveLength(2);
    const health = await call(gateway.url, '/api/health', { token: 'good' });
    expect(health.status).toBe(200);
    expect(new Set(refused.map(({ headers }) => headers.get('retry-after')))).toEqual(
      new Set(['2']),
    );
    end();
    const answers = await Promise.all(all);
    expect(answers.filter((status) => status === 200)).toHaveLength(2);
  }, 60_000);

  test('of a user are limited by their rate as well', async () => {
    const { reader, end } = heldReader();
    end();
    await open({ uploads: { reader }, rates: { upload: { points: 2, seconds: 60 } } });
    const answers = [];
    for (let i = 0; i < 3; i += 1) answers.push((await send('Text.', 'a.txt')).status);
    expect(answers).toEqual([200, 200, 429]);
  });

  test('wait for their turn, and get 503 with Retry-After when it does not come', async () => {
    const reader = createDocumentReader({ atOnce: 1, memoryMb: 256, waitMs: 1 });
    await open({ uploads: { reader } });
    const answers = await Promise.all([send('One.', 'a.txt'), send('Two.', 'a.txt')]);
    const busy = answers.find(({ status }) => status === 503);
    expect([busy?.body.code, busy?.headers.get('retry-after')]).toEqual(['UPLOADS_BUSY', '5']);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  }, 60_000);

  test('a caller that goes away ends the reading of its file, and is no error in the log', async () => {
    const lines: { level: string; line: unknown }[] = [];
    const keep = (level: string) => (line: unknown) => void lines.push({ level, line });
    const logger = Object.assign(createLogger('test', 'silent'), {
      info: keep('info'),
      error: keep('error'),
    });
    const signals: AbortSignal[] = [];
    const reader: DocumentReader = {
      read: (...[, , , signal]) => {
        signals.push(signal);
        return new Promise((_, reject) =>
          signal.addEventListener('abort', () => reject(signal.reason as Error)),
        );
      },
    };
    await open({ uploads: { reader }, logger });
    const leaving = new AbortController();
    const gone = fetch(`${gateway.url}${PATH}`, {
      method: 'POST',
      headers: { authorization: 'Bearer good', 'x-file-name': 'a.txt' },
      body: 'Text.',
      signal: leaving.signal,
    }).catch(() => 'gone');
    await until(() => signals.length === 1);
    leaving.abort();
    expect(await gone).toBe('gone');
    await until(() => lines.length > 0);
    await new Promise(setImmediate);
    expect(lines).toEqual([
      {
        level: 'info',
        line: expect.objectContaining({
          status: 499,
          route: PATH,
          traceId: expect.stringMatching(/^[0-9a-f]{32}$/),
        }),
      },
    ]);
  });
});
