import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { payPage } from './pay-page.ts';
import { phpForm, phpSignature, type FormFields } from './php-form.ts';

/** An order that a browser brought. */
export interface PayfastOrder {
  fields: FormFields;
  /** For further payments; null where the order is for one payment. */
  token: string | null;
}

/** How a notice is sent. */
export interface SendOptions {
  /** Loopback address it comes from. @default 127.0.0.1 */
  from?: string;
  /** Whether the provider confirms it when it is asked. @default true */
  confirmed?: boolean;
}

export interface FakePayfast {
  /** Base address, for PAYFAST_BASE_URL. */
  url: string;
  /** Settings of a product that uses this provider. */
  env: Record<string, string>;
  /** Orders by their id. */
  orders: Map<string, PayfastOrder>;
  /** Tokens whose further payments were ended through the API. */
  endedMandates: string[];
  /** What happens when somebody presses Pay: a notice at once, or none until a test sends one. @default 'at once' */
  noticeWhenPaid: 'at once' | 'never';
  /** Takes an order as from a browser. @throws Error where its signature is wrong */
  order(fields: FormFields): PayfastOrder;
  /** A signed notice about an order. `changes` are made before it is signed. */
  notice(orderId: string, changes?: FormFields): FormFields;
  /** The form of a notice that the provider confirms when it is asked. */
  confirm(notice: FormFields): string;
  /** Sends a notice to the product. Resolves to the status of the answer, and its body. */
  send(notice: FormFields, options?: SendOptions): Promise<{ status: number; body: string }>;
  close(): Promise<void>;
}

const bodyOf = async (req: IncomingMessage): Promise<string> => {
  let body = '';
  for await (const part of req.setEncoding('utf8')) body += String(part);
  return body;
};

const post = (
  url: string,
  body: string,
  localAddress: string,
): Promise<{ status: number; body: string }> =>
  new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const req = request(url, { method: 'POST', headers, localAddress }, (res) => {
      bodyOf(res).then((text) => resolve({ status: res.statusCode ?? 0, body: text }), reject);
    });
    req.on('error', reject);
    req.end(body);
  });

const answer = (res: ServerResponse, status: number, type: string, body: string): void => {
  res.writeHead(status, { 'content-type': type });
  res.end(body);
};

/**
 * Starts a fake of PayFast on a free loopback port: the page where a student pays, signed notices, their confirmation,
 * and the API that ends further payments.
 */
export const startFakePayfast = async (): Promise<FakePayfast> => {
  const merchant = { id: '10000100', key: '46f0cd694581a', passphrase: 'jt7NOE43FZPn' };
  const orders = new Map<string, PayfastOrder>();
  const endedMandates: string[] = [];
  const confirmed = new Set<string>();
  let payments = 1_000_000;

  const order = (fields: FormFields): PayfastOrder => {
    const { signature, ...signed } = fields;
    if (signature !== phpSignature(signed, merchant.passphrase))
      throw new Error('Generated signature does not match submitted signature');
    const orderId = fields['m_payment_id'] ?? '';
    const newToken = fields['subscription_type'] === '1' ? randomUUID() : null;
    const known: PayfastOrder = { fields, token: orders.get(orderId)?.token ?? newToken };
    orders.set(orderId, known);
    return known;
  };

  const notice = (orderId: string, changes: FormFields = {}): FormFields => {
    const { fields, token } = orders.get(orderId) ?? { fields: {} as FormFields, token: null };
    const signed: FormFields = {
      m_payment_id: orderId,
      pf_payment_id: String((payments += 1)),
      payment_status: 'COMPLETE',
      item_name: fields['item_name'] ?? '',
      item_description: fields['item_description'] ?? '',
      amount_gross: fields['amount'] ?? '0.00',
      amount_fee: '-4.60',
      custom_str1: '',
      name_first: fields['name_first'] ?? '',
      email_address: fields['email_address'] ?? '',
      merchant_id: merchant.id,
      ...(token === null ? {} : { token }),
      ...changes,
    };
    return { ...signed, signature: phpSignature(signed, merchant.passphrase) };
  };

  const confirm = (sent: FormFields): string => {
    const { signature: _signature, ...signed } = sent;
    confirmed.add(phpForm(signed));
    return phpForm(sent);
  };

  const send: FakePayfast['send'] = async (sent, options = {}) => {
    if (options.confirmed ?? true) confirm(sent);
    const to = orders.get(sent['m_payment_id'] ?? '')?.fields['notify_url'];
    const fallback = [...orders.values()][0]?.fields['notify_url'] ?? '';
    return post(to ?? fallback, phpForm(sent), options.from ?? '127.0.0.1');
  };

  const serve = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const { pathname } = new URL(req.url ?? '/', 'http://localhost');
    const form = await bodyOf(req);
    if (pathname === '/eng/process') {
      const fields = Object.fromEntries(new URLSearchParams(form));
      return answer(res, 200, 'text/html', payPage(order(fields).fields));
    }
    if (pathname === '/eng/query/validate')
      return answer(res, 200, 'text/plain', confirmed.has(form) ? 'VALID' : 'INVALID');
    const [, orderId = ''] = /^\/pay\/([\w-]+)$/.exec(pathname) ?? [];
    const paid = orders.get(orderId);
    if (paid) {
      if (fake.noticeWhenPaid === 'at once') await send(notice(orderId));
      res.writeHead(303, { location: paid.fields['return_url'] ?? '/' });
      res.end();
      return;
    }
    const [, token] = /^\/subscriptions\/([\w-]+)\/cancel$/.exec(pathname) ?? [];
    if (!token || req.method !== 'PUT') return answer(res, 404, 'text/plain', 'not found');
    endedMandates.push(token);
    answer(res, 200, 'application/json', '{"code":200,"status":"success"}');
  };

  const server = createServer((req, res) => {
    serve(req, res).catch((error: unknown) => answer(res, 400, 'text/plain', String(error)));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const fake: FakePayfast = {
    url,
    env: {
      PAYFAST_MERCHANT_ID: merchant.id,
      PAYFAST_MERCHANT_KEY: merchant.key,
      PAYFAST_PASSPHRASE: merchant.passphrase,
      PAYFAST_BASE_URL: url,
      PAYFAST_NOTIFY_FROM: '127.0.0.1',
    },
    orders,
    endedMandates,
    noticeWhenPaid: 'at once',
    order,
    notice,
    confirm,
    send,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
  return fake;
};
