import { useTranslation } from 'react-i18next';
import { useAuth } from '#platform/auth/auth-context.ts';
import { dashboardAddress } from '#shell/dashboard/dashboard-address.ts';
import { Button } from '#ui/button.tsx';
import { useOpenDialog } from '#ui/dialog-host.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import type { Invitable } from './invitations-dialog.tsx';
import { peopleDialogs } from './people-dialogs.tsx';
import { PersonInvitation } from './person-invitation.tsx';

interface PersonActionsProps {
  readonly person: Invitable;
  /** Where something is to be settled before the account can end. */
  readonly onDeactivate?: () => void;
}

/** What an administrator does with one account. */
export function PersonActions({ person, onDeactivate }: PersonActionsProps) {
  const { t } = useTranslation('people');
  const open = useOpenDialog(peopleDialogs);
  const { isActive } = person;
  const isOwner = useAuth().userProfile?.rights.includes('owner') ?? false;
  return (
    <>
      <PersonInvitation person={person} />
      <Button tone="secondary" onPress={() => open({ dialog: 'edit', id: person.id })}>
        {t('edit.open')}
      </Button>
      <Button
        tone="secondary"
        onPress={() =>
          isActive && onDeactivate
            ? onDeactivate()
            : open({ dialog: 'active', isActive: !isActive, people: [person] })
        }
      >
        {t(isActive ? 'deactivate.open' : 'activate.open')}
      </Button>
      {/* R808 */}
      <Button tone="secondary" onPress={() => open({ dialog: 'devices', person })}>
        {t('devices')}
      </Button>
      {/* R850 */}
      {isOwner && (
        <LinkButton tone="secondary" to={`${dashboardAddress('admin', 'people/data')}?person=${person.id}`}>
          {t('data')}
        </LinkButton>
      )}
    </>
  );
}
