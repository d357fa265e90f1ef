import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

/** Puts beside each file of a folder what a server sends of it to those who take it compressed. */
export async function compressAhead(directory: string): Promise<void> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const compressible = entries.filter(entry => entry.isFile() && /\.(js|json|svg|css|txt)$/.test(entry.name));
  await Promise.all(
    compressible.map(async entry => {
      const path = join(entry.parentPath, entry.name);
      const content = await readFile(path);
      const [brotli, gzipped] = await Promise.all([
        promisify(brotliCompress)(content), // its default is 11, the strongest
        promisify(gzip)(content, { level: 9 }),
      ]);
      if (brotli.length < content.length) await writeFile(`${path}.br`, brotli);
      if (gzipped.length < content.length) await writeFile(`${path}.gz`, gzipped);
    }),
  );
}
