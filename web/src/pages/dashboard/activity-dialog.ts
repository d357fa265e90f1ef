import { lazy } from 'react';

/** Comes when it is opened, as all dialogs of the security of an account. */
export const ActivityDialog = lazy(async () => ({
  default: (await import('#academy/security-events/activity-dialog.tsx')).ActivityDialog,
}));
