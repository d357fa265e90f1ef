import { StartupError } from '@bayan/platform/startup-error';
import { createServer } from 'vite';
import { inProject } from '#scripts/setup/root.mjs';
import { designPage } from './design-page.mjs';
import { pagesFromSource } from './pages-from-source.mjs';

const font = script =>
  `/@fs${inProject('node_modules/@fontsource-variable/readex-pro/files', `readex-pro-${script}-wght-normal.woff2`)}`;

/** What the build would put here: the sources themselves, and a style that comes with them. */
const assets = {
  earlyScript: '',
  style: '',
  entry: '/src/entry-client.ts',
  fonts: { en: font('latin'), ar: font('arabic') },
};

/** Serves the sources of the pages with hot reload, and hands everything else on to the server. */
export async function startPageServer({ port, api }) {
  const server = await createServer({
    configFile: inProject('web', 'vite.config.ts'),
    appType: 'custom',
    define: { __CLIENT_ASSETS__: JSON.stringify(assets) },
    plugins: [designPage(), pagesFromSource(api)],
    server: {
      host: '127.0.0.1',
      port,
      strictPort: true,
      proxy: { '^/((api|auth|rest)/|stop-reminders)': api },
    },
  });
  return server.listen().catch(async error => {
    await server.close();
    throw new StartupError(`the pages cannot be served: ${error.message}`);
  });
}
