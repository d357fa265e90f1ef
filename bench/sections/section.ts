import type { Form } from '#bench/form.ts';
import type { Row } from '#bench/report/row.ts';

/** A part of the bench that is measured, and written into the manual, by itself. */
export type Section = (form: Form, say: (line: string) => void) => Promise<Measured>;

interface Measured {
  readonly rows: readonly Row[];
  /** As the manual shows it. */
  readonly report: string;
}

/** Measures and says how long it took. */
export async function timed<Found>(
  say: (line: string) => void,
  title: string,
  measure: () => Promise<Found>,
): Promise<Found> {
  const started = performance.now();
  const found = await measure();
  say(`${title}: ${((performance.now() - started) / 1000).toFixed(0)} s`);
  return found;
}
