import { sampleTime } from '@bayan/server/app/samples/sample-time';
import type { Moment } from './moments.ts';
import { expectedInstant, expectedWallClock, parse } from './reference.ts';
import type { Tally } from './tally.ts';

const FAMILY_ZONE = 'Asia/Riyadh';

/** The sample academy is told in days from now, by the families' clock. */
export function sampleTimes(moments: readonly Moment[], tally: Tally): void {
  for (const { date, time } of moments) {
    const now = new Date(`${date}T${time}:00Z`);
    const [today = ''] = expectedWallClock(now, FAMILY_ZONE).split('T');
    for (const days of [-31, -1, 0, 1, 60]) {
      const [then = ''] = parse(today, '17:30').add({ days }).toString().split('T');
      const found = sampleTime(now).on(days, '17:30').toISOString();
      const what = `${days} days from ${now.toISOString()} by the samples' clock`;
      tally.agree(what, found, expectedInstant(then, '17:30', FAMILY_ZONE));
    }
  }
}
