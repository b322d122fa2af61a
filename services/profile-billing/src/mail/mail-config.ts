import { secret, type ConfigShape } from '@argint/service-kit';
import { z } from 'zod';

/** Settings of outgoing mail. */
export const mailConfig = {
  SMTP_URL: secret(
    z
      .string()
      .regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')
      .optional()
      .describe(
        'Server that sends mails, smtps://user:password@host:port; a free trial then needs a confirmed e-mail address from its second analysis on. Default: mails are written to DATA_DIR/mail and not sent',
      ),
  ),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]*[^\s<>@]+@[^\s<>@]+>?$/, 'must be a name and an e-mail address')
    .default('Argument Intelligence <no-reply@argument-intelligence.example>')
    .describe('Sender of mails'),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'must be a URL with http or https' })
    .transform((url) => url.replace(/\/+$/, ''))
    .default('http://localhost:8080')
    .describe(
      'Where browsers reach the product, for the links in mails. Never taken from a request. With make start its PORT is in the default',
    ),
} satisfies ConfigShape;
