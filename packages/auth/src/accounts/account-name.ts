import { FIELD_LIMITS } from '@bayan/domain/fields/fields.limits';
import { personName } from '@bayan/domain/fields/text';

/** What a person calls themselves, cleaned as every name is; what is no name gives way to what stands before the @. */
export function accountName(data: Readonly<Record<string, unknown>>, address: string): string {
  for (const given of [data.full_name, data.name]) {
    const name = personName.safeParse(given);
    if (name.success) return name.data;
  }
  const [local = address] = address.split('@', 1);
  return local.slice(0, FIELD_LIMITS.name);
}
