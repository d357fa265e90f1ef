import { isLoopbackHost } from '@bayan/platform/http/loopback-host';
import type { AuthSettings } from '#auth-settings.ts';

/** Schemes that run in the page instead of leading somewhere. */
const UNSAFE_SCHEMES = /^(javascript|data|vbscript|blob|file|about):$/;

/** Where a mailed link leads back to: what was asked for where it is ours or allowed, else the site's root (R40). */
export type RedirectTarget = (asked: string | null) => string;

export function createRedirectTarget({
  publicUrl,
  isLocal,
  auth,
}: Pick<AuthSettings, 'publicUrl' | 'isLocal' | 'auth'>): RedirectTarget {
  const site = new URL(publicUrl);
  const allowed = auth.redirectAllowList.map(globPattern);
  const isAllowed = (target: URL) => {
    if (UNSAFE_SCHEMES.test(target.protocol) || target.username !== '' || target.password !== '')
      return false;
    if (target.origin === site.origin) return target.origin !== 'null';
    const isHttp = target.protocol === 'http:' || target.protocol === 'https:';
    if (isLocal && isHttp && isLoopbackHost(target.hostname)) return true;
    const address = target.href.replace(/#.*$/, '');
    return allowed.some(pattern => pattern.test(address) || pattern.test(address.replace(/\/$/, '')));
  };
  return asked => {
    const target = asked && URL.canParse(asked) ? new URL(asked) : null;
    return target && isAllowed(target) ? target.href : site.href;
  };
}

/**
 * The same for a Content-Security-Policy, which knows schemes and hosts: the button of a mailed link's page is a form,
 * and its answer leads there.
 */
export const formTargetsOf = ({
  isLocal,
  auth,
}: Pick<AuthSettings, 'isLocal' | 'auth'>): readonly string[] => [
  ...(isLocal ? ['http://localhost:*', 'http://127.0.0.1:*'] : []),
  ...new Set(auth.redirectAllowList.flatMap(sourceOf)),
];

const ADDRESS = /^(?<scheme>[a-z][a-z0-9+.-]*:)(?:\/\/(?<host>[^/?#]*))?/i;
const PLAIN_HOST = /^(\*\.)?[\w.-]+(:\d+)?$/;

function sourceOf(glob: string): string[] {
  const { scheme, host = '' } = ADDRESS.exec(glob)?.groups ?? {};
  if (!scheme) return [];
  const isHttp = scheme === 'http:' || scheme === 'https:';
  return [isHttp && PLAIN_HOST.test(host) ? `${scheme}//${host}` : scheme];
}

/** `**` is anything, `*` and `?` stop at a dot or slash. */
function globPattern(glob: string): RegExp {
  const source = glob.replace(/\*\*|\*|\?|[\\^$.+()[\]{}|]/g, found => {
    if (found === '**') return '.*';
    if (found === '*') return '[^./]*';
    return found === '?' ? '[^./]' : `\\${found}`;
  });
  return new RegExp(`^${source}$`);
}

type Fields = Readonly<Record<string, string>>;

/** What the address asks for already stays. */
export function withQuery(address: string, fields: Fields): string {
  const target = new URL(address);
  for (const [name, value] of Object.entries(fields)) target.searchParams.set(name, value);
  return target.href;
}

export function withFragment(address: string, fields: Fields): string {
  const target = new URL(address);
  target.hash = new URLSearchParams(Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1))).toString();
  return target.href;
}
