import { BlockList, isIP } from 'node:net';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8);
loopback.addAddress('::1', 'ipv6');

/** Addresses that the internet does not route: RFC 1918, 3927, 6598, 4193 and 4291. */
const ownNetwork = new BlockList();
for (const [net, bits] of [
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  ownNetwork.addSubnet(net, bits);
ownNetwork.addSubnet('fc00::', 7, 'ipv6');
ownNetwork.addSubnet('fe80::', 10, 'ipv6');

/** Endings of names that only a network of one's own resolves: RFC 6762, 8375, ICANN's `internal`, Kubernetes. */
const OWN_NAME = /\.(?:local|lan|internal|home\.arpa|svc)$/i;

/** Where a server stands, as far as its address tells. */
export type ServerPlace = 'this-machine' | 'own-network' | 'internet';

/**
 * Where the host of a URL stands. Names without a dot, and private addresses, belong to the owner's own network. A
 * public name counts as the internet, even if it resolves to a private address: nothing is looked up.
 */
export const placeOfHost = (url: string): ServerPlace => {
  const host = new URL(url).hostname.replace(/^\[|\]$|\.$/g, '');
  const family = isIP(host);
  if (family > 0) {
    const type = family === 6 ? 'ipv6' : 'ipv4';
    if (loopback.check(host, type)) return 'this-machine';
    return ownNetwork.check(host, type) ? 'own-network' : 'internet';
  }
  if (host === 'localhost' || host.endsWith('.localhost')) return 'this-machine';
  return !host.includes('.') || OWN_NAME.test(host) ? 'own-network' : 'internet';
};
