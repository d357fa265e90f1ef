/** What each side gave when they took turns, in pairs that stood close together. */
export interface Turns<T> {
  readonly pairs: readonly (readonly [ours: T, baseline: T])[];
  /** Ours against itself. */
  readonly controls: readonly (readonly [T, T])[];
}

/**
 * A B B A, so that whatever slowly changes on the machine falls on both sides alike; then A against itself, in the same
 * breath, as the control.
 */
export async function takeTurns<T>(
  ours: () => Promise<T>,
  baseline: () => Promise<T>,
  rounds: number,
): Promise<Turns<T>> {
  const pairs: [T, T][] = [];
  const controls: (readonly [T, T])[] = [];
  for (let round = 0; round < rounds; round++) {
    const a1 = await ours();
    const b1 = await baseline();
    const b2 = await baseline();
    const a2 = await ours();
    const c1 = await ours();
    const c2 = await ours();
    pairs.push([a1, b1], [a2, b2]);
    controls.push(control(c1, c2, round));
  }
  return { pairs, controls };
}

/** The first and the second, then the second and the first: a drift must not look like a difference. */
export const control = <T>(first: T, second: T, round: number): readonly [T, T] =>
  round % 2 === 0 ? [first, second] : [second, first];
