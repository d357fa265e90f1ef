import { invalid } from '#protocol/auth-error.ts';

const UNIT_MS: Readonly<Record<string, number>> = {
  ns: 1e-6,
  us: 1e-3,
  µs: 1e-3,
  ms: 1,
  s: 1000,
  m: 60_000,
  h: 3_600_000,
};
const PART = /(\d+\.?\d*|\.\d+)(ns|us|µs|ms|s|m|h)/g;
const WHOLE = new RegExp(`^\\+?(0|(${PART.source})+)$`);
/** What the protocol's own server can count. */
const MAX_MS = 2 ** 63 / 1e6;

/** When a ban ends that begins now, for a duration such as `24h` or `1h30m`; null for `none`, which lifts one. */
export function banEnd(duration: string, now: Date): Date | null {
  if (duration === 'none') return null;
  // There are two letters for micro.
  const written = duration.replaceAll('\u03bc', 'µ');
  const parts = WHOLE.test(written) ? [...written.matchAll(PART)] : null;
  const milliseconds = parts?.reduce(
    (sum, [, amount, unit = '']) => sum + Number(amount) * (UNIT_MS[unit] ?? 0),
    0,
  );
  if (milliseconds === undefined || milliseconds > MAX_MS)
    throw invalid(`invalid format for ban duration: invalid duration ${JSON.stringify(duration)}`);
  return milliseconds === 0 ? null : new Date(now.getTime() + milliseconds);
}
