import type { Session } from '@bayan/domain/sessions/sessions.contract';
import { useTranslation } from 'react-i18next';
import { timeText } from '#platform/clock-text.ts';
import { useLanguage } from '#platform/i18n.ts';
import { useViewerTimezone } from '#platform/viewer-timezone.ts';
import { Confirm } from '#ui/confirm.tsx';
import { useLessonLine } from './use-lesson-line.ts';
import { useSessionStatus } from './use-session-status.ts';

interface CompleteEarlyDialogProps {
  readonly session: Session;
  readonly onClose: () => void;
}

/** Asks before a session is completed that is not over yet (R721). */
export function CompleteEarlyDialog({ session, onClose }: CompleteEarlyDialogProps) {
  const { t } = useTranslation('sessions');
  const language = useLanguage();
  const timeZone = useViewerTimezone();
  const lessonLine = useLessonLine();
  const { become, isPending } = useSessionStatus(session);
  return (
    <Confirm
      isOpen
      title={t('early.title')}
      about={lessonLine(session)}
      text={t('early.text', { time: timeText(new Date(session.endsAt), { language, timeZone }) })}
      confirmLabel={t('become.completed')}
      cancelLabel={t('early.keep')}
      isPending={isPending}
      onConfirm={() => become('completed', { onDone: onClose })}
      onCancel={onClose}
    />
  );
}
