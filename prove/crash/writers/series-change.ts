import { addDays } from '@bayan/domain/time/days';
import { audited } from '#prove/crash/change.ts';
import { type Scenario, unique } from '#prove/crash/scenario.ts';

export const CHANGE = 'post /api/session-series/{id}/change';

type Given = Pick<Scenario, 'store' | 'perform'> & { readonly token: string };

interface NewSeries {
  readonly id: string;
  readonly version: number;
  /** Its first day. */
  readonly day: string;
}

/** The second of its two lessons becomes shorter, in a series that follows it. */
export async function changeFromSecond({ store, perform, token }: Given, { id, version, day }: NewSeries) {
  const second = await store.only(
    'select id from sessions where series_id = $1 order by original_starts_at desc limit 1',
    [id],
  );
  const body = { scope: 'following', sessionId: second.id, duration: 30, days: [addDays(day, 7)] };
  const path = `/api/session-series/${id}/change` as const;
  const call = { method: 'POST', path, token, version, body, key: unique('key') } as const;
  // The answer is the series that follows.
  const line = { action: 'session-series.continued', after: { followsId: id } };
  await perform(audited({ route: CHANGE, call, ...line }));
}
