import type { Admin } from '@bayan/domain/admins/admins.contract';
import { createDialogHost } from '#ui/dialog-host.tsx';
import { RightsDialog } from './rights-dialog.tsx';

/** What only admins have; the rest is done as to any account. */
export const adminDialogs = createDialogHost<{ readonly admin: Admin }>(({ admin }, onClose) => (
  <RightsDialog admin={admin} onClose={onClose} />
));
