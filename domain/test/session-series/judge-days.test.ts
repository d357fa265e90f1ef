import { expect, test } from 'vitest';
import { expectedHolidays } from '#gulf-calendar/expected-holidays.ts';
import type { OpenLesson, SeriesFacts } from '#session-series/day-marks.ts';
import { headOf, type JudgedDay, judgeDays } from '#session-series/judge-days.ts';
import type { SeriesPattern } from '#session-series/pattern.ts';
import { ELEANOR } from '#test/availability/eleanor.ts';

const NOW = new Date('2027-01-04T09:00:00Z');
const ZONES = { anchor: 'Asia/Riyadh', tutor: 'Europe/London' };

const pattern = (given: Partial<SeriesPattern> = {}): SeriesPattern => ({
  ...{ slots: [{ weekday: 7, time: '19:00' }], everyWeeks: 1, startsOn: '2027-01-10' },
  ...{ untilOn: '2027-03-28', lessons: null, timezone: 'Asia/Riyadh' },
  ...given,
});
const facts = (given: Partial<SeriesFacts> = {}): SeriesFacts => ({
  ...{ hours: { sets: [], days: [] }, timeOff: [], holidays: [], iftars: [], lessons: [] },
  ...given,
});
const at = (from: string, minutes = 60) => ({
  from: new Date(from),
  until: new Date(Date.parse(from) + minutes * 60_000),
});
const open = (from: string, given: Partial<OpenLesson> = {}): OpenLesson => ({
  ...at(from),
  ...{ id: `at ${from}`, isTutors: true, isStudents: false, isSingle: true },
  ...given,
});

/** 104 weeks from now. */
const LAST_DAY = '2029-01-01';

type Chosen = (day: string) => boolean | undefined;
const judge = (given: Partial<SeriesPattern>, known: Partial<SeriesFacts> = {}, isChosen?: Chosen) =>
  judgeDays(
    {
      pattern: pattern(given),
      duration: 60,
      until: LAST_DAY,
      ...(isChosen === undefined ? {} : { isChosen }),
    },
    facts(known),
    NOW,
  );
function judged(...given: Parameters<typeof judge>): readonly JudgedDay[] {
  const answer = judge(...given);
  if ('problem' in answer) throw new Error(`no series: ${JSON.stringify(answer.problem)}`);
  return answer.days;
}
const marked = (days: readonly JudgedDay[]) =>
  days.flatMap(({ day, marks, isOn }) => (marks.length > 0 ? [[day, marks.join(' '), isOn]] : []));

test('case 1: Omar and Eleanor from 10 January to 19 December 2027 (R454)', () => {
  const days = judged(
    { untilOn: '2027-12-19' },
    { hours: { sets: [ELEANOR], days: [] }, holidays: expectedHolidays('SA', 2027) },
  );
  expect(days).toHaveLength(50);
  expect(days.filter(({ isOn }) => !isOn).map(({ day, marks }) => [day, marks])).toEqual([
    ['2027-05-16', ['holiday-off', 'outside-hours']],
  ]);
  expect(headOf(days, ZONES)).toEqual({
    ...{ lessons: 49, off: 1, clashes: 0, outsideHours: 30 },
    shifts: [{ minutes: 60, lessons: 30, fromOn: '2027-03-28', untilOn: '2027-10-24' }],
  });
});

test('case 8: a series that cannot be is refused by its limits (R453)', () => {
  const field = (name: string, problem: string) => ({ problem: { field: name, problem } });
  const code = (name: string) => ({ problem: { code: name } });
  expect(judge({ untilOn: '2027-01-09' })).toEqual(field('untilOn', 'too-small'));
  expect(judge({ startsOn: '2027-01-11' })).toEqual(field('startsOn', 'not-offered'));
  expect(judge({ startsOn: '2027-01-03' })).toEqual(code('series.past'));
  expect(judge({ untilOn: null, lessons: 201 })).toEqual(code('series.too-many'));
  expect(judge({ untilOn: '2029-01-07' })).toEqual(code('series.too-many'));
  expect(judge({ untilOn: null, lessons: 14, everyWeeks: 8 })).toEqual(code('series.too-many'));
  const daily = Array.from({ length: 7 }, (_, i) => ({ weekday: i + 1, time: '19:00' }));
  expect(judge({ slots: daily, untilOn: '2027-07-28' })).toHaveProperty('days.length', 200);
  expect(judge({ slots: daily, untilOn: '2027-07-29' })).toEqual(code('series.too-many'));
});

test('a lesson that begins this minute is not after now (R453)', () => {
  const wish = { pattern: pattern(), duration: 60, until: LAST_DAY };
  const first = new Date('2027-01-10T16:00:00Z');
  expect(judgeDays(wish, facts(), first)).toEqual({ problem: { code: 'series.past' } });
  expect(judgeDays(wish, facts(), new Date(first.getTime() - 1))).toHaveProperty('days.length', 12);
});

test('case 10: a day that is not free is off, whatever is chosen (R454)', () => {
  const busy = open('2027-02-21T16:30:00Z');
  const days = judged({}, { lessons: [busy] }, () => true);
  expect(marked(days)).toEqual([['2027-02-21', 'clash', false]]);
  expect(days[6]?.clash).toEqual({ whose: 'tutor', lesson: busy });
  expect(headOf(days, ZONES)).toMatchObject({ lessons: 11, off: 1, clashes: 1 });
});

test('the student’s lesson with another tutor is in the way, and one that only touches is not (R88)', () => {
  const theirs = open('2027-02-21T15:30:00Z', { isTutors: false, isStudents: true });
  expect(judged({}, { lessons: [theirs] })[6]?.clash).toEqual({ whose: 'student', lesson: theirs });
  expect(marked(judged({}, { lessons: [open('2027-02-21T17:00:00Z')] }))).toEqual([]);
});

test('two lessons of one series do not overlap (R454)', () => {
  const slots = [
    { weekday: 7, time: '23:30' },
    { weekday: 1, time: '00:00' },
  ];
  const days = judged({ slots, untilOn: '2027-01-17' });
  expect(marked(days)).toEqual([['2027-01-11', 'clash', false]]);
  expect(days[1]?.clash?.whose).toBe('series');
});

test('case 12: the pair’s own single lesson at that time joins the series (R454)', () => {
  const single = open('2027-01-24T16:00:00Z', { isStudents: true });
  const days = judged({}, { lessons: [single] });
  expect(marked(days)).toEqual([['2027-01-24', 'there-already', true]]);
  expect(days[2]?.joins).toBe(single.id);
  expect(marked(judged({}, { lessons: [{ ...single, isSingle: false }] }))).toEqual([
    ['2027-01-24', 'clash', false],
  ]);
});

test('a day that is off is chosen, and one that is on is not; a number of lessons stays what it is (R450, R454)', () => {
  const timeOff = [at('2027-01-17T00:00:00Z', 1440)];
  const twelve = { untilOn: null, lessons: 12 };
  const days = judged(twelve, { timeOff });
  expect(marked(days)).toEqual([['2027-01-17', 'time-off', false]]);
  expect([days.length, days.at(-1)?.day]).toEqual([13, '2027-04-04']);
  const chosen = judged(twelve, { timeOff }, day => (day === '2027-01-17' ? true : undefined));
  expect([chosen.length, chosen.at(-1)?.day]).toEqual([12, '2027-03-28']);
  const without = judged(twelve, {}, day => (day === '2027-01-10' ? false : undefined));
  expect([without[0]?.isOn, without.at(-1)?.day]).toEqual([false, '2027-04-04']);
});

test('case 43: a lesson at iftar is off at first, and one that only touches it is not marked (R454, R547)', () => {
  const ramadan = { country: 'SA', fromOn: '2027-02-08', untilOn: '2027-03-08' } as const;
  const iftars = [{ ...ramadan, iftarFrom: '17:00', iftarUntil: '19:00' }];
  expect(marked(judged({}, { iftars }))).toEqual([]);
  const days = judged({ slots: [{ weekday: 7, time: '18:30' }] }, { iftars });
  expect(marked(days)).toEqual(
    ['2027-02-14', '2027-02-21', '2027-02-28', '2027-03-07'].map(day => [day, 'iftar', false]),
  );
});

test('holidays of the family’s country: without lessons, with lessons, and the days beside an expected one (R454)', () => {
  const holiday = { isOff: false, certainty: 'fixed' } as const;
  const holidays = [
    { ...holiday, fromOn: '2027-01-17', untilOn: '2027-01-17' },
    { fromOn: '2027-01-25', untilOn: '2027-01-30', isOff: true, certainty: 'expected' } as const,
    { ...holiday, fromOn: '2027-02-08', untilOn: '2027-02-08' },
  ];
  expect(marked(judged({}, { holidays }))).toEqual([
    ['2027-01-17', 'holiday', true],
    ['2027-01-24', 'holiday-possible', true],
    ['2027-01-31', 'holiday-possible', true],
  ]);
  const announced = holidays.map(one => ({ ...one, certainty: 'announced' as const }));
  expect(marked(judged({}, { holidays: announced }))).toEqual([['2027-01-17', 'holiday', true]]);
});

test('hours, the most a day and the buffer only warn (R454, R480)', () => {
  const set = { ...ELEANOR, mostADay: 1, bufferMinutes: 10 };
  const lessons = [open('2027-01-17T15:00:00Z'), open('2027-01-24T12:00:00Z')];
  const day = { day: '2027-01-31', timezone: 'Europe/London', ranges: [] };
  expect(marked(judged({}, { hours: { sets: [set], days: [day] }, lessons }))).toEqual([
    ['2027-01-17', 'day-full short-buffer', true],
    ['2027-01-24', 'day-full', true],
    ['2027-01-31', 'outside-hours', true],
    ['2027-03-28', 'outside-hours', true],
  ]);
});

test('a tutor who keeps no hours is never outside them (R480)', () => {
  const later = { ...ELEANOR, validFrom: '2028-01-01' };
  expect(marked(judged({}, { hours: { sets: [later], days: [] } }))).toEqual([]);
});

test('case 6: a time that the clocks skip is marked (R451)', () => {
  const slots = [{ weekday: 5, time: '00:30' }];
  const cairo = { slots, startsOn: '2027-04-30', untilOn: '2027-05-07', timezone: 'Africa/Cairo' };
  expect(marked(judged(cairo))).toEqual([['2027-04-30', 'clock-skipped', true]]);
});
