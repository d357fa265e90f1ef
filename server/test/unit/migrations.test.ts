import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const FOLDER = join(import.meta.dirname, '../../migrations');

// A database that has run a migration refuses to start with another text of it. The list grows at its end
// (`npx vitest run --project unit migrations -u`); no line of it ever changes.
test('no migration has changed since it was released', async () => {
  const lines = readdirSync(FOLDER)
    .filter(file => file.endsWith('.sql'))
    .sort()
    .map(
      file =>
        `${createHash('sha256')
          .update(readFileSync(join(FOLDER, file)))
          .digest('hex')}  ${file}`,
    );
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('../../migrations/checksums.txt');
});
