import { setTimeout as sleep } from 'node:timers/promises';

const PER_CONNECTION =
  /^(?:host|connection|keep-alive|upgrade.*|transfer-encoding|content-length|accept-encoding|if-.*)$/;
const OF_THE_BUILT_PAGE =
  /^(?:content-(?:length|encoding|security-policy)|etag|transfer-encoding|connection|keep-alive)$/;
const LANGUAGE = /<html lang="(\w+)"/;
const BY_COUNTRY = /<html [^>]*\bdata-by-country\b/;
const SETTINGS = /<script type="application\/json" id="settings">(.*?)<\/script>/;
const WRITTEN = /<script type="application\/json" id="written">(.*?)<\/script>/;

const without = (headers, unwanted) => Object.entries(headers).filter(([name]) => !unwanted.test(name));

const askServer = (api, { method, headers, url }) =>
  fetch(new URL(url, api), { method, headers: without(headers, PER_CONNECTION), redirect: 'manual' });

/** A server that restarts after a change is soon there again. */
async function askPatiently(api, request, tries = 40) {
  try {
    return await askServer(api, request);
  } catch (error) {
    if (tries === 0 || error.cause?.code !== 'ECONNREFUSED') throw error;
    await sleep(250);
    return askPatiently(api, request, tries - 1);
  }
}

/** The server decides status, language, settings and what the database has to show; the markup comes from the source as it is now. */
async function pageFromSource(vite, url, builtPage) {
  const [, language] = LANGUAGE.exec(builtPage) ?? [];
  const [, settings] = SETTINGS.exec(builtPage) ?? [];
  const [, written] = WRITTEN.exec(builtPage) ?? [];
  if (!language || !settings) return builtPage;
  const { render } = await vite.ssrLoadModule('/src/entry-server.tsx');
  const { pathname } = new URL(url, 'http://page.invalid');
  return vite.transformIndexHtml(
    url,
    await render(
      pathname,
      language,
      JSON.parse(settings),
      BY_COUNTRY.test(builtPage),
      written && JSON.parse(written),
    ),
  );
}

const answerFor = (vite, api) => async (request, response, next) => {
  if (request.method !== 'GET' && request.method !== 'HEAD') return next();
  try {
    const answer = await askPatiently(api, request);
    const isPage = answer.headers.get('content-type')?.startsWith('text/html');
    const body = isPage
      ? await pageFromSource(vite, request.url, await answer.text())
      : Buffer.from(await answer.arrayBuffer());
    const headers = without(Object.fromEntries(answer.headers), OF_THE_BUILT_PAGE);
    response.writeHead(answer.status, Object.fromEntries(headers)).end(body);
  } catch (error) {
    vite.ssrFixStacktrace(error);
    return next(error);
  }
};

export const pagesFromSource = api => ({
  name: 'pages-from-source',
  // Returned, so that it comes after everything Vite itself can answer.
  configureServer: vite => () => {
    vite.middlewares.use(answerFor(vite, api));
  },
});
