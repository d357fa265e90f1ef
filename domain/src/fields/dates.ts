import { z } from 'zod';
import { EARLIEST_DAY } from './dates.limits.ts';
import { latinDigits } from './latin-digits.ts';
import { wholeNumber } from './number.ts';

const isRealDay = (text: string) => {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
};

/** A calendar day, YYYY-MM-DD. 30 February is invalid. */
export const day = z
  .string()
  .trim()
  .overwrite(latinDigits)
  .regex(/^(19|20)\d\d-\d\d-\d\d$/)
  .refine(isRealDay, { params: { problem: 'format' } });

/** A day in the lifetime of the academy. */
export const academyDay = day.refine(date => date >= EARLIEST_DAY, { params: { problem: 'too-small' } });

/** A time of day, HH:MM. */
export const timeOfDay = z
  .string()
  .trim()
  .overwrite(latinDigits)
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** Monday is 1. */
export const weekday = wholeNumber(1, 7);

/** An instant on the wire: RFC 3339 in UTC. */
export const instant = z
  .date()
  .transform(date => date.toISOString())
  .pipe(z.iso.datetime());
