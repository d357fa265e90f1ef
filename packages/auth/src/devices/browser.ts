import { createHash, randomBytes } from 'node:crypto';

const NAME = 'bayan_browser';
const LIFE_SECONDS = 400 * 86_400;
const TOKEN = new RegExp(`(?:^|;\\s*)${NAME}=([\\w-]{43})(?:;|$)`);

/** The browser of a request, or whatever else keeps cookies. */
export interface Browser {
  readonly token: string;
  /** All that the server keeps of it. */
  readonly hash: Buffer;
  /** Whether this request signed somebody in: its answer then brings the cookie (R66). */
  hasSignedIn: boolean;
}

/** Known by its cookie, else a new one. */
export function browserOf(headers: Headers): Browser {
  const token = TOKEN.exec(headers.get('cookie') ?? '')?.[1] ?? randomBytes(32).toString('base64url');
  return { token, hash: createHash('sha256').update(token).digest(), hasSignedIn: false };
}

/** Only the sign-in service sees it. It opens nothing: it says who may go on trying when strangers guess. */
export const browserCookie = ({ token }: Browser, isSecure: boolean) =>
  `${NAME}=${token}; Path=/auth/v1; Max-Age=${LIFE_SECONDS}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
