import { Refusal } from '@bayan/domain/errors';
import { createTurns } from './turns.ts';

/** Decoding runs on threads of its own; two of the largest at once need a few hundred megabytes. */
export const inDrawingTurn = createTurns({
  atOnce: 2,
  mostWaiting: 20,
  patienceMs: 10_000,
  refuse: () => new Refusal('service.unavailable'),
});
