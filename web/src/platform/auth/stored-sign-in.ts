import { attempt } from '#platform/attempt.ts';

/** Under which the sign-in client keeps its session; also the name by which tabs hear each other. */
export const authStorageKey = 'bayan.sign-in';

/** Whether it is worth loading the sign-in client at all. It says nothing about whether the sign-in is still good. */
export const hasStoredSignIn = (): boolean => attempt(() => localStorage.getItem(authStorageKey)) != null;
