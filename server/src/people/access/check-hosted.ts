import { StartupError } from '@bayan/platform/startup-error';
import type { Config, HostedSignIn } from '#config/config.ts';
import { callHosted, HostedUnavailable } from './hosted-call.ts';
import { KEYS_PATH, keySet } from './hosted-keys.ts';
import { isSecretKey } from './secret-key.ts';

const PATIENCE_MS = 10_000;
const REFUSED = new Set([401, 403]);

/** A wrong address or key is found out at the start, in one line, and not by the first person who signs in. */
export async function checkHosted(hosted: HostedSignIn, auth: Pick<Config['auth'], 'jwtSecret'>) {
  const { url, anonKey, serviceRoleKey } = hosted;
  const ask = (path: string, key: string) =>
    callHosted(hosted, { path, key, timeoutMs: PATIENCE_MS }).catch((error: unknown) => {
      throw error instanceof HostedUnavailable
        ? new StartupError(`SUPABASE_URL: ${url} does not answer: ${reasonOf(error.cause)}`)
        : error;
    });

  // Said before it is sent anywhere: every page would hand it on.
  if (isSecretKey(anonKey)) throw secretInPublic();
  const published = await ask(KEYS_PATH, anonKey);
  if (REFUSED.has(published.status)) throw refused('SUPABASE_ANON_KEY', url);
  const parsed = keySet.safeParse(published.body);
  if (published.status !== 200 || !parsed.success) {
    throw new StartupError(`SUPABASE_URL: ${url} is no sign-in service: it answers ${published.status}`);
  }
  if (auth.jwtSecret === undefined && !parsed.data.keys.some(isUsable)) {
    throw new StartupError(
      `SUPABASE_URL: ${url} has no signing key (ES256 or RS256); set AUTH_JWT_SECRET to the secret it signs with`,
    );
  }
  const settings = await ask('/settings', anonKey);
  if (settings.status !== 200) throw refused('SUPABASE_ANON_KEY', url, settings.status);
  if (serviceRoleKey === undefined) return;
  const users = await ask('/admin/users?page=1&per_page=1', serviceRoleKey);
  if (users.status !== 200) throw refused('SUPABASE_SERVICE_ROLE_KEY', url, users.status);
  if (serviceRoleKey === anonKey) throw secretInPublic();
}

const isUsable = ({ kty, crv }: { kty: string; crv?: unknown }) =>
  kty === 'RSA' || (kty === 'EC' && crv === 'P-256');

const secretInPublic = () =>
  new StartupError(
    'SUPABASE_ANON_KEY is a secret key, which every visitor would read: set it to the public one (anon or publishable)',
  );

const refused = (variable: string, url: string, status?: number) =>
  new StartupError(
    status === undefined || REFUSED.has(status)
      ? `${variable} is refused by ${url}`
      : `${variable}: ${url} answers ${status}`,
  );

/** The system's own word stands two causes deep in what fetch throws. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error)) return 'no reason was given';
  const { code } = cause as { code?: unknown };
  return typeof code === 'string' ? code : cause.message;
}
