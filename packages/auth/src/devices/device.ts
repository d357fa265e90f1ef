import { type RequestSource, sourceOf } from '@bayan/platform/http/request-source';
import { type Browser, browserOf } from './browser.ts';
import { type BrowserProofs, noProofs, proofsIn } from './browser-proofs.ts';

/** Where a request comes from. An auth session remembers program and address of its last use. */
export interface Device extends RequestSource {
  /** As counted by the limits, also where it is no address. */
  readonly clientAddress: string;
  readonly browser: Browser;
  readonly proofs: BrowserProofs;
}

export const deviceOf = (headers: Headers, clientAddress: string): Device => ({
  ...sourceOf(headers, clientAddress),
  clientAddress,
  browser: browserOf(headers),
  proofs: proofsIn(headers),
});

/** Where somebody else than this browser gets the tokens, so that it cannot prove anything for them. */
export const onBehalfOfOthers = (device: Device): Device => ({ ...device, proofs: noProofs });

/** What an auth session keeps of it. */
export const lastSeen = ({ userAgent, ip }: Device) => ({ userAgent, ip });
