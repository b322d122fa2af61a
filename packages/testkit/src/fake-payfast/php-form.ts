import { createHash } from 'node:crypto';

/** Fields of a form, in their order. */
export type FormFields = Record<string, string>;

/** A value as PHP's urlencode writes it. */
const encode = (value: string): string =>
  new URLSearchParams({ v: value }).toString().slice(2).replaceAll('*', '%2A');

/** Fields as the real provider writes them. */
export const phpForm = (fields: FormFields): string =>
  Object.entries(fields)
    .map(([name, value]) => `${name}=${encode(value)}`)
    .join('&');

/** The provider's signature of fields. Written apart from the product's own, so that the two check each other. */
export const phpSignature = (fields: FormFields, passphrase: string): string =>
  createHash('md5')
    .update(`${phpForm(fields)}&passphrase=${encode(passphrase)}`)
    .digest('hex');
