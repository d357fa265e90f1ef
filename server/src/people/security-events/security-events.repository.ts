import { createHash } from 'node:crypto';
import { namesIn } from '@bayan/domain/auth/user-agent';
import { keptMs } from '@bayan/domain/personal-data/retention';
import {
  KINDS_FOR_ADMINS,
  type SecurityEventKind,
  type SecurityEventReason,
} from '@bayan/domain/security-events/security-event-kind';
import type { SecurityEventFilters } from '@bayan/domain/security-events/security-events.contract';
import type { Database, Queryable } from '@bayan/platform/db/database';
import { networkOf } from '@bayan/platform/http/client-address';
import type { InstantCursor } from '@bayan/platform/http/cursor';
import type { RequestSource } from '@bayan/platform/http/request-source';
import { and, desc, eq, getTableColumns, notInArray, type SQL, sql } from 'drizzle-orm';
import { profiles } from '#schema/people.ts';
import { securityEvents } from '#schema/security-events.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Equal events of so long are one row. */
const TOGETHER_MS = 10 * MINUTE;
const MAX_COUNTED = 100;
/** So many rows of a kind in an hour; what is more is counted without saying where it came from. */
const MAX_ROWS = { ofPerson: 60, ofNobody: 600 };
const FORGOTTEN_AT_ONCE = 10_000;

export interface NewSecurityEvent {
  readonly kind: SecurityEventKind;
  /** Null where nobody has what was typed or shown: that itself is never kept, it may be a password (R631). */
  readonly personId: string | null;
  readonly reason?: SecurityEventReason | undefined;
  /** The route that was refused, as it is described, without what was asked for. */
  readonly place?: string;
  /** Null where a machine did it with a service token. */
  readonly source: RequestSource | null;
  readonly now: Date;
}

/** Made of what an event is about: equal ones are the same row. Written as a UUID of no other kind (version 8). */
function idOf(facts: readonly unknown[]): string {
  const bytes = createHash('sha256').update(JSON.stringify(facts)).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/**
 * Keeps an event, in one statement that costs the same whoever it is about (R34). However much somebody sends, there
 * are no more rows than `MAX_ROWS`, and one that is full is not written again: nobody fills the disk with it, nor makes
 * sign-ins wait.
 */
export async function recordSecurityEvent(q: Queryable, event: NewSecurityEvent): Promise<void> {
  const { kind, personId, reason = null, place = null, source, now } = event;
  const { browser, system } = namesIn(source?.userAgent ?? null);
  const address = source?.ip ?? null;
  const about = [kind, personId, reason, place, Math.floor(now.getTime() / TOGETHER_MS)];
  const own = idOf([...about, address && networkOf(address), browser, system]);
  const crowd = idOf(about);
  const whose = personId === null ? sql`person_id is null` : sql`person_id = ${personId}`;
  const most = personId === null ? MAX_ROWS.ofNobody : MAX_ROWS.ofPerson;
  const at = sql`${now.toISOString()}::timestamptz`;
  const anHourAgo = sql`${new Date(now.getTime() - HOUR).toISOString()}::timestamptz`;
  await q.execute(sql`
    with lately as (
      select 1 from security_events where ${whose} and kind = ${kind} and at > ${anHourAgo} limit ${most}
    ), kept as (
      select exists (select from security_events where id = ${own}) or (select count(*) from lately) < ${most} as is_own
    )
    insert into security_events as event
      (id, kind, person_id, reason, place, address, browser, system, at, last_at)
    select case when is_own then ${own}::uuid else ${crowd}::uuid end, ${kind}, ${personId}::uuid, ${reason}, ${place},
      case when is_own then ${address}::inet end, case when is_own then ${browser} end,
      case when is_own then ${system} end, ${at}, ${at}
    from kept
    where not exists (
      select from security_events where id = case when is_own then ${own}::uuid else ${crowd}::uuid end
        and count >= ${MAX_COUNTED}
    )
    on conflict (id) do update
      set count = event.count + 1, last_at = greatest(event.last_at, excluded.last_at)
      where event.count < ${MAX_COUNTED}`);
}

interface PageRead {
  readonly after: InstantCursor | null;
  readonly limit: number;
}

const goingOn = (after: InstantCursor | null): SQL | undefined =>
  after
    ? sql`(${securityEvents.at}, ${securityEvents.id}) < (${after.at}::timestamptz, ${after.id}::uuid)`
    : undefined;

const newestFirst = [desc(securityEvents.at), desc(securityEvents.id)];

/** What happened to a person's own account, newest first (R632). */
export const listActivity = (db: Database, personId: string, { after, limit }: PageRead) =>
  db
    .select()
    .from(securityEvents)
    .where(
      and(
        eq(securityEvents.personId, personId),
        notInArray(securityEvents.kind, [...KINDS_FOR_ADMINS]),
        goingOn(after),
      ),
    )
    .orderBy(...newestFirst)
    .limit(limit);

const person = {
  name: profiles.name,
  nameAr: profiles.nameAr,
  email: profiles.email,
  role: profiles.role,
};

/** Of everybody, newest first. Whoever calls this says so in the audit log (R633). */
export const listSecurityEvents = (db: Database, filters: SecurityEventFilters, { after, limit }: PageRead) =>
  db
    .select({ ...getTableColumns(securityEvents), person })
    .from(securityEvents)
    .leftJoin(profiles, eq(profiles.id, securityEvents.personId))
    .where(
      and(
        filters.kind ? eq(securityEvents.kind, filters.kind) : undefined,
        filters.person ? eq(securityEvents.personId, filters.person) : undefined,
        goingOn(after),
      ),
    )
    .orderBy(...newestFirst)
    .limit(limit);

/** What is older than 180 days, a slice at a time by its index: no lock is held for long, however much there is. */
export async function deleteOldSecurityEvents(db: Database, now: Date): Promise<void> {
  const until = new Date(now.getTime() - keptMs('security-events')).toISOString();
  for (let gone = FORGOTTEN_AT_ONCE; gone === FORGOTTEN_AT_ONCE; ) {
    const { rowCount } = await db.execute(sql`
      delete from security_events where id in (
        select id from security_events where at < ${until}::timestamptz order by at limit ${FORGOTTEN_AT_ONCE})`);
    gone = rowCount ?? 0;
  }
}
