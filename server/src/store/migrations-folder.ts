import { join } from 'node:path';

/** The migrations of the academy's database. */
export const MIGRATIONS = join(import.meta.dirname, '../../migrations');
