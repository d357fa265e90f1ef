import { isIP } from 'node:net';

const MAX_USER_AGENT = 500;

/** Where a request comes from: its program and its address, where that is one. */
export interface RequestSource {
  readonly ip: string | null;
  readonly userAgent: string | null;
}

export const sourceOf = (headers: Headers, clientAddress: string): RequestSource => ({
  userAgent: headers.get('user-agent')?.slice(0, MAX_USER_AGENT) ?? null,
  ip: isIP(clientAddress) === 0 ? null : clientAddress,
});
