import type { AccountState } from './account-state.ts';
import type { Scenario } from './scenario.ts';
import type { Victim, VictimKind } from './victim.ts';

/** One thing that somebody does to get at an account, or at a child, with what they have. */
export interface Way {
  readonly name: string;
  /** What the victim signs in with. */
  readonly victim?: VictimKind;
  /** What the rules let them change, by which they must get no further. */
  readonly mayChange?: readonly (keyof AccountState)[];
  /** What the victim does by themselves before it; the last word is where it led to. */
  setup?(scenario: Scenario, victim: Victim): Promise<string>;
  /**
   * Ends with a token of the victim's that came out of it, or with the path of an address of theirs, if any did. Other
   * answers are of no interest: what counts is what is different afterwards.
   */
  attempt(scenario: Scenario, victim: Victim, staged: string): Promise<unknown>;
}
