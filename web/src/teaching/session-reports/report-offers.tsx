import { reportableFrom, reportableUntil } from '@bayan/domain/session-reports/report-time';
import {
  isReportable,
  SESSION_REPORT_KINDS,
  type SessionReportKind,
} from '@bayan/domain/session-reports/session-report-kind';
import type { Session } from '@bayan/domain/sessions/sessions.contract';
import { useTranslation } from 'react-i18next';
import { timeText } from '#platform/clock-text.ts';
import { useLanguage } from '#platform/i18n.ts';
import { useCountdown } from '#platform/use-countdown.ts';
import { useViewerTimezone } from '#platform/viewer-timezone.ts';
import { useClosingTimes } from '#teaching/sessions/use-closing-times.ts';
import { useWhichLesson } from '#teaching/sessions/which-lesson.tsx';
import { Button } from '#ui/button.tsx';
import { useOpenDialog } from '#ui/dialog-host.tsx';
import { reportDialogs } from './report-dialogs.tsx';

interface ReportOffersProps {
  readonly session: Session;
  readonly now: Date;
  /** Whether a report about it waits for its answer. */
  readonly isReported: boolean;
}

/** The instants by which the rules judge. */
const momentsOf = ({ startsAt, endsAt, cancellation }: Session) => ({
  startsAt: new Date(startsAt),
  endsAt: new Date(endsAt),
  cancellation: cancellation && { at: new Date(cancellation.at) },
});

/** What can be reported of a lesson: it appears by itself once it is time (R500). */
export function ReportOffers({ session, now, isReported }: ReportOffersProps) {
  const times = momentsOf(session);
  const kinds = SESSION_REPORT_KINDS.filter(
    kind => isReportable(kind, session) && now <= reportableUntil(kind, times),
  );
  if (isReported || kinds.length === 0) return null;
  if (kinds.includes('contest') || times.endsAt <= now)
    return <Offers session={session} now={now} kinds={kinds} />;
  // The rules are asked about the lesson that is going on, and not about each of a list.
  return now < times.startsAt ? null : <TimedOffers session={session} now={now} kinds={kinds} />;
}

interface OffersProps {
  readonly session: Session;
  readonly now: Date;
  readonly kinds: readonly SessionReportKind[];
}

/** With the time from which an absent tutor can be reported, while that is ahead. */
function TimedOffers({ session, now, kinds }: OffersProps) {
  const { t } = useTranslation('session-reports');
  const language = useLanguage();
  const timeZone = useViewerTimezone();
  const countdown = useCountdown();
  const closing = useClosingTimes(session);
  if (!closing) return null;
  const { tutorAbsentFrom } = closing;
  const times = momentsOf(session);
  const isTime = (kind: SessionReportKind) => {
    const from = reportableFrom(kind, times, tutorAbsentFrom);
    return from === null || from <= now;
  };
  return (
    <>
      {!isTime('tutor-absent') && (
        <p className="w-full text-sm">
          {t('offer.from', {
            time: timeText(tutorAbsentFrom, { language, timeZone }),
            countdown: countdown(tutorAbsentFrom, now, timeZone),
          })}
        </p>
      )}
      <Offers session={session} now={now} kinds={kinds.filter(isTime)} />
    </>
  );
}

function Offers({ session, now, kinds }: OffersProps) {
  const { t } = useTranslation('session-reports');
  const open = useOpenDialog(reportDialogs);
  const { describedBy, words } = useWhichLesson(session);
  const isOver = new Date(session.endsAt) <= now;
  const labelOf = (kind: SessionReportKind) =>
    kind === 'tutor-absent' && isOver ? t('offer.past.tutor-absent') : t(`offer.${kind}`);
  return (
    <>
      {words}
      {kinds.map(kind => (
        <Button
          key={kind}
          {...describedBy}
          tone={session.status === 'completed' ? 'quiet' : 'secondary'}
          onPress={() => open({ kind, session })}
        >
          {labelOf(kind)}
        </Button>
      ))}
    </>
  );
}
