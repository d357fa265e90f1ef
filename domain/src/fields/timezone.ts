import { z } from 'zod';

/**
 * An IANA name in the spelling of this runtime: `ASIA/RIYADH` works everywhere but equals no stored name. Abbreviations
 * such as EST are ambiguous and therefore invalid.
 */
export function isTimezone(name: string): boolean {
  if (known.has(name)) return true;
  const isOne = isName(name);
  if (isOne) known.add(name);
  return isOne;
}

/** Asking the runtime costs a tenth of a millisecond, and a file of thousands of people names a few zones. */
const known = new Set<string>();

function isName(name: string): boolean {
  if (!/^(UTC|[A-Z][A-Za-z_]+(\/[A-Z][A-Za-z0-9_+-]+){1,2})$/.test(name)) return false;
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions();
    return timeZone === name || timeZone.toLowerCase() !== name.toLowerCase();
  } catch {
    return false;
  }
}

export const timezone = z
  .string()
  .trim()
  .max(64)
  .refine(isTimezone, { params: { problem: 'not-offered' } });
