import type { Session } from '@bayan/domain/sessions/sessions.contract';
import { useTranslation } from 'react-i18next';
import { shortDayText, timeText } from '#platform/clock-text.ts';
import { useLanguage } from '#platform/i18n.ts';
import { OutcomeBadge } from '#teaching/sessions/outcome-badge.tsx';
import { StatusBadge } from '#teaching/sessions/status-badge.tsx';
import { useTutorName } from '#teaching/sessions/use-tutor-name.ts';
import { Stars } from '#ui/stars.tsx';

/** A lesson in two lines: when by the family's clock and the tutor's, what and with whom, and how it stands. */
export function LessonLine({ session }: { readonly session: Session }) {
  const { t } = useTranslation(['sessions', 'names']);
  const language = useLanguage();
  const startsAt = new Date(session.startsAt);
  const stars = session.feedback?.studentRating;
  const clocks = [session.timezone, session.tutor.timezone].map(timeZone =>
    timeText(startsAt, { language, timeZone }),
  );
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5 text-sm">
      <time dateTime={session.startsAt} className="grow basis-28 tabular-nums">
        {shortDayText(startsAt, { language, timeZone: session.timezone })}
        <bdi dir="ltr" className="block text-ink-soft">
          {clocks.join(' / ')}
        </bdi>
      </time>
      <p className="min-w-0 grow basis-28">
        {t(`names:subjects.${session.subject}`)}
        <bdi className="block text-ink-soft">{useTutorName()(session)}</bdi>
      </p>
      {stars == null ? (
        <>
          <StatusBadge status={session.status} />
          <OutcomeBadge session={session} />
        </>
      ) : (
        <Stars value={stars} label={t('stars', { stars })} />
      )}
    </div>
  );
}
