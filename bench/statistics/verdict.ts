/** A goal is reached from below (`least`) or kept from above (`most`); between goal and floor it is missed, but bearable. */
export type Goal =
  | { readonly least: number; readonly floor?: number }
  | { readonly most: number; readonly wish?: number };

export type Verdict = 'holds' | 'above the floor' | 'missed' | 'void' | 'no goal';

/** Where the same thing measured against itself differs by more than this, so may anything else. */
const CONTROL = { low: 0.9, high: 1.1 };

export const isControlled = (control: number) => control >= CONTROL.low && control <= CONTROL.high;

/** `control` is what the same side measured against itself gave; what cannot be disturbed has none. */
export function judge(value: number, goal: Goal, control?: number): Verdict {
  if (!Number.isFinite(value) || (control !== undefined && !isControlled(control))) return 'void';
  if ('most' in goal) return value <= goal.most ? 'holds' : 'missed';
  if (value >= goal.least) return 'holds';
  return goal.floor !== undefined && value >= goal.floor ? 'above the floor' : 'missed';
}
