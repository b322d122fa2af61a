import { BlockList, isIP } from 'node:net';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

const privateNetworks = new BlockList();
privateNetworks.addSubnet('10.0.0.0', 8, 'ipv4');
privateNetworks.addSubnet('172.16.0.0', 12, 'ipv4');
privateNetworks.addSubnet('192.168.0.0', 16, 'ipv4');

const isIn = (list: BlockList, host: string): boolean => {
  const family = isIP(host);
  return family !== 0 && list.check(host, family === 4 ? 'ipv4' : 'ipv6');
};

/**
 * The origin that load may be sent to: a loopback address, or the private IPv4 address of a test cluster if
 * `clusterAddress` repeats it. A name other than localhost is refused, because nobody sees where it leads.
 *
 * @throws Error with a sentence that says what is allowed
 */
export const allowedOrigin = (baseUrl: string, clusterAddress?: string): string => {
  const url = URL.canParse(baseUrl) ? new URL(baseUrl) : undefined;
  if (!url || !['http:', 'https:'].includes(url.protocol))
    throw new Error(`--base-url takes an http or https URL, not ${baseUrl}.`);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (host === 'localhost' || isIn(loopback, host)) return url.origin;
  if (clusterAddress === host && isIn(privateNetworks, host)) return url.origin;
  throw new Error(
    `${host} is not a loopback address. Load is only sent to this machine, or to the private IPv4 address of a test cluster that you repeat as --cluster-address.`,
  );
};
