import { wrongCursor } from '@bayan/platform/http/cursor';

/** Of no other kind of id: version 8. */
const NO_UUID = '00000000-0000-8000-8000-';

/** The number of an entry in the form of an id, as every list has one. */
export const auditLineId = (number: number) => `${NO_UUID}${String(number).padStart(12, '0')}`;

/** The number in such an id, which is part of a cursor. */
export function auditLineNumber(id: string): number {
  const digits = id.slice(NO_UUID.length);
  if (id !== `${NO_UUID}${digits}` || !/^\d{12}$/.test(digits)) throw wrongCursor();
  return Number(digits);
}
