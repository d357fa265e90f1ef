import type { Headers } from '@bayan/platform/http/headers';

/** A form that was sent before its script had come: back to the page, with nothing read and nothing in its address. */
export function backToForm(request: Request, security: Headers): Response {
  const { pathname } = new URL(request.url);
  return new Response(null, {
    status: 303,
    // One slash only: `//host` would lead away from the site.
    headers: { ...security, location: pathname.replace(/^\/+/, '/'), 'cache-control': 'no-store' },
  });
}
