import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { withoutUnusedParts } from '#patches/router-parts.ts';

const router = dirname(createRequire(import.meta.url).resolve('react-router/package.json'));

test('the build may leave out every component of the router, as it is installed', async () => {
  const code = await readFile(join(router, 'dist/production/lib/dom/lib.js'), 'utf8');
  const made = withoutUnusedParts(code);
  for (const component of ['Link', 'NavLink', 'Form']) {
    expect(code).toContain(`const ${component} = React$1.forwardRef(`);
    expect(code).toContain(`${component}.displayName = "${component}";`);
    expect(made).toContain(`const ${component} = /* @__PURE__ */ React$1.forwardRef(`);
  }
  expect(made).not.toMatch(/^\w+\.displayName =/m);
});
