import { join } from 'node:path';
import type { Role } from '@bayan/domain/roles';

const source = join(import.meta.dirname, '../../web/src');

/** The lists that the product itself goes by. Their types need JSX, which nothing else here does. */
const { routes }: { routes: readonly { path: string }[] } = await import(join(source, 'app/routes.ts'));
const { navItems }: { navItems: Record<Role, readonly { path: string }[]> } = await import(
  join(source, 'shell/dashboard/nav-items.ts')
);

const below = '/*';
const dashboard = /^\/(?<role>\w+)-dashboard$/;

async function navItemsOf(area: string): Promise<string[]> {
  const role = dashboard.exec(area)?.groups?.role as Role | undefined;
  if (!role || !navItems[role])
    throw new Error(
      `${area}${below} has pages of its own: tell e2e/sweep/every-route.ts where they are listed`,
    );
  const { pages }: { pages: Record<string, unknown> } = await import(join(source, `pages${area}/pages.ts`));
  const paths = new Set([...navItems[role].map(({ path }) => path), ...Object.keys(pages)]);
  return [...paths].map(path => (path === '' ? area : `${area}/${path}`));
}

/** Every address that has a page, parameters as they are written in the routes, and one of each kind that has none. */
export async function everyRoute(): Promise<readonly string[]> {
  const all = await Promise.all(
    routes.map(async ({ path }) => {
      if (!path.endsWith(below)) return [path];
      const area = path.slice(0, -below.length);
      return [...(await navItemsOf(area)), `${area}${below}`];
    }),
  );
  return [...all.flat(), below];
}
