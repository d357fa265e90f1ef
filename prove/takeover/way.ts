import type { Scenario } from './scenario.ts';
import type { Victim } from './victim.ts';

/** One thing that somebody does to get at an account, or at a child, with what they have. */
export interface Way {
  readonly name: string;
  /** Whether the victim has a second factor. */
  readonly hasSecondFactor?: boolean;
  /** What the victim does by themselves before it; the last word is where it led to. */
  setup?(scenario: Scenario, victim: Victim): Promise<string>;
  /**
   * Ends with a token of the victim's that came out of it, if any did. Other answers are of no interest: what counts is
   * what is different afterwards.
   */
  attempt(scenario: Scenario, victim: Victim, staged: string): Promise<unknown>;
}
