import { availableParallelism, cpus } from 'node:os';
import type { Database } from '@bayan/platform/db/database';

/** What the figures were measured on. */
export async function machineLine(db: Database): Promise<string> {
  const { rows } = await db.$client.query<{ version: string }>(
    `select current_setting('server_version') as version`,
  );
  const model = cpus()[0]?.model.trim() ?? process.arch;
  return `${model}, ${availableParallelism()} cores; Node ${process.versions.node}, PostgreSQL ${rows[0]?.version}`;
}
