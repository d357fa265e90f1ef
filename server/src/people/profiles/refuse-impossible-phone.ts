import { Refusal } from '@bayan/domain/errors';
import { isPossiblePhoneNumber } from 'libphonenumber-js/min';

/** Refuses a number that no phone of its country can have (R747). A number that is stored already stays as it is. */
export function refuseImpossiblePhone(
  field: string,
  given: string | null | undefined,
  stored: string | null | undefined,
): void {
  if (given == null || given === stored || isPossiblePhoneNumber(given)) return;
  throw new Refusal('input.invalid', { field, issues: [{ field, problem: 'format' }] });
}
