import { encodeInstantCursor } from '@bayan/platform/http/cursor';
import type pg from 'pg';

/** Half-way down the lists that only the admin's area has. */
export interface AdminCursors {
  readonly securityEvents: string;
  readonly audit: string;
  readonly imports: string;
  readonly exports: string;
  readonly erasures: string;
  /** The newest. */
  readonly importId: string;
}

/** A line of the audit log has a number; its cursor has it in the form of an id. */
const AUDIT_ID = "'00000000-0000-8000-8000-' || lpad(id::text, 12, '0')";
const NEWEST_IMPORT = 'select id from imports order by confirmed_at desc limit 1';

export async function adminCursors(client: pg.Client): Promise<AdminCursors> {
  const halfWay = async (table: string, by: string, id = 'id') => {
    const found = await client.query<{ at: Date; id: string }>(
      `select ${by}::timestamptz as at, ${id} as id from ${table} where ${by} is not null order by ${by} desc, id desc
       offset (select count(*) / 2 from ${table} where ${by} is not null) limit 1`,
    );
    const [row] = found.rows;
    if (!row) throw new Error(`${table} is empty`);
    return encodeInstantCursor({ at: row.at.toISOString(), id: row.id });
  };
  const { rows: newest } = await client.query<{ id: string }>(NEWEST_IMPORT);
  return {
    securityEvents: await halfWay('security_events', 'at'),
    audit: await halfWay('audit_log', 'at', AUDIT_ID),
    imports: await halfWay('imports', 'confirmed_at'),
    exports: await halfWay('exports', 'created_at'),
    erasures: await halfWay('erasures', 'created_at'),
    importId: newest[0]?.id ?? '',
  };
}
