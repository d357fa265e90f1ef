import type { Session } from '@bayan/domain/sessions/sessions.contract';
import { useTranslation } from 'react-i18next';
import { shortDayText, timeText } from '#platform/clock-text.ts';
import { useLanguage } from '#platform/i18n.ts';
import { useNow } from '#platform/use-now.ts';
import { useViewerTimezone } from '#platform/viewer-timezone.ts';
import { useClosingTimes } from '#teaching/sessions/use-closing-times.ts';

const OFTEN_MS = 15_000;

/** What a cancellation costs the family if it asks now, said before it does (R512). */
export function CancellationCost({ session }: { readonly session: Session }) {
  const { t } = useTranslation('session-requests');
  const clock = { language: useLanguage(), timeZone: useViewerTimezone() };
  const now = useNow(OFTEN_MS);
  const times = useClosingTimes(session);
  if (!times) return null;
  const { freeUntil } = times;
  const until = { day: shortDayText(freeUntil, clock), time: timeText(freeUntil, clock) };
  return <p role="status">{now > freeUntil ? t('form.cost.late') : t('form.cost.free', until)}</p>;
}
