import { isIP } from 'node:net';
import { type Browser, browserOf } from '../limits/browser.ts';

/** Where a request comes from. An auth session remembers program and address of its last use. */
export interface Device {
  readonly userAgent: string | null;
  readonly ip: string | null;
  /** As counted by the limits, also where it is no address. */
  readonly clientAddress: string;
  readonly browser: Browser;
}

const LONGEST_USER_AGENT = 500;

export const deviceOf = (headers: Headers, clientAddress: string): Device => ({
  userAgent: headers.get('user-agent')?.slice(0, LONGEST_USER_AGENT) ?? null,
  ip: isIP(clientAddress) === 0 ? null : clientAddress,
  clientAddress,
  browser: browserOf(headers),
});

/** What an auth session keeps of it. */
export const lastSeen = ({ userAgent, ip }: Device) => ({ userAgent, ip });
