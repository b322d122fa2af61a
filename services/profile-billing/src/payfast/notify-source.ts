import { BlockList, isIP } from 'node:net';
import { AppError } from '@argint/contracts';

/** Where the provider's notices come from by default (https://developers.payfast.co.za, Ports and IP addresses). */
export const PAYFAST_ADDRESSES =
  '197.97.145.144/28,41.74.179.192/27,102.216.36.0/28,102.216.36.128/28,144.126.193.139';

/** Addresses and CIDR blocks of a list; null where one of them is neither. */
export const addressList = (list: string): BlockList | null => {
  const known = new BlockList();
  for (const entry of list.split(',').map((part) => part.trim())) {
    const [address = '', prefix] = entry.split('/');
    const version = isIP(address);
    if (version === 0) return null;
    const most = version === 4 ? 32 : 128;
    if (prefix !== undefined && !(/^\d{1,3}$/.test(prefix) && Number(prefix) <= most)) return null;
    known.addSubnet(
      address,
      prefix === undefined ? most : Number(prefix),
      `ipv${version as 4 | 6}`,
    );
  }
  return known;
};

/** The second check: the notice comes from an address of the provider. */
export const checkSource = (known: BlockList, address: string): void => {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '');
  const version = isIP(plain);
  if (version === 0 || !known.check(plain, `ipv${version as 4 | 6}`))
    throw new AppError('NOTICE_REFUSED', 'The notice does not come from the payment provider.');
};
