import { isIP } from 'node:net';

/** What an auth session remembers of where it was last used. */
export interface Device {
  readonly userAgent: string | null;
  readonly ip: string | null;
}

const LONGEST_USER_AGENT = 500;

export const deviceOf = (headers: Headers, clientAddress: string): Device => ({
  userAgent: headers.get('user-agent')?.slice(0, LONGEST_USER_AGENT) ?? null,
  ip: isIP(clientAddress) === 0 ? null : clientAddress,
});
