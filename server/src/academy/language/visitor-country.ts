import type { CountryOf } from './country.ts';

/** Headers in which well-known proxies name the visitor's country. */
const COUNTRY_HEADERS = [
  'cf-ipcountry',
  'cloudfront-viewer-country',
  'x-vercel-ip-country',
  'x-country-code',
];
/** What proxies write when they do not know, or for the Tor network. */
const NO_COUNTRY = new Set(['XX', 'T1', 'ZZ']);

interface Visitor {
  readonly address: string;
  /** Whether the request came through a proxy of ours, so that its headers can be believed. */
  readonly behindProxy: boolean;
  readonly headers: Headers;
}

export function visitorCountry(
  { address, behindProxy, headers }: Visitor,
  countryOf: CountryOf,
): string | null {
  if (behindProxy) {
    for (const header of COUNTRY_HEADERS) {
      const code = headers.get(header)?.trim().toUpperCase();
      if (code && /^[A-Z]{2}$/.test(code) && !NO_COUNTRY.has(code)) return code;
    }
  }
  return countryOf(address);
}
