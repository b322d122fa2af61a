import { createCipheriv, createDecipheriv, randomBytes, type KeyObject } from 'node:crypto';

const VERSION = 'v1';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * AES-256-GCM as `v1.<base64 of iv, tag, ciphertext>`, with a random 96-bit iv (NIST SP 800-38D, 8.2.2).
 * `place` is authenticated data: a text that was sealed for one place does not open at another.
 */
export const encrypt = (key: KeyObject, place: string, plain: Buffer): string => {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, iv, { authTagLength: TAG_BYTES });
  cipher.setAAD(Buffer.from(`${VERSION}|${place}`));
  const body = Buffer.concat([cipher.update(plain), cipher.final()]);
  return `${VERSION}.${Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64')}`;
};

/**
 * Reverses `encrypt`.
 * @throws Error when the key, place or bytes differ, or the version is unknown
 */
export const decrypt = (key: KeyObject, place: string, sealed: string): Buffer => {
  const [version, encoded] = sealed.split('.', 2);
  if (version !== VERSION || encoded === undefined)
    throw new Error('The ciphertext has an unknown version');
  const bytes = Buffer.from(encoded, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(Buffer.from(`${VERSION}|${place}`));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
};

/** Whether a stored value has the form that `encrypt` gives. It may still not open. */
export const isSealed = (value: string): boolean =>
  new RegExp(`^${VERSION}\\.[A-Za-z0-9+/]{38,}={0,2}$`).test(value);
