import { hashPassword } from '@bayan/auth/passwords/password-hash';
import { PASSWORD } from '@bayan/server/test/auth/auth-caller';
import pg from 'pg';
import { applicationsSql } from './applications.ts';
import { intoBareTables } from './bare-tables.ts';
import { lessonsSql } from './lessons.ts';
import { MAKING_THINGS_UP } from './making-things-up.ts';
import { peopleSql } from './people.ts';
import { resourcesSql } from './resources.ts';
import type { Scale } from './scale.ts';

/** What triggers keep, each with a function that counts it anew. */
const KEPT = [
  'session_totals',
  'pupils',
  'tutor_months',
  'student_totals',
  'rated_sessions',
  'resource_totals',
  'academy_conversations',
];

/** Fills an empty, migrated database with an academy of this size. Everybody in it can sign in. */
export async function loadAcademy(databaseUrl: string, scale: Scale, now: Date): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl, options: '-c timezone=UTC' });
  await client.connect();
  try {
    await client.query("set maintenance_work_mem = '512MB'");
    await client.query(MAKING_THINGS_UP);
    const rows = [
      ...peopleSql(scale, now, await hashPassword(PASSWORD)),
      ...lessonsSql(scale, now),
      ...applicationsSql(scale, now),
      ...resourcesSql(scale, now),
    ];
    await intoBareTables(client, async () => {
      for (const insert of rows) await client.query(insert);
      // Rows that came into bare tables have run no triggers.
      for (const kept of KEPT) await client.query(`select recount_${kept}()`);
    });
    await client.query('vacuum (analyze)');
  } finally {
    await client.end();
  }
}
