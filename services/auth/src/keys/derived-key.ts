import { hkdfSync } from 'node:crypto';

/** A 32-byte key for one purpose, from the master key (HKDF-SHA-256, RFC 5869). */
export const derivedKey = (masterKeyBase64: string, purpose: string): Buffer =>
  Buffer.from(
    hkdfSync('sha256', Buffer.from(masterKeyBase64, 'base64'), '', `argint auth ${purpose}`, 32),
  );
