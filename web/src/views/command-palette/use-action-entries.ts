import { IMPORT_KINDS } from '@bayan/domain/imports/import-kinds';
import { wallClock } from '@bayan/domain/time/zoned-time';
import { useTranslation } from 'react-i18next';
import { useNow } from '#platform/use-now.ts';
import { useViewerTimezone } from '#platform/viewer-timezone.ts';
import { dashboardAddress } from '#shell/dashboard/dashboard-address.ts';
import { useOpenDialog } from '#ui/dialog-host.tsx';
import { paletteDialogs } from './palette-dialogs.tsx';
import type { PaletteEntry } from './palette-entry.ts';
import { useRights } from './use-rights.ts';

/** What the admin's rights allow to be done from anywhere. */
export function useActionEntries(): readonly PaletteEntry[] {
  const { t } = useTranslation('palette');
  const open = useOpenDialog(paletteDialogs);
  const rights = useRights();
  const today = wallClock(useNow(), useViewerTimezone()).date;
  const shared = (id: string, label: string) => ({ id: `action-${id}`, label, kind: t('kinds.action') });
  const invite = (role: 'student' | 'tutor' | 'admin'): PaletteEntry => ({
    ...shared(`invite-${role}`, t(`invite.${role}`)),
    address: null,
    act: () => open({ dialog: 'invite', role }),
  });
  // The server asks for operations too where an administrator is invited.
  if (!rights.includes('operations')) return [];
  return [
    {
      ...shared('plan', t('actions.plan')),
      address: null,
      act: () => open({ dialog: 'plan', day: today }),
    },
    { ...shared('note', t('actions.note')), address: null, act: () => open({ dialog: 'note' }) },
    { ...shared('resource', t('actions.resource')), address: null, act: () => open({ dialog: 'resource' }) },
    invite('student'),
    invite('tutor'),
    ...(rights.includes('owner') ? [invite('admin')] : []),
    ...IMPORT_KINDS.map(kind => ({
      ...shared(`import-${kind}`, t(`import.${kind}`)),
      address: dashboardAddress('admin', `import?kind=${kind}`),
    })),
  ];
}
