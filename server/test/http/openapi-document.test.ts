import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#test/harness.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

// Whoever changes the API on purpose writes the file again (`npx vitest run --project api openapi-document -u`) and
// reads the difference: clients that were built against the old document must go on working.
test('the API is the one that docs/openapi.json describes', async () => {
  const document = await (await app.fetch('/api/openapi.json')).json();
  await expect(`${JSON.stringify(document, null, 2)}\n`).toMatchFileSnapshot('../../../docs/openapi.json');
});
