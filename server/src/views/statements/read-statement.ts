import { priceOn } from '@bayan/domain/family-prices/family-price';
import type { HourlyRate } from '@bayan/domain/money/money';
import { byFirstName } from '@bayan/domain/profiles/person-name';
import { statementOf } from '@bayan/domain/statements/statement';
import { isMonthOver, monthAnywhere, monthOf } from '@bayan/domain/statements/statement-month';
import type { StatementSide } from '@bayan/domain/statements/statement-side';
import type { StatementRecord } from '@bayan/domain/statements/statements.contract';
import { wallClock } from '@bayan/domain/time/zoned-time';
import type { Queryable } from '@bayan/platform/db/database';
import { pricesOf } from '#people/family-prices/family-prices.repository.ts';
import { listStatementLessons, type StatementRow } from './statement-lessons.repository.ts';

export interface StatementPerson {
  readonly id: string;
  readonly name: string;
  readonly nameAr: string | null;
  readonly timezone: string;
}

interface Asked {
  readonly side: StatementSide;
  readonly month: string;
  readonly now: Date;
}

type PriceOf = (row: StatementRow) => HourlyRate | null;

/** The price that the family had agreed on the day of the lesson, by the clock that the lesson keeps. */
async function familyPrice(db: Queryable, studentIds: readonly string[]): Promise<PriceOf> {
  const prices = await pricesOf(db, studentIds);
  return ({ student, startsAt, familyTimezone }) => {
    const price = priceOn(prices.get(student.id) ?? [], wallClock(startsAt, familyTimezone).date);
    return price === null || price.perHour === null || price.currency === null
      ? null
      : { perHour: price.perHour, currency: price.currency };
  };
}

/** The rate that was frozen with the lesson (R81). */
const tutorRate: PriceOf = ({ rate, currency }) => ({ perHour: rate, currency });

/** What each side may know: a family its tutors and its price, a tutor her students and her rate (R792). */
function sideOf(row: StatementRow, side: StatementSide, rate: PriceOf) {
  const { id, startsAt, subject, duration, status, outcome, failureSide } = row;
  const isFamily = side === 'family';
  return {
    ...{ id, startsAt, subject, duration, status, outcome, failureSide },
    person: isFamily ? row.tutor : row.isFormer ? byFirstName(row.student) : row.student,
    timezone: isFamily ? row.familyTimezone : row.tutorTimezone,
    minutes: isFamily ? row.familyMinutes : row.tutorMinutes,
    owesLesson: row.owesLesson ?? false,
    rate: rate(row),
  };
}

/** The statements of some people for a month, by their ids. */
export async function readStatements(
  db: Queryable,
  people: readonly StatementPerson[],
  { side, month, now }: Asked,
) {
  const ids = people.map(({ id }) => id);
  const [rows, rate] = await Promise.all([
    listStatementLessons(db, { side, ids, range: monthAnywhere(month) }),
    side === 'family' ? familyPrice(db, ids) : tutorRate,
  ]);
  const byPerson = Map.groupBy(rows, row => row[side === 'family' ? 'student' : 'tutor'].id);
  return people.map(({ timezone, ...person }) => {
    const lessons = (byPerson.get(person.id) ?? []).map(row => sideOf(row, side, rate));
    const isOver = isMonthOver(month, timezone, now);
    return { person, timezone, isOver, ...statementOf(lessons, month, now) };
  });
}

/** One statement with its lines. */
export async function readStatement(
  db: Queryable,
  { side, ...person }: StatementPerson & { readonly side: StatementSide },
  asked: { readonly month?: string | undefined },
  now: Date,
): Promise<StatementRecord> {
  const month = asked.month ?? monthOf(now, person.timezone);
  const [statement] = await readStatements(db, [person], { side, month, now });
  if (!statement) throw new Error('the statement is not there');
  const { lines, totals, ...head } = statement;
  return {
    ...{ ...head, side, month },
    lines: lines.map(({ lesson, state, amount }) => ({
      ...lesson,
      state,
      amount,
      // An open lesson may have facts of the time before it was opened again: they do not count.
      minutes: state === 'open' ? null : lesson.minutes,
    })),
    ...totals,
    sums: [...totals.sums],
  };
}
