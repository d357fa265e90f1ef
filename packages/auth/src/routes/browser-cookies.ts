import type { AuthRoutes } from './auth-request.ts';

/** Whatever signs somebody in makes their browser a known one (R66), to which the sign-in is bound (R620). */
export const addBrowserCookies: AuthRoutes = (routes, { cookiesAfter }) => {
  routes.use('*', async (c, next) => {
    await next();
    for (const cookie of cookiesAfter(c)) c.res.headers.append('set-cookie', cookie);
  });
};
