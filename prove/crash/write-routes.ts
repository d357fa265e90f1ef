import { createAuthRoutes } from '@bayan/auth/routes/auth.routes';
import { openDatabase } from '@bayan/platform/db/database';
import { authHost } from '@bayan/server/app/auth-host';
import type { Config } from '@bayan/server/config/config';
import type { OwnSignIn } from '@bayan/server/people/access/connect-hosted';
import type { Reply } from './caller.ts';

/** ALL stands for what surrounds the others or refuses whatever is asked. */
const CHANGES_NOTHING = new Set(['GET', 'OPTIONS', 'ALL']);
/** It is undone before it is answered. */
const isPreview = (path: string) => path.endsWith('/preview');
const quiet = { warn: () => {}, error: () => {} };

/** Every way to change something, as the product itself lists it: a new one without a writer fails the proof. */
export function writeRoutes(openApi: Reply['body'], config: Config, signIn: OwnSignIn): string[] {
  const api = Object.entries(openApi.paths as Record<string, object>).flatMap(([path, methods]) =>
    Object.keys(methods).flatMap(method =>
      method === 'get' || isPreview(path) ? [] : [`${method} ${path}`],
    ),
  );
  return [...api, ...signInEndpoints(config, signIn)];
}

/** The sign-in protocol has no list of itself; the routes are put together as the product does, and never called. */
function signInEndpoints(config: Config, signIn: OwnSignIn): string[] {
  const db = openDatabase('postgres://nobody@localhost/nothing', quiet);
  const { routes } = createAuthRoutes({ ...signIn, config, db, host: authHost, log: quiet, security: {} });
  const writing = routes.filter(({ method }) => !CHANGES_NOTHING.has(method));
  return [...new Set(writing.map(({ method, path }) => `${method.toLowerCase()} /auth/v1${path}`))];
}
