import { decodeJwt } from 'jose';

const SECRET_PREFIX = 'sb_secret_';
const SECRET_ROLES: ReadonlySet<unknown> = new Set(['service_role', 'supabase_admin']);

/** Whether a key of a project opens its admin calls, as far as its shape tells: of the older ones it is a claim. */
export const isSecretKey = (key: string) => key.startsWith(SECRET_PREFIX) || SECRET_ROLES.has(roleIn(key));

function roleIn(key: string): unknown {
  try {
    return decodeJwt(key).role;
  } catch {
    return undefined;
  }
}
