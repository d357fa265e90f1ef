import { Refusal } from '@bayan/domain/errors';
import { canSetFamilyPrice } from '@bayan/domain/family-prices/family-price.policy';
import {
  type FamilyPriceForm,
  type FamilyPricesRecord,
  familyPrices,
} from '@bayan/domain/family-prices/family-prices.contract';
import { PRICE_DAYS } from '@bayan/domain/family-prices/family-prices.limits';
import { addDays } from '@bayan/domain/time/days';
import { wallClock } from '@bayan/domain/time/zoned-time';
import type { Queryable, Transaction } from '@bayan/platform/db/database';
import type { RecordVersion } from '@bayan/platform/http/route';
import { type ActionContext, recordChange } from '#academy/audit/audit.repository.ts';
import type { NamedPeople } from '#academy/audit/named-people.ts';
import { findFamily, insertFamilyPrice, listNewestPrices, lockFamily } from './family-prices.repository.ts';

type Family = NonNullable<Awaited<ReturnType<typeof findFamily>>>;

async function recordOf(
  db: Queryable,
  student: Family,
  namedPeople: NamedPeople,
): Promise<FamilyPricesRecord> {
  const rows = await listNewestPrices(db, student.id);
  const person = await namedPeople(
    db,
    rows.map(({ madeBy }) => madeBy),
  );
  return {
    student,
    prices: rows.map(({ number, validFrom, perHour, currency, madeBy, madeAt }) => ({
      ...{ number, validFrom, perHour, currency },
      ...{ by: person(madeBy), at: madeAt },
    })),
    version: rows[0]?.number ?? 0,
  };
}

export async function readFamilyPrices(
  db: Queryable,
  studentId: string,
  namedPeople: NamedPeople,
): Promise<FamilyPricesRecord> {
  const student = await findFamily(db, studentId);
  if (!student) throw new Refusal('not-found');
  return recordOf(db, student, namedPeople);
}

/** Adds one to those that were set; what held before its first day holds for those days still (R790). */
export async function setFamilyPrice(
  tx: Transaction,
  context: ActionContext,
  { id, version }: RecordVersion,
  form: FamilyPriceForm,
  namedPeople: NamedPeople,
): Promise<FamilyPricesRecord> {
  if (!canSetFamilyPrice(context.actor)) throw new Refusal('access.right');
  const student = await lockFamily(tx, id);
  if (!student) throw new Refusal('not-found');
  const before = await recordOf(tx, student, namedPeople);
  if (before.version !== version)
    throw new Refusal('conflict.stale', { current: familyPrices.parse(before) });
  refuseFarDay(form.validFrom, wallClock(context.now, student.timezone).date);
  const { validFrom, perHour } = form;
  const currency = perHour === null ? null : form.currency;
  await insertFamilyPrice(tx, {
    ...{ studentId: id, number: version + 1, validFrom, perHour, currency },
    ...{ madeBy: context.actor.id, madeAt: context.now },
  });
  const after = await recordOf(tx, student, namedPeople);
  const agreed = { student: { id }, tutor: null, version: after.version, validFrom, perHour, currency };
  await recordChange(tx, context, {
    action: 'family-price.set',
    noun: 'family-prices',
    targetId: id,
    before: before.prices[0] ?? null,
    after: agreed,
  });
  return after;
}

function refuseFarDay(day: string, today: string): void {
  const isEarly = day < addDays(today, -PRICE_DAYS.back);
  if (!isEarly && day <= addDays(today, PRICE_DAYS.ahead)) return;
  const problem = isEarly ? 'too-small' : 'too-big';
  throw new Refusal('input.invalid', { field: 'validFrom', issues: [{ field: 'validFrom', problem }] });
}
