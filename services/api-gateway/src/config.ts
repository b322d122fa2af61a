import { fileURLToPath } from 'node:url';
import { PASSWORD_POLICIES } from '@argint/contracts';
import { llmConfig, port, rate } from '@argint/service-kit';
import { z } from 'zod';

const atMost = (fallback: number, description: string) =>
  z.coerce.number().int().min(1).default(fallback).describe(description);

export const gatewayConfig = {
  PORT: port(8080, 'Port of the page and the API'),
  TRUST_PROXY_HOPS: z.coerce
    .number()
    .int()
    .min(0)
    .max(10)
    .default(0)
    .describe('Proxies in front whose X-Forwarded-For is believed'),
  RATE_LIMIT_REGISTER: rate(
    '300/600',
    'Registrations an address, and checks before them whether an e-mail has an account, count/seconds; a class may share one address',
  ),
  RATE_LIMIT_LOGIN: rate(
    '60/600',
    'Failed sign-ins an address, count/seconds; then it may only sign in to accounts it is known for. Those to accounts that do not exist count apart',
  ),
  RATE_LIMIT_START: rate('60/60', 'Analyses begun a user, count/seconds'),
  RATE_LIMIT_UPLOAD: rate('20/60', 'Files read a user, count/seconds'),
  RATE_LIMIT_OTHER: rate('600/60', 'Other calls a user, or an address without one, count/seconds'),
  CONNECTIONS_MAX_OPEN: atMost(
    10_000,
    'Connections at a time, sockets among them; more are answered 503',
  ),
  CONNECTIONS_PER_ADDRESS: atMost(
    4_000,
    'Of these, connections of one address (IPv6 /56), and never more than are still free; more are answered 429. Not used behind a proxy (TRUST_PROXY_HOPS)',
  ),
  REQUESTS_MAX_OPEN: atMost(512, 'API requests open at a time; more are answered 503'),
  REQUESTS_PER_ADDRESS: atMost(
    256,
    'Of these, requests of one address (IPv6 /56), and never more than are still free; more are answered 429',
  ),
  UPLOADS_MAX_OPEN: atMost(
    8,
    'Uploads open at a time, each of up to 10 MB in memory; half of them, of one address; more are answered 503 or 429',
  ),
  UPLOADS_AT_ONCE: atMost(
    3,
    'Uploaded files read at a time, one of each user, each in a process of its own',
  ),
  UPLOAD_MEMORY_MB: z.coerce
    .number()
    .int()
    .min(128)
    .default(256)
    .describe(
      'Most memory of a process that reads a file, in MB; a file that needs more is refused',
    ),
  EXPORTS_AT_ONCE: atMost(
    1,
    'PDF and Word files made at a time, one of each user, each in a process of its own',
  ),
  EXPORT_MEMORY_MB: z.coerce
    .number()
    .int()
    .min(128)
    .default(256)
    .describe('Most heap of a process that makes a PDF or Word file, in MB'),
  MODEL_NAME: z
    .string()
    .default('')
    .describe(
      'Name of the Gemini model that reads along, for the page; empty: none. Standalone, compose and the chart set it where there is a Gemini key. Without a model, here or in LLM_MODEL, no screen speaks of AI',
    ),
  ...llmConfig,
  PASSWORD_POLICY: z
    .enum(PASSWORD_POLICIES)
    .default('standard')
    .describe('What the page says of new passwords; the same as the auth service has'),
  MAIL_MODE: z
    .enum(['file', 'smtp'])
    .default('file')
    .describe(
      'How mails leave, for the page: smtp where profile-billing has SMTP_URL. Standalone and the chart set it',
    ),
  MARKETING_CLAIMS: z
    .enum(['on', 'off'])
    .default('off')
    .describe(
      'on: the page shows the claims of web/src/content/claims.ts and of the welcome dialog. Only for an owner who can support them: nothing in the project measures them',
    ),
  SUPPORT_EMAIL: z
    .email('must be an e-mail address')
    .default('support@argument-intelligence.example')
    .describe('Where students turn to, shown on the page'),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'must be a URL with http or https' })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional()
    .describe(
      'Where browsers and the payment provider reach the product; default: the address that the caller used',
    ),
  PAYFAST_MERCHANT_ID: z
    .string()
    .optional()
    .describe(
      'Merchant id at PayFast; empty: the page shows a demonstration. profile-billing has the other PAYFAST settings',
    ),
  PAYFAST_BASE_URL: z
    .url({ protocol: /^https?$/, error: 'must be a URL with http or https' })
    .default('https://www.payfast.co.za')
    .describe('Where browsers may go to pay; the same as profile-billing has'),
  ADVISORIES_PATH: z
    .string()
    .default('advisories.json')
    .describe('File with the advisories known at the build, written by npm run advisories'),
  WEB_DIR: z
    .string()
    .default(fileURLToPath(new URL('../../../web/dist', import.meta.url)))
    .describe('Folder of the built page'),
};
