const steps = [1, 2, 2.5, 5, 10];

/** The marks of an axis from zero to at least the largest value, in round steps. */
export function axisMarks(values: readonly number[], wanted = 5): number[] {
  const largest = Math.max(0, ...values);
  if (largest === 0) return [0, 1];
  const rough = largest / wanted;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = (steps.find(candidate => candidate * power >= rough) ?? 10) * power;
  return Array.from({ length: Math.ceil(largest / step) + 1 }, (_, index) => rounded(index * step));
}

/** 3 * 0.1 is not 0.3 to a computer. */
const rounded = (value: number) => Number(value.toPrecision(12));

/** How high a value reaches, from 0 to 100. */
export const percentOf = (value: number, largest: number) => (largest === 0 ? 0 : (value / largest) * 100);
