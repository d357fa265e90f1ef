import { z } from 'zod';

/**
 * An IANA name that this runtime knows, in its own letters: `ASIA/RIYADH` is understood everywhere and equal to nothing.
 * Bare abbreviations such as EST are ambiguous and refused.
 */
export function isTimezone(name: string): boolean {
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
