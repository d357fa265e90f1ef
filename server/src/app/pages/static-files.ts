import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import type { Headers } from '@bayan/platform/http/headers';
import { type PreparedAnswer, prepareAnswer } from './prepared-answer.ts';

const contentTypes: Readonly<Record<string, string>> = {
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** The build puts a hash of the content into every name in this folder. */
const hashedFolder = '/assets/';

/** Whether a path may be that of a file with a hash in its name, of whichever build. */
export const isHashedFile = (path: string): boolean =>
  path.startsWith(hashedFolder) &&
  /^[\w.-]{1,120}$/.test(path.slice(hashedFolder.length)) &&
  extname(path) in contentTypes;

/** A file of another build. It is asked for rarely, so nothing is compressed ahead. */
export const olderFileAnswer = (path: string, content: Uint8Array<ArrayBuffer>, security: Headers) =>
  prepareAnswer(200, { identity: content }, { ...security, ...headersOf(path) });

/** Every file of the built client by its address. A name that is not here cannot be asked for, whatever its path says. */
export async function readStaticFiles(
  directory: string,
  security: Headers,
): Promise<ReadonlyMap<string, PreparedAnswer>> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const names = entries
    .filter(entry => entry.isFile())
    .map(entry => relative(directory, join(entry.parentPath, entry.name)));
  const known = new Set(names);
  const read = async (name: string) => (known.has(name) ? await readFile(join(directory, name)) : undefined);

  const files = names.filter(name => !/\.(br|gz)$/.test(name));
  return new Map(
    await Promise.all(
      files.map(async name => {
        const path = `/${name.split(sep).join('/')}`;
        const [identity, br, gzip] = await Promise.all([
          readFile(join(directory, name)),
          read(`${name}.br`),
          read(`${name}.gz`),
        ]);
        return [
          path,
          prepareAnswer(200, { identity, br, gzip }, { ...security, ...headersOf(path) }),
        ] as const;
      }),
    ),
  );
}

function headersOf(path: string): Record<string, string> {
  const contentType = contentTypes[extname(path)];
  if (!contentType) throw new Error(`No content type is known for ${path}`);
  return {
    'content-type': contentType,
    'cache-control': path.startsWith(hashedFolder) ? 'public, max-age=31536000, immutable' : 'no-cache',
    vary: 'Accept-Encoding',
  };
}
