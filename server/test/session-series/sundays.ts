import type { Person } from '#test/builders.ts';

/** Twelve Sundays, across which British clocks do not change. */
export const SUNDAYS = [
  ...['2027-01-10', '2027-01-17', '2027-01-24', '2027-01-31', '2027-02-07', '2027-02-14'],
  ...['2027-02-21', '2027-02-28', '2027-03-07', '2027-03-14', '2027-03-21', '2027-03-28'],
];

export interface MadeSeries {
  readonly id: string;
  readonly version: number;
  readonly sessions: readonly { readonly id: string; readonly startsAt: string }[];
}

/** A series of an hour at 19:00 in Riyadh, 16:00Z. */
export async function makeSundays(who: Person, studentId: string, given: object = {}): Promise<MadeSeries> {
  const body = {
    ...{ studentId, subject: 'English', slots: [{ weekday: 7, time: '19:00' }], timezone: 'Asia/Riyadh' },
    ...{ startsOn: '2027-01-10', untilOn: '2027-03-28', days: SUNDAYS, ...given },
  };
  const answer = await who.call('POST', '/api/session-series', { body });
  if (answer.status !== 201) throw new Error(await answer.text());
  return (await answer.json()) as MadeSeries;
}
