import { join } from 'node:path';

/** Modules that pages begin with. */
export const source = join(import.meta.dirname, '..', 'src');
export const entry = join(source, 'entry-client.ts');
export const takingOver = join(source, 'app/hydrate.tsx');
export const signedIn = join(source, 'platform/auth/auth-connection.ts');
export const ROLES = ['student', 'tutor', 'admin'] as const;
export const areaFolder = (role: string) => join(source, `pages/${role}-dashboard`);
export const areaOf = (role: string) => join(areaFolder(role), `${role}-dashboard.tsx`);

/** With which an area opens at its own address. */
export const firstScreenOf = (role: string) => [areaOf(role), join(areaFolder(role), 'overview.tsx')];
