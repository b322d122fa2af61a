import 'reflect-metadata';
import { randomBytes, webcrypto } from 'node:crypto';
import {
  BasicConstraintsExtension,
  ExtendedKeyUsage,
  ExtendedKeyUsageExtension,
  SubjectAlternativeNameExtension,
  X509CertificateGenerator,
} from '@peculiar/x509';
import type { GrpcTls } from '../grpc/callers/grpc-identity.ts';

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
const HOUR_MS = 3_600_000;

const newKeys = () => webcrypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify']);

const privatePem = async (key: webcrypto.CryptoKey): Promise<string> => {
  const der = Buffer.from(await webcrypto.subtle.exportKey('pkcs8', key)).toString('base64');
  return `-----BEGIN PRIVATE KEY-----\n${der.replace(/.{64}/g, '$&\n')}\n-----END PRIVATE KEY-----\n`;
};

/** A certificate authority for one test, valid for two hours. Its certificates serve both sides of a call. */
export const createAuthority = async (
  name: string,
): Promise<{ issue: (...dnsNames: string[]) => Promise<GrpcTls> }> => {
  const common = () => ({
    serialNumber: randomBytes(8).toString('hex').replace(/^./, '1'),
    notBefore: new Date(Date.now() - HOUR_MS),
    notAfter: new Date(Date.now() + HOUR_MS),
    signingAlgorithm: ALGORITHM,
  });
  const own = await newKeys();
  const root = await X509CertificateGenerator.createSelfSigned({
    ...common(),
    name: `CN=${name}`,
    keys: own,
    extensions: [new BasicConstraintsExtension(true, 1, true)],
  });
  return {
    issue: async (...dnsNames) => {
      const keys = await newKeys();
      const certificate = await X509CertificateGenerator.create({
        ...common(),
        subject: 'CN=a service',
        issuer: root.subject,
        publicKey: keys.publicKey,
        signingKey: own.privateKey,
        extensions: [
          new ExtendedKeyUsageExtension([ExtendedKeyUsage.clientAuth, ExtendedKeyUsage.serverAuth]),
          new SubjectAlternativeNameExtension(dnsNames.map((value) => ({ type: 'dns', value }))),
        ],
      });
      return {
        cert: certificate.toString('pem'),
        key: await privatePem(keys.privateKey),
        ca: root.toString('pem'),
      };
    },
  };
};
