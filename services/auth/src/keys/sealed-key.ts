import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** AES-256-GCM as base64 of iv, tag, ciphertext; the key's name is authenticated with it. */
export const sealKey = (sealingKey: Buffer, kid: string, plain: Buffer): string => {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', sealingKey, iv, { authTagLength: TAG_BYTES });
  cipher.setAAD(Buffer.from(kid));
  const body = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64');
};

/** What sealKey was given. Throws where sealing key, name or bytes differ. */
const openKey = (sealingKey: Buffer, kid: string, sealed: string): Buffer => {
  const bytes = Buffer.from(sealed, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', sealingKey, bytes.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(Buffer.from(kid));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
};

/** What sealKey was given, by the first key that opens it; null where none does. */
export const openWithAny = (
  sealingKeys: readonly Buffer[],
  kid: string,
  sealed: string,
): Buffer | null => {
  for (const key of sealingKeys)
    try {
      return openKey(key, kid, sealed);
    } catch {
      // Another key sealed it.
    }
  return null;
};
