import type { PeerCertificate } from 'node:tls';

/**
 * Which service a certificate belongs to: the first label of its first DNS name, so `essay.prod.svc` is `essay`.
 * Undefined where the certificate has no DNS name. Node quotes a name that could be read as two, and such a
 * certificate belongs to nobody.
 */
export const certificateName = ({
  subjectaltname = '',
}: Pick<PeerCertificate, 'subjectaltname'>): string | undefined =>
  subjectaltname.includes('"') ? undefined : /(?:^|, )DNS:([^.,]+)/.exec(subjectaltname)?.[1];
