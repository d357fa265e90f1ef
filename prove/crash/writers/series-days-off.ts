import { audited, type RoutedCall } from '#prove/crash/change.ts';
import { type Scenario, unique } from '#prove/crash/scenario.ts';

export const SKIP = 'post /api/session-series/{id}/days/{day}';
export const PUT_BACK = 'delete /api/session-series/{id}/days/{day}';
export const SETTLE = 'post /api/session-series/{id}/gaps/{day}';
export const DECIDE = 'put /api/timetables/{id}/slots/{seriesId}';
export const PAUSE = 'post /api/session-series/{id}/pauses';
export const END_PAUSE = 'delete /api/session-series/{id}/pauses/{pauseId}';

type Given = Pick<Scenario, 'store' | 'perform'> & { readonly token: string };

interface NewSeries {
  readonly id: string;
  readonly version: number;
  /** Its first day. */
  readonly day: string;
}

const line = (change: RoutedCall, action: string, target: string) =>
  audited({ ...change, action: `session-series.${action}`, target });

/** Its first lesson goes, one at its end comes, and both are as before again. */
export async function skipAndTakeBack({ perform, token }: Given, { id, version, day }: NewSeries) {
  const call = { path: `/api/session-series/${id}/days/${day}`, token } as const;
  const skip = { ...call, method: 'POST', version, body: {}, key: unique('key') } as const;
  await perform(line({ route: SKIP, call: skip }, 'day-skipped', id));
  const putBack = { ...call, method: 'DELETE', version: version + 1 } as const;
  await perform(line({ route: PUT_BACK, call: putBack }, 'day-taken-back', id));
}

/** Its first day becomes one that was not free, which only a job over weeks would find, and gets its lesson after all. */
export async function skipAndSettle(
  { store, perform, token }: Given,
  series: NewSeries & { readonly time: string },
) {
  const { id, version, day, time } = series;
  const path = `/api/session-series/${id}` as const;
  const skip = {
    method: 'POST',
    path: `${path}/days/${day}`,
    token,
    version,
    body: {},
    key: unique('key'),
  } as const;
  await perform(line({ route: SKIP, call: skip }, 'day-skipped', id));
  const { timezone } = await store.only(
    `update session_series_days set kind = 'clash', settled_at = null from session_series
      where id = series_id and id = $1 and day = $2 returning anchor_timezone as timezone`,
    [id, day],
  );
  const body = { place: { date: day, time, timezone } };
  const call = {
    method: 'POST',
    path: `${path}/gaps/${day}`,
    token,
    version: version + 1,
    body,
    key: unique('key'),
  } as const;
  await perform(line({ route: SETTLE, call }, 'gap-filled', id));
}

/** Its time in Ramadan is decided, which is to be on its first day. */
export async function decideInRamadan({ store, perform, token }: Given, { id, version, day }: NewSeries) {
  const timetable = await store.only(
    `insert into timetables (country, hijri_year, from_on, until_on, certainty, iftar_from, iftar_until)
      select p.country, 1440, $2, $2, 'expected', '17:00', '19:00'
      from session_series s join profiles p on p.id = s.student_id where s.id = $1
      on conflict (country, hijri_year) do update set from_on = excluded.from_on, until_on = excluded.until_on
      returning id`,
    [id, day],
  );
  const body = { slots: [] };
  const call = {
    method: 'PUT',
    path: `/api/timetables/${timetable.id}/slots/${id}`,
    token,
    version,
    body,
  } as const;
  await perform(line({ route: DECIDE, call }, 'timetabled', id));
}

/** The same by a pause of one day. */
export async function pauseAndTakeBack({ store, perform, token }: Given, { id, version, day }: NewSeries) {
  const path = `/api/session-series/${id}/pauses` as const;
  const body = { fromOn: day, untilOn: day };
  const call = { method: 'POST', path, token, version, body, key: unique('key') } as const;
  await perform(line({ route: PAUSE, call }, 'paused', id));
  const pause = await store.only('select id from session_series_pauses where series_id = $1', [id]);
  const ended = { method: 'DELETE', path: `${path}/${pause.id}`, token, version: version + 1 } as const;
  await perform(line({ route: END_PAUSE, call: ended }, 'pause-taken-back', id));
}
