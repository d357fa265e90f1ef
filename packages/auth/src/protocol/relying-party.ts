import { isIP } from 'node:net';
import { isLoopbackHost } from '@bayan/platform/http/loopback-host';

/** For whom passkeys are made: a name that browsers hold them by, and the addresses that may ask for one. */
export interface RelyingParty {
  readonly id: string;
  readonly origins: readonly string[];
}

/** Null where browsers have no passkeys: at a bare network address, and without encryption. */
export function relyingPartyOf(publicUrl: string): RelyingParty | null {
  const { protocol, hostname, port, origin } = new URL(publicUrl);
  // On one's own machine browsers know them by its name alone, whatever the address in the settings.
  if (isLoopbackHost(hostname))
    return { id: 'localhost', origins: [`${protocol}//localhost${port === '' ? '' : `:${port}`}`] };
  if (protocol !== 'https:' || isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) return null;
  return { id: hostname, origins: [origin] };
}
