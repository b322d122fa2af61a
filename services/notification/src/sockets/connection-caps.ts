import type { IncomingMessage } from 'node:http';

/** The browser's address: the last one the gateway wrote, since it replaces what a browser claims; else the peer's. */
export const callerAddress = (req: Pick<IncomingMessage, 'headers' | 'socket'>): string => {
  const forwarded = [req.headers['x-forwarded-for'] ?? []].flat().join(',');
  return forwarded.split(',').at(-1)?.trim() || (req.socket.remoteAddress ?? '');
};

/** Socket.io's `allowRequest`: at most `maxPerAddress` open connections per address on this replica, signed in or not. */
export const capConnections = (
  maxPerAddress: number,
  onRefused?: () => void,
): ((req: IncomingMessage, decide: (error: string | null, allowed: boolean) => void) => void) => {
  const open = new Map<string, number>();
  return (req, decide) => {
    const address = callerAddress(req);
    const count = open.get(address) ?? 0;
    if (count >= maxPerAddress) {
      onRefused?.();
      decide('Too many connections', false);
      return;
    }
    open.set(address, count + 1);
    req.socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
    decide(null, true);
  };
};
