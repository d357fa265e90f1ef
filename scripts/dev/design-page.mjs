import { readFile } from 'node:fs/promises';
import { inProject } from '#scripts/setup/root.mjs';

/** Every component in both languages and themes, at /design. Nothing of it is part of the build. */
export const designPage = () => ({
  name: 'design-page',
  configureServer(vite) {
    vite.middlewares.use(async (request, response, next) => {
      const { pathname } = new URL(request.url, 'http://page.invalid');
      if (pathname !== '/design' && pathname !== '/design/') return next();
      const source = await readFile(inProject('web', 'design', 'index.html'), 'utf8');
      const page = await vite.transformIndexHtml(
        '/design/',
        source.replace('./main.tsx', '/design/main.tsx'),
      );
      response.setHeader('content-type', 'text/html; charset=utf-8').end(page);
    });
  },
});
