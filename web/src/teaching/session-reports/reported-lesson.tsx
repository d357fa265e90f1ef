import type { SessionReport } from '@bayan/domain/session-reports/session-reports.contract';
import { isOpen } from '@bayan/domain/sessions/session-status';
import { useTranslation } from 'react-i18next';
import { OutcomeBadge } from '#teaching/sessions/outcome-badge.tsx';
import { SessionClocks } from '#teaching/sessions/session-clocks.tsx';
import { StatusBadge } from '#teaching/sessions/status-badge.tsx';
import { Badge } from '#ui/badge.tsx';
import { OwnWords } from '#ui/own-words.tsx';

interface ReportedLessonProps {
  readonly report: SessionReport;
}

/** What the family says of a session, and what its record says. */
export function ReportedLesson({ report: { kind, text, session, tutor } }: ReportedLessonProps) {
  const { t } = useTranslation('session-reports');
  return (
    <dl className="flex flex-col gap-3 text-sm">
      <div>
        <dt className="text-ink-soft">{t('settle.says')}</dt>
        <dd>
          <p className="font-semibold">{t(`card.kinds.${kind}`)}</p>
          {text ? (
            <OwnWords as="p" className="w-fit max-w-prose break-words whitespace-pre-line">
              {text}
            </OwnWords>
          ) : (
            <p>{t('settle.saysNothing')}</p>
          )}
        </dd>
      </div>
      <div>
        <dt className="text-ink-soft">{t('settle.record')}</dt>
        <dd className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <SessionClocks session={session} familyTimezone={session.timezone} tutorTimezone={tutor.timezone} />
          {isOpen(session.status) ? (
            <Badge>{t('settle.open')}</Badge>
          ) : (
            <>
              <StatusBadge status={session.status} />
              <OutcomeBadge session={session} />
            </>
          )}
        </dd>
      </div>
    </dl>
  );
}
