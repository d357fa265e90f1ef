import type { Role } from '@bayan/domain/roles';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { useOpenDialog } from '#ui/dialog-host.tsx';
import { Icon } from '#ui/icon.tsx';
import { plusIcon } from '#ui/icons/room-icons.ts';
import { peopleDialogs } from './people-dialogs.tsx';

export function InviteButton({ of: role }: { readonly of: Role }) {
  const { t } = useTranslation('people');
  const open = useOpenDialog(peopleDialogs);
  return (
    <Button onPress={() => open({ dialog: 'invite', role })}>
      <Icon drawing={plusIcon} className="size-4.5" />
      {t(`invite.button.${role}`)}
    </Button>
  );
}
