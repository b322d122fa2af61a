import { createHmac } from 'node:crypto';

/** Ids of the records about sign-ins and trials, made with a key so that neither e-mail nor address can be read or tried from them. */
export const createLoginIds = (key: Buffer) => {
  const idOf = (...parts: readonly string[]): string =>
    createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url');
  return {
    ofAccount: (accountKey: string): string => idOf('account', accountKey),
    ofAddress: (address: string): string => idOf('address', address),
    /** Of the passwords that the sessions of a user are asked for. */
    ofSessions: (userId: string): string => idOf('sessions', userId),
    ofTrial: (mailbox: string): string => idOf('trial', mailbox),
    ofAccountAddress: (accountKey: string, address: string): string =>
      idOf('account and address', accountKey, address),
  };
};
