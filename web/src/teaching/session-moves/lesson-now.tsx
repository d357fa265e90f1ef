import type { Session } from '@bayan/domain/sessions/sessions.contract';
import { useTranslation } from 'react-i18next';
import { SessionClocks } from '#teaching/sessions/session-clocks.tsx';

/** When the lesson is, before it is moved. */
export function LessonNow({ session }: { readonly session: Session }) {
  const { t } = useTranslation('session-requests');
  return (
    <div>
      <p className="text-sm text-ink-soft">{t('own.move.now')}</p>
      <SessionClocks session={session} tutorTimezone={session.tutor.timezone} />
    </div>
  );
}
