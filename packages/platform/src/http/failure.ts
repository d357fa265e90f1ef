import { Refusal } from '@bayan/domain/errors';
import { isUnavailable } from '#db/failure.ts';

/** What went wrong, as the reader may know it. Everything unforeseen is masked here and logged whole by the caller. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  return new Refusal(isUnavailable(error) ? 'service.unavailable' : 'internal');
}
