import { APPLICATION_KINDS } from '@bayan/domain/applications/application-kind';
import { APPLICATION_STAGES } from '@bayan/domain/applications/application-stage';
import { Refusal } from '@bayan/domain/errors';
import { weekOf } from '@bayan/domain/gulf-calendar/week';
import { monthsIn, type Period } from '@bayan/domain/progress/progress-period';
import type { ActiveMonth, StatisticsRecord } from '@bayan/domain/statistics/statistics.contract';
import { type StoredPart, sumOfParts } from '@bayan/domain/statistics/statistics-figures';
import {
  type AskedStatistics,
  isStatisticsPeriod,
  partsOf,
  periodBefore,
  statisticsPeriod,
  storedSpans,
} from '@bayan/domain/statistics/statistics-period';
import { wallClock } from '@bayan/domain/time/zoned-time';
import type { Database } from '@bayan/platform/db/database';
import {
  addUpStatistics,
  listActiveMonths,
  listApplied,
  listStages,
  listTaught,
  readStatisticsClock,
} from './statistics.repository.ts';

/** The period that is asked for, by the academy's clock, with all that has happened so far added up. */
export async function frameOf(db: Database, asked: AskedStatistics, now: Date) {
  await addUpStatistics(db);
  const { timezone, country } = await readStatisticsClock(db);
  const today = wallClock(now, timezone).date;
  const period = statisticsPeriod(asked, today);
  if (!isStatisticsPeriod(period))
    throw new Refusal('input.invalid', { field: period.field, issues: [period] });
  return { period, today, timezone, firstDay: weekOf(country).firstDay };
}

async function storedParts(db: Database, asked: Parameters<typeof listTaught>[1]): Promise<StoredPart[]> {
  return (await Promise.all([listTaught(db, asked), listApplied(db, asked)])).flat();
}

export async function readStatistics(
  db: Database,
  asked: AskedStatistics,
  now: Date,
): Promise<StatisticsRecord> {
  const { period, today, timezone, firstDay } = await frameOf(db, asked, now);
  const before = periodBefore(period);
  const spans = asked.unit === 'month' ? storedSpans(period, today) : { months: null, days: [period] };
  const [kept, keptBefore, stages, active] = await Promise.all([
    storedParts(db, { spans, today }),
    storedParts(db, { spans: storedSpans(before, today), today }),
    listStages(db, { spans: storedSpans(period, today), today }),
    readActiveMonths(db, [period, before]),
  ]);
  const found = new Map(stages.map(({ kind, stage, applications }) => [`${kind} ${stage}`, applications]));
  return {
    timezone,
    period,
    before,
    total: sumOfParts(kept),
    totalBefore: sumOfParts(keptBefore),
    parts: partsOf(period, asked.unit, firstDay).map(part => ({
      ...part,
      ...sumOfParts(kept.filter(({ startsOn }) => startsOn >= part.from && startsOn <= part.until)),
    })),
    months: monthsIn(period).map(active),
    lastMonthBefore: active(before.until.slice(0, 7)),
    stages: APPLICATION_KINDS.flatMap(kind =>
      APPLICATION_STAGES.filter(stage => found.get(`${kind} ${stage}`)).map(stage => ({
        kind,
        stage,
        applications: found.get(`${kind} ${stage}`) ?? 0,
      })),
    ),
  };
}

/** Who was there in a month of the periods, with how many there were in the one before it (R955, R956). */
async function readActiveMonths(
  db: Database,
  periods: readonly Period[],
): Promise<(month: string) => ActiveMonth> {
  const months = periods.flatMap(monthsIn);
  const rows = await listActiveMonths(db, [...months, ...months.map(monthBefore)].map(firstDayOf));
  const known = new Map(rows.map(row => [row.month.slice(0, 7), row]));
  return month => ({
    students: 0,
    tutors: 0,
    returned: 0,
    ...known.get(month),
    month,
    studentsBefore: known.get(monthBefore(month))?.students ?? 0,
  });
}

const firstDayOf = (month: string) => `${month}-01`;
const monthBefore = (month: string) => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return number === 1 ? `${year - 1}-12` : `${year}-${String(number - 1).padStart(2, '0')}`;
};
