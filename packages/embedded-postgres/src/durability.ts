import { StartupError } from '@bayan/platform/startup-error';
import { withConnection } from './connection.ts';

/** `throw-away` is for tests: an acknowledged row may be lost when the machine stops. */
export type Durability = 'full' | 'throw-away';

const WRITTEN_THROUGH = ['fsync', 'full_page_writes', 'synchronous_commit'] as const;

export function durabilitySettings(durability: Durability): Record<string, string> {
  return Object.fromEntries(WRITTEN_THROUGH.map(name => [name, durability === 'full' ? 'on' : 'off']));
}

/** Asks as the application, for whom a setting may differ from what the server was started with. */
export async function assertDurability(appUrl: string, durability: Durability): Promise<void> {
  const wanted = { ...durabilitySettings(durability), data_checksums: 'on' };
  await withConnection(appUrl, async client => {
    for (const [name, value] of Object.entries(wanted)) {
      const { rows } = await client.query<{ value: string }>('select current_setting($1) as value', [name]);
      if (rows[0]?.value !== value) {
        throw new StartupError(
          `the database would not keep data safely: ${name} is ${rows[0]?.value}, not ${value}`,
        );
      }
    }
  });
}
