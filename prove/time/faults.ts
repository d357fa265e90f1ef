import type { Fault } from '#prove/proof.ts';

const ZONED_TIME = 'domain/src/time/zoned-time.ts';

export const faults: readonly Fault[] = [
  {
    name: 'a doubled time is taken as the later one',
    file: ZONED_TIME,
    find: 'new Date(Math.min(...candidates))',
    replace: 'new Date(Math.max(...candidates))',
  },
  {
    name: 'a skipped time is taken as some other',
    file: ZONED_TIME,
    find: '.filter(instant => instant + offsetAt(instant, timezone) === wall)',
    replace: '',
  },
  {
    name: 'a typed time is read by the clock of the process',
    file: ZONED_TIME,
    find: ':00Z`)',
    replace: ':00`)',
  },
  {
    name: 'a form is read in the zone of the process instead of the person’s',
    file: 'server/src/teaching/sessions/log-session.ts',
    part: 'api',
    find: 'form.timezone ?? actor.timezone',
    replace: 'form.timezone ?? Intl.DateTimeFormat().resolvedOptions().timeZone',
  },
  {
    name: 'a month that is too short overflows into the next',
    file: ZONED_TIME,
    find: 'first.setUTCDate(Math.min(day, lastDay))',
    replace: 'first.setUTCDate(day)',
  },
  {
    name: 'the offset of a zone is kept across a change of its clocks',
    file: ZONED_TIME,
    find: 'export const offsetAt = (instant: number, timezone: string) => {',
    replace: `const firstAsked = new Map<string, number>();
export const offsetAt = (asked: number, timezone: string) => {
  const instant = firstAsked.get(timezone) ?? asked;
  firstAsked.set(timezone, instant);`,
  },
  {
    name: 'a period is counted by the calendar of UTC instead of the viewer’s',
    file: 'server/src/teaching/sessions/list-sessions.ts',
    part: 'api',
    find: 'startOfPeriod(period, now, timezone)',
    replace: "startOfPeriod(period, now, 'UTC')",
  },
  {
    name: 'the export is named after the date of UTC',
    file: 'server/src/teaching/sessions/export-sessions.ts',
    part: 'api',
    find: 'sessionCsvName(now, viewer.timezone)',
    replace: "sessionCsvName(now, 'UTC')",
  },
  {
    name: 'the offset of a series is taken once, from its first lesson',
    file: 'domain/src/session-series/pattern.ts',
    part: 'series',
    find: 'const read = instantOf(day, time, timezone);',
    replace: `const offsets = ((globalThis as Record<string, unknown>).offsets ??= {}) as Record<string, number>;
  const asUtc = Date.parse(day + 'T' + time + ':00Z');
  offsets[timezone] ??= firstInstantFrom(day, time, timezone).getTime() - asUtc;
  const read = new Date(asUtc + offsets[timezone]);`,
  },
];
