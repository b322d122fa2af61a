import { createHash, timingSafeEqual } from 'node:crypto';

/** A field of a form, in the order of the form. */
export type Field = readonly [name: string, value: string];

/** A value as PHP's urlencode writes it, which is what the provider signs: blanks as +, and !'()*~ encoded too. */
const urlEncode = (value: string): string =>
  encodeURIComponent(value)
    .replace(/%20/g, '+')
    .replace(/[!'()*~]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);

/** Fields as a query string, in their order. */
export const formString = (fields: readonly Field[]): string =>
  fields.map(([name, value]) => `${name}=${urlEncode(value)}`).join('&');

// The provider prescribes MD5. The passphrase makes it a secret that only both sides know.
const digest = (fields: readonly Field[]): string =>
  createHash('md5').update(formString(fields)).digest('hex');

/** The signature of fields in their order (https://developers.payfast.co.za, Custom integration, step 2). */
export const signatureOf = (fields: readonly Field[], passphrase: string): string =>
  digest([...fields, ['passphrase', passphrase.trim()]]);

/** The signature of a call of the provider's API: all fields in alphabetical order, the passphrase among them. */
export const apiSignatureOf = (fields: readonly Field[], passphrase: string): string => {
  const all: Field[] = [...fields, ['passphrase', passphrase.trim()]];
  return digest(all.toSorted(([a], [b]) => (a < b ? -1 : 1)));
};

/** Whether two signatures are the same, without telling by time where they differ. */
export const isSameSignature = (given: string, expected: string): boolean => {
  const [a, b] = [Buffer.from(given.toLowerCase()), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
};
