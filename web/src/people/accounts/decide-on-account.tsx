import type { Person } from '@bayan/domain/profiles/profiles.contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { Dialog } from '#ui/dialog.tsx';
import { LoadFailure } from '#ui/load-failure.tsx';
import { ActiveDialog } from './active-dialog.tsx';
import { RoleDialog } from './role-dialog.tsx';
import { usePerson } from './use-people.ts';

interface DecideOnAccountProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** The one thing to decide about an account without a role: what it is for, or whether it may come back. */
export function DecideOnAccount({ id, onClose }: DecideOnAccountProps) {
  const { t } = useTranslation('people');
  const errorTexts = useErrorTexts();
  const { data: person, error, refetch } = usePerson(id);
  if (person) return <Decision profile={person.profile} onClose={onClose} />;
  if (!error) return null;
  return (
    <Dialog title={t('role.label')} isOpen onOpenChange={isOpen => !isOpen && onClose()}>
      <LoadFailure {...errorTexts(error)} onRetry={() => void refetch()} />
    </Dialog>
  );
}

interface DecisionProps {
  readonly profile: Person['profile'];
  readonly onClose: () => void;
}

function Decision({ profile, onClose }: DecisionProps) {
  const { t } = useTranslation('people');
  // As it stood when it was opened: the dialog that has just settled it closes by itself.
  const [{ role, isActive }] = useState(profile);
  if (role !== null)
    return (
      <Dialog title={t('role.label')} isOpen onOpenChange={isOpen => !isOpen && onClose()}>
        <p>{t('role.settled')}</p>
      </Dialog>
    );
  return isActive ? (
    <RoleDialog person={profile} onClose={onClose} />
  ) : (
    <ActiveDialog people={[profile]} isActive onClose={onClose} />
  );
}
