import { Refusal } from '@bayan/domain/errors';

/** Something that files need does not do its work. Whoever asked is told to come back; the reason is for our log. */
export function unavailable(reason: string, cause?: unknown): Refusal {
  const refusal = new Refusal('service.unavailable');
  refusal.cause = new Error(reason, { cause });
  return refusal;
}
