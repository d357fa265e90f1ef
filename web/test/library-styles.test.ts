import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { libraryStyles } from '#patches/library-styles.ts';

const reactAria = dirname(createRequire(import.meta.url).resolve('react-aria-components/package.json'));

async function styleWrittenBy(module: string): Promise<string | undefined> {
  const source = await readFile(join(reactAria, '../react-aria/dist/private', module), 'utf8');
  return /style\.textContent = `([^`]*)`\.trim\(\)/
    .exec(source)?.[1]
    ?.replace(/\$\{.*?\}/, 'data-react-aria-pressable')
    .trim();
}

test.each(['interactions/usePress.mjs', 'overlays/usePreventScroll.mjs'])(
  'the policy knows the style that %s writes',
  async module => {
    expect(libraryStyles).toContain(await styleWrittenBy(module));
  },
);
