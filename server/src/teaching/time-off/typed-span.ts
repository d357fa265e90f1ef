import type { Range } from '@bayan/domain/availability/ranges';
import { Refusal } from '@bayan/domain/errors';
import { daysTouched, spanOf, type TypedSpan } from '@bayan/domain/time-off/span';
import { TIME_OFF_LIMITS } from '@bayan/domain/time-off/time-off.limits';
import type { Transaction } from '@bayan/platform/db/database';
import { findOverlapping } from './time-off.repository.ts';

const invalid = (problem: 'too-small' | 'too-big') =>
  new Refusal('input.invalid', { issues: [{ field: 'untilOn', problem }] });

/** What was typed as instants: in order, not too long, and apart from the tutor's other time off. */
export async function acceptedSpan(
  tx: Transaction,
  tutorId: string,
  typed: TypedSpan,
  except: string | null,
): Promise<Range> {
  const span = spanOf(typed);
  if (span.until <= span.from) throw invalid('too-small');
  if (daysTouched(typed) > TIME_OFF_LIMITS.days) throw invalid('too-big');
  if (await findOverlapping(tx, tutorId, span, except)) throw new Refusal('time-off.overlap');
  return span;
}
