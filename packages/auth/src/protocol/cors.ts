import type { Headers } from '@bayan/platform/http/headers';

const REQUEST_HEADERS = [
  'Accept',
  'Accept-Profile',
  'Authorization',
  'Content-Type',
  'X-Client-IP',
  'X-Client-Info',
  'X-JWT-AUD',
  'X-Retry-Count',
  'X-Supabase-Api-Version',
  'apikey',
];

/** Any origin may call: who asks is known by the token in a header, never by a cookie. */
export const CORS_HEADERS: Headers = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers':
    'X-Total-Count, Link, X-Supabase-Api-Version, X-Sb-Error-Code, Retry-After',
};

export const PREFLIGHT_HEADERS: Headers = {
  ...CORS_HEADERS,
  'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
  'access-control-allow-headers': REQUEST_HEADERS.join(', '),
  'access-control-max-age': '86400',
};
