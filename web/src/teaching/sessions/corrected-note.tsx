import type { Session } from '@bayan/domain/sessions/sessions.contract';
import { wallClock } from '@bayan/domain/time/zoned-time';
import { useTranslation } from 'react-i18next';
import { dateText } from '#platform/clock-text.ts';
import { useLanguage } from '#platform/i18n.ts';
import { useViewerTimezone } from '#platform/viewer-timezone.ts';

interface CorrectedNoteProps {
  readonly session: Pick<Session, 'correction'>;
}

/** That the record of a lesson has been put right, and when (R499). */
export function CorrectedNote({ session: { correction } }: CorrectedNoteProps) {
  const { t } = useTranslation('sessions');
  const language = useLanguage();
  const timezone = useViewerTimezone();
  if (!correction) return null;
  const day = dateText(wallClock(new Date(correction.at), timezone).date, language);
  return <p className="mt-1 text-sm text-ink-soft">{t('corrected', { day })}</p>;
}
