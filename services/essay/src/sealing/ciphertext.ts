import { createCipheriv, createDecipheriv, randomBytes, type KeyObject } from 'node:crypto';

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** A key and its number, which is stored with what it seals. 0: the key from before any rotation. */
export interface NumberedKey {
  number: number;
  key: KeyObject;
}

/** Values of key 0 name no key: earlier releases sealed them, and read them. */
const headerOf = (number: number): string => (number === 0 ? 'v1' : `v2.${number}`);

/**
 * AES-256-GCM as `v1.<base64 of iv, tag, ciphertext>`, or `v2.<key number>.<base64>` for a key other than 0, with a
 * random 96-bit iv (NIST SP 800-38D, 8.2.2). `place` is authenticated data, and so is the key's number: a text that
 * was sealed for one place does not open at another.
 */
export const encrypt = ({ number, key }: NumberedKey, place: string, plain: Buffer): string => {
  const header = headerOf(number);
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, iv, { authTagLength: TAG_BYTES });
  cipher.setAAD(Buffer.from(`${header}|${place}`));
  const body = Buffer.concat([cipher.update(plain), cipher.final()]);
  return `${header}.${Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64')}`;
};

const SEALED = /^(?:v1|v2\.([1-9]\d{0,8}))\.([A-Za-z0-9+/]{38,}={0,2})$/;

/** The number of the key that sealed a value; null when the value has another form than `encrypt` gives. */
export const keyNumberOf = (sealed: string): number | null => {
  const match = SEALED.exec(sealed);
  return match && Number(match[1] ?? 0);
};

/**
 * Reverses `encrypt`.
 * @throws Error when the key, its number, the place or the bytes differ, or the version is unknown
 */
export const decrypt = ({ number, key }: NumberedKey, place: string, sealed: string): Buffer => {
  const header = headerOf(number);
  if (!sealed.startsWith(`${header}.`)) throw new Error('The ciphertext has an unknown version');
  const bytes = Buffer.from(sealed.slice(header.length + 1), 'base64');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(Buffer.from(`${header}|${place}`));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
};

/** Whether a stored value has the form that `encrypt` gives. It may still not open. */
export const isSealed = (value: string): boolean => keyNumberOf(value) !== null;
