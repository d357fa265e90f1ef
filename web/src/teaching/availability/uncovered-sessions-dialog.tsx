import type { UncoveredSession } from '@bayan/domain/availability/uncovered-sessions.contract';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#platform/i18n.ts';
import { nameOf } from '#platform/person-name.ts';
import { SessionClocks } from '#teaching/sessions/session-clocks.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

interface UncoveredSessionsDialogProps {
  readonly misfits: readonly UncoveredSession[];
  readonly isAll: boolean;
  readonly saveLabel: string;
  readonly isPending: boolean;
  readonly onSave: () => void;
  readonly onClose: () => void;
}

/** The sessions that a change leaves outside her hours, before it is saved. None of them moves (R482). */
export function UncoveredSessionsDialog({
  misfits,
  isAll,
  saveLabel,
  isPending,
  onSave,
  onClose,
}: UncoveredSessionsDialogProps) {
  const { t } = useTranslation('availability');
  const { t: shared } = useTranslation();
  const language = useLanguage();
  return (
    <Dialog
      title={t('misfits.title', { count: misfits.length })}
      isOpen
      onOpenChange={isOpen => !isOpen && onClose()}
      footer={
        <>
          <Button tone="secondary" onPress={onClose}>
            {shared('ui.cancel')}
          </Button>
          <Button isPending={isPending} onPress={onSave}>
            {saveLabel}
          </Button>
        </>
      }
    >
      <p className="text-ink-soft">{t('misfits.text')}</p>
      <ul className="mt-4 flex flex-col gap-3">
        {misfits.map(session => (
          <li key={session.id} className="rounded-card border border-line p-3">
            <p className="font-semibold">
              <bdi>{nameOf(session.student, language)}</bdi>
            </p>
            <SessionClocks session={session} familyTimezone={session.timezone} />
          </li>
        ))}
      </ul>
      {!isAll && <p className="mt-3 text-sm text-ink-soft">{t('misfits.more')}</p>}
    </Dialog>
  );
}
