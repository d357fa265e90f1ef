import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '#ui/dialog.tsx';
import { TwoVersions } from '#ui/two-versions.tsx';

interface VersionsDialogProps {
  /** Whose application. */
  readonly name: string;
  readonly versions: Omit<ComponentProps<typeof TwoVersions>, 'isPending'>;
  readonly isPending: boolean;
}

/** The choice between two versions, for a change that has no dialog of its own. Closed unanswered, theirs stays. */
export function VersionsDialog({ name, versions, isPending }: VersionsDialogProps) {
  const { t } = useTranslation('applications');
  return (
    <Dialog
      title={t('versions.title', { name })}
      isOpen
      onOpenChange={isOpen => !isOpen && versions.onTakeTheirs()}
      footer={null}
    >
      <TwoVersions {...versions} isPending={isPending} />
    </Dialog>
  );
}
