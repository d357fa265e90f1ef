import { hashPassword } from '@bayan/auth/passwords/password-hash';
import { PASSWORD } from '@bayan/server/test/auth/auth-caller';
import pg from 'pg';
import { applicationsSql } from './applications.ts';
import { auditSql } from './audit.ts';
import { availabilitySql } from './availability.ts';
import { intoBareTables } from './bare-tables.ts';
import { GENERATOR_FUNCTIONS } from './generator-functions.ts';
import { importsSql } from './imports.ts';
import { lessonsSql } from './lessons.ts';
import { peopleSql } from './people.ts';
import { personalDataSql } from './personal-data.ts';
import { resourcesSql } from './resources.ts';
import type { Scale } from './scale.ts';
import { securityEventsSql } from './security-events.ts';
import { settingsVersionsSql } from './settings-versions.ts';
import { staffNotesSql } from './staff-notes.ts';
import { vettingSql } from './vetting.ts';

/** What triggers keep, each with a function that counts it anew. */
const KEPT = [
  'session_totals',
  'pupils',
  'tutor_months',
  'student_totals',
  'rated_sessions',
  'resource_totals',
  'resource_use_totals',
  'academy_conversations',
  'statistics',
];

/** Fills an empty, migrated database with an academy of this size. Everybody in it can sign in. */
export async function loadAcademy(databaseUrl: string, scale: Scale, now: Date): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl, options: '-c timezone=UTC' });
  await client.connect();
  try {
    await client.query("set maintenance_work_mem = '512MB'");
    await client.query(GENERATOR_FUNCTIONS);
    const rows = [
      ...peopleSql(scale, now, await hashPassword(PASSWORD)),
      ...availabilitySql(scale),
      ...lessonsSql(scale, now),
      ...applicationsSql(scale, now),
      ...auditSql(scale, now),
      ...resourcesSql(scale, now),
      ...settingsVersionsSql(scale, now),
      ...staffNotesSql(scale, now),
      ...securityEventsSql(scale, now),
      ...vettingSql(scale, now),
      ...importsSql(scale, now),
      ...personalDataSql(scale, now),
    ];
    await intoBareTables(client, async () => {
      for (const insert of rows) await client.query(insert);
      // Rows that came into bare tables have run no triggers.
      for (const kept of KEPT) await client.query(`select recount_${kept}()`);
    });
    // The few rows of an audience lie side by side or apart as the recount happened to group them.
    await client.query('cluster resource_totals using resource_totals_pkey');
    await client.query('vacuum (analyze)');
  } finally {
    await client.end();
  }
}
