import { lazy } from 'react';

/** By the path below the dashboard's own; each is a file of its own for the browser. */
export const pages = {
  '': lazy(async () => ({ default: (await import('./overview.tsx')).AdminOverview })),
  security: lazy(async () => ({ default: (await import('./security.tsx')).AdminSecurity })),
};
