import type { Victim } from './restarting-product.ts';
import type { Store } from './store.ts';

/** Work that the product does by itself, on the series of the sample academy. */
export interface Job {
  readonly name: string;
  readonly victim: Exclude<Victim, 'database'>;
  /** Gives it something to do, with what was there before the writers. */
  begin(store: Store, since: Date): Promise<void>;
  isDone(store: Store): Promise<boolean>;
  /** Finds what is half done or done twice: of what was there before $1, by what came about from $2 on. */
  readonly broken: string;
}

const OPEN = 'filled_until is not null and until_on is null';
/** One of the timetable of the samples, with the series of its country. */
const SERIES_OF_TIMETABLE = `select t.id as timetable_id, s.id as series_id, s.student_id
  from timetables t join profiles p on p.country = t.country join session_series s on s.student_id = p.id
  where t.created_at < $1 and s.created_at < $1`;

/** Open series get more weeks than they had (R459). */
const fill: Omit<Job, 'victim'> = {
  name: 'the filling of series',
  begin: async store => {
    await store.rows('update settings set series_horizon_weeks = series_horizon_weeks + 3');
  },
  isDone: async store =>
    (await store.count(`select count(*) from session_series, settings
      where ${OPEN} and filled_until < current_date + 7 * (series_horizon_weeks - 1)`)) === 0,
  broken: `select id from session_series s where ${OPEN} and created_at < $1 and (
    (filled_until - starts_on) / 7 + 1 <> (select count(distinct day) from (
      select (original_starts_at at time zone anchor_timezone)::date as day from sessions where series_id = s.id
      union all select day from session_series_days where series_id = s.id) as days)
    or 1 <> (select count(*) from audit_log where action = 'session-series.filled' and target_id = s.id
      and at >= $2 and after->>'filledUntil' = filled_until::text))`,
};

/** What follows a timetable, or leaves it: told once to each, and nothing is where it was. */
const brokenWhere = (isElsewhere: string) => `select series_id from (${SERIES_OF_TIMETABLE}) as theirs where
  exists (select from sessions join timetables t on t.id = theirs.timetable_id
    where series_id = theirs.series_id and sessions.status = 'scheduled' and sessions.starts_at > now() + interval '2 days'
      and original_starts_at::date between t.from_on and t.until_on and not (${isElsewhere}))
  or 1 <> (select count(*) from audit_log where action = 'session-series.moved'
    and target_id = theirs.series_id and at >= $2)
  or 1 <> (select count(*) from notices where about = 'session-series:' || theirs.series_id
    and profile_id = theirs.student_id and outdated_at is null and created_at >= $2)`;
const isSettled = async (store: Store) =>
  (await store.count('select count(*) from timetable_series where is_due')) === 0;

/** A series follows a timetable of Ramadan whose days are soon (R548). */
const apply: Omit<Job, 'victim'> = {
  name: 'the applying of a timetable',
  begin: async (store, since) => {
    await store.rows(
      `update timetables set status = 'applied', from_on = current_date + 14, until_on = current_date + 40,
        decided_by = (select id from profiles where email = 'admin@bayan.example')
        where id in (select timetable_id from (${SERIES_OF_TIMETABLE}) as theirs)`,
      [since],
    );
    await store.rows(
      `insert into timetable_series (timetable_id, series_id, is_due)
        select timetable_id, series_id, true from (${SERIES_OF_TIMETABLE}) as theirs`,
      [since],
    );
  },
  isDone: isSettled,
  broken: brokenWhere('starts_at <> original_starts_at and sessions.timetable_id = t.id'),
};

/** And back. */
const lift: Omit<Job, 'victim'> = {
  name: 'the lifting of a timetable',
  begin: async store => {
    await store.rows(
      "update timetables set status = 'draft' where id in (select timetable_id from timetable_series)",
    );
    await store.rows('update timetable_series set is_due = true');
  },
  isDone: isSettled,
  broken: brokenWhere('starts_at = original_starts_at and sessions.timetable_id is null'),
};

export const JOBS: readonly Job[] = [
  { ...fill, victim: 'application' },
  { ...fill, victim: 'both' },
  { ...apply, victim: 'application' },
  { ...lift, victim: 'both' },
];
