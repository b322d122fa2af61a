import { hkdfSync } from 'node:crypto';
import { mapKeys, type PerMasterKey, type MasterKey } from '@argint/service-kit';

/** A 32-byte key for one purpose, from each master key (HKDF-SHA-256, RFC 5869). */
export const derivedKeys = (
  masterKeys: PerMasterKey<Pick<MasterKey, 'base64'>>,
  purpose: string,
): PerMasterKey<Buffer> =>
  mapKeys(masterKeys, ({ base64 }) =>
    Buffer.from(
      hkdfSync('sha256', Buffer.from(base64, 'base64'), '', `argint auth ${purpose}`, 32),
    ),
  );
