import { brotliDecompressSync } from 'node:zlib';
import type { Page } from './page.ts';
import type { Site } from './site.ts';

const LOADED = [
  'script[src]',
  'img[src]',
  'link[rel=stylesheet]',
  'link[rel=preload]',
  'link[rel=modulepreload]',
  'link[rel=icon]',
  'link[rel=apple-touch-icon]',
  'link[rel=manifest]',
];

/** The address of everything that a browser fetches for a page before any script runs. */
export const filesOf = ({ $ }: Page): string[] =>
  $(LOADED.join())
    .map((_, one) => $(one).attr('src') ?? $(one).attr('href'))
    .get();

const STATIC_IMPORT = /\b(?:from|import)\s*["'](\.\/[^"']+)["']/g;

/** How many bytes of script a page brings with it, as they travel: what it names, and what that needs. */
export async function scriptBytes(site: Site, { $ }: Page): Promise<number> {
  const named = $('script[src], link[rel=modulepreload]').map(
    (_, one) => $(one).attr('src') ?? $(one).attr('href'),
  );
  const addresses = new Set<string>(named.get());
  let bytes = 0;
  // What is added on the way is visited too.
  for (const address of addresses) {
    const answer = await site.fetch(address, { headers: { 'accept-encoding': 'br' } });
    if (answer.status !== 200) throw new Error(`${address} is ${answer.status}`);
    const sent = await answer.bytes();
    bytes += sent.length;
    const isCompressed = answer.headers.get('content-encoding') === 'br';
    const code = String(isCompressed ? brotliDecompressSync(sent) : Buffer.from(sent));
    for (const [, needed = ''] of code.matchAll(STATIC_IMPORT))
      addresses.add(new URL(needed, new URL(address, site.publicUrl)).pathname);
  }
  return bytes;
}
