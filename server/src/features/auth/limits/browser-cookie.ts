import type { AuthRoutes } from '../wire/auth-request.ts';

/** Whatever signs somebody in makes their browser a known one (R66). */
export const addBrowserCookie: AuthRoutes = (routes, { cookieAfter }) => {
  routes.use('*', async (c, next) => {
    await next();
    const cookie = cookieAfter(c);
    if (cookie !== null) c.res.headers.append('set-cookie', cookie);
  });
};
