import { readFileSync } from 'node:fs';

const TICKS_PER_SECOND = 100;
/** Of this process, of it in the kernel, and the same of those it started and saw end. */
const FIELDS = [11, 12, 13, 14];

/** Seconds that the processor worked for this process and those it started; null where the system does not tell. */
export function processorSeconds(): number | null {
  try {
    const stat = readFileSync('/proc/self/stat', 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return FIELDS.reduce((sum, field) => sum + Number(fields[field]), 0) / TICKS_PER_SECOND;
  } catch {
    return null;
  }
}
