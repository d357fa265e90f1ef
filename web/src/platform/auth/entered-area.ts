import { attempt } from '#platform/attempt.ts';

const storageKey = 'bayan.entered';

/** Whose area somebody was let into on this device, and who it was: nothing else is asked for early (R671). */
export const rememberEntered = (userId: string, role: string) =>
  attempt(() => localStorage.setItem(storageKey, `${role} ${userId}`));

export const hasEntered = (userId: string, role: string): boolean =>
  attempt(() => localStorage.getItem(storageKey)) === `${role} ${userId}`;

export const forgetEntered = () => attempt(() => localStorage.removeItem(storageKey));
