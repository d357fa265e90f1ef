import { HEARTBEAT_MS, type LiveEvent } from '@bayan/domain/live/live';

/** What whoever holds the connection passes on: a change, or that it is still there. */
export type LiveMessage = LiveEvent | 'beat';

export const BEAT: LiveMessage = 'beat';
/** Changes may have been missed. */
export const EVERYTHING: LiveMessage = { noun: 'everything', id: null };

/** Who has been silent for longer is gone. */
export const SILENCE_MS = HEARTBEAT_MS + 10_000;
