import { lazyPart } from '#platform/lazy-part.ts';

/** Comes when it is opened, as all dialogs of the security of an account. */
export const ActivityDialog = lazyPart(
  async () => (await import('#people/security-events/activity-dialog.tsx')).ActivityDialog,
);
