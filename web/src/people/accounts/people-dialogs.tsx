import type { Role } from '@bayan/domain/roles';
import type { ComponentProps } from 'react';
import { lazyPart } from '#platform/lazy-part.ts';
import { createDialogHost } from '#ui/dialog-host.tsx';
import type { ActiveDialog as ActiveDialogPart } from './active-dialog.tsx';
import type { InvitationsDialog as InvitationsDialogPart } from './invitations-dialog.tsx';

const ActiveDialog = lazyPart(async () => (await import('./active-dialog.tsx')).ActiveDialog);
const EditPersonDialog = lazyPart(async () => (await import('./edit-person-dialog.tsx')).EditPersonDialog);
const InviteDialog = lazyPart(async () => (await import('./invite-dialog.tsx')).InviteDialog);
const InvitationsDialog = lazyPart(async () => (await import('./invitations-dialog.tsx')).InvitationsDialog);
const AccountDevicesDialog = lazyPart(
  async () => (await import('#people/auth/security/account-devices-dialog.tsx')).AccountDevicesDialog,
);

interface Named {
  readonly id: string;
  readonly name: string;
  readonly nameAr: string | null;
}

type Opened =
  | ({ readonly dialog: 'active' } & Omit<ComponentProps<typeof ActiveDialogPart>, 'onClose'>)
  | ({ readonly dialog: 'invitations' } & Omit<ComponentProps<typeof InvitationsDialogPart>, 'onClose'>)
  | { readonly dialog: 'edit'; readonly id: string }
  | { readonly dialog: 'devices'; readonly person: Named }
  | { readonly dialog: 'invite'; readonly role: Role };

/** What is done to accounts, from their list and from their record. */
export const peopleDialogs = createDialogHost<Opened>((opened, onClose) => {
  switch (opened.dialog) {
    case 'invite':
      return <InviteDialog role={opened.role} onClose={onClose} />;
    case 'edit':
      return <EditPersonDialog id={opened.id} onClose={onClose} />;
    case 'devices':
      return <AccountDevicesDialog person={opened.person} onClose={onClose} />;
    case 'invitations':
      return <InvitationsDialog people={opened.people} onClose={onClose} />;
    case 'active':
      return <ActiveDialog people={opened.people} isActive={opened.isActive} onClose={onClose} />;
  }
});
