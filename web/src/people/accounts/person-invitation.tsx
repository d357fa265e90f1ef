import { canInvite } from '@bayan/domain/profiles/sign-in-state';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { useOpenDialog } from '#ui/dialog-host.tsx';
import type { Invitable } from './invitations-dialog.tsx';
import { peopleDialogs } from './people-dialogs.tsx';

interface PersonInvitationProps {
  readonly person: Invitable;
  /** Beside other people's buttons: whose this is. */
  readonly label?: string;
}

/** Invites somebody who has not come yet, for the first time or again; nothing for everybody else. */
export function PersonInvitation({ person, label }: PersonInvitationProps) {
  const { t } = useTranslation('people');
  const open = useOpenDialog(peopleDialogs);
  if (!canInvite(person)) return null;
  return (
    <Button
      tone="secondary"
      {...(label && { 'aria-label': label })}
      onPress={() => open({ dialog: 'invitations', people: [person] })}
    >
      {t(person.signIn === 'none' ? 'invitations.first' : 'invitations.again')}
    </Button>
  );
}
