import type { Range } from '@bayan/domain/availability/ranges';
import { isInGulf } from '@bayan/domain/gulf-calendar/week';
import type { IftarDays } from '@bayan/domain/timetables/at-iftar';
import type { Queryable } from '@bayan/platform/db/database';
import { sql } from 'drizzle-orm';
import { listTimeOffIn } from '#teaching/time-off/time-off.repository.ts';
import { selectTimetablesIn } from '#teaching/timetables/timetables.repository.ts';

interface Asked {
  readonly tutorId: string;
  /** The family's. */
  readonly country: string | null;
  readonly days: { readonly from: string; readonly until: string };
  readonly frame: Range;
}

interface ClosedTimes {
  readonly timeOff: readonly Range[];
  readonly iftars: readonly IftarDays[];
}

/** As JSON has them. */
interface Row extends Record<string, unknown> {
  readonly timeOff: readonly { readonly starts_at: string; readonly ends_at: string }[];
  readonly iftars: readonly IftarDays[];
}

/** When the tutor is away, and when families of the country break their fast: in one statement, since a preview has few. */
export async function readClosedTimes(
  db: Queryable,
  { tutorId, country, days, frame }: Asked,
): Promise<ClosedTimes> {
  const away = listTimeOffIn(db, tutorId, frame);
  if (!isInGulf(country)) return { timeOff: (await away).map(rangeOf), iftars: [] };
  const { rows } = await db.execute<Row>(sql`select
    (select coalesce(jsonb_agg(away), '[]') from ${away.as('away')}) as "timeOff",
    (select coalesce(jsonb_agg(jsonb_build_object('country', country, 'fromOn', from_on, 'untilOn', until_on,
      'iftarFrom', iftar_from, 'iftarUntil', iftar_until)), '[]') from ${selectTimetablesIn(db, country, days).as('iftars')}) as iftars`);
  const [row] = rows;
  return {
    timeOff: (row?.timeOff ?? []).map(({ starts_at, ends_at }) =>
      rangeOf({ startsAt: new Date(starts_at), endsAt: new Date(ends_at) }),
    ),
    iftars: row?.iftars ?? [],
  };
}

const rangeOf = ({ startsAt, endsAt }: { readonly startsAt: Date; readonly endsAt: Date }): Range => ({
  from: startsAt,
  until: endsAt,
});
