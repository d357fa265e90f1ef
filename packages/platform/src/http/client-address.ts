import { BlockList, isIP } from 'node:net';

/** Who is really asking: the peer, or, as far as the proxies in between are ours, whom they say they speak for. */
export interface Proxies {
  clientOf(peer: string, headers: Headers): { address: string; behindProxy: boolean };
  isOurs(address: string): boolean;
}

/** A socket that listens on IPv6 names an IPv4 visitor `::ffff:192.0.2.1`, and may name the network card after a %. */
export const plainAddress = (address: string) =>
  address.includes(':') ? address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '') : address;

/** An IPv6 visitor has 64 bits to choose addresses from; who shares the other 64 is one visitor. */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const groupsOf = (part: string) =>
    part
      .replace(/[^:]*\..*/, '0:0')
      .split(':')
      .filter(Boolean);
  const [head = [], tail = []] = address.split('::').map(groupsOf);
  const between = Array<string>(8 - head.length - tail.length).fill('0');
  return [...head, ...between, ...tail]
    .slice(0, 4)
    .map(group => Number.parseInt(group, 16).toString(16))
    .join(':');
}

export function trustedProxies(ranges: readonly string[]): Proxies {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = '', bits] = range.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  const trusted = (address: string) => {
    if (ranges.length === 0) return false;
    const family = isIP(address);
    return family !== 0 && list.check(address, family === 6 ? 'ipv6' : 'ipv4');
  };
  return {
    isOurs: trusted,
    clientOf(peer, headers) {
      let address = plainAddress(peer);
      if (!trusted(address)) return { address, behindProxy: false };
      const hops = (headers.get('x-forwarded-for') ?? '').split(',').map(hop => plainAddress(hop.trim()));
      // From the nearest hop outwards; the first that is not ours is the client. A hop that is no address ends the walk.
      for (const hop of hops.reverse()) {
        if (isIP(hop) === 0) break;
        address = hop;
        if (!trusted(hop)) break;
      }
      return { address, behindProxy: true };
    },
  };
}
