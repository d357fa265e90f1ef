import type { Asker } from './answers-under-way.ts';

/** What the application knows about a request before any feature sees it. */
export interface RequestFacts {
  readonly requestId: string;
  readonly clientAddress: string;
  readonly now: Date;
  /** Looked up only when somebody asks. */
  readonly country: () => string | null;
  /** Ends the connection at once, with what was not read yet. */
  readonly hangUp: () => void;
  /** Counts the answer as one of theirs until it is over, and refuses where they have too many under way. */
  readonly occupy: (asker: Asker) => void;
}
