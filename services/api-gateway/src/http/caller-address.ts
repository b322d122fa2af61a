import { isIPv6 } from 'node:net';
import type { IncomingMessage } from 'node:http';
import type { Request } from 'express';

/** What counts as one address: an IPv4 address, or an IPv6 /56, the least a host is given. */
export const networkOf = (ip: string): string => {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail = ''] = plain.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === '' ? [] : tail.split(':');
  const groups = [
    ...left,
    ...Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0'),
    ...right,
  ];
  return groups
    .slice(0, 4)
    .map((group, i) => (i === 3 ? group.padStart(4, '0').slice(0, 2) : group))
    .join(':');
};

/** The caller's address, IPv6 by /56. */
export const addressOf = (req: Request): string => networkOf(req.ip ?? '');

/** The caller's address of a request that does not pass through express; `hops` as in TRUST_PROXY_HOPS. */
export const addressBehind = (
  req: Pick<IncomingMessage, 'headers' | 'socket'>,
  hops: number,
): string => {
  const forwarded = [req.headers['x-forwarded-for'] ?? []].flat().join(',');
  const chain = forwarded.split(',').map((address) => address.trim());
  const path = [req.socket.remoteAddress ?? '', ...chain.filter(Boolean).reverse()];
  return networkOf(path[Math.min(hops, path.length - 1)] ?? '');
};
