import { isAhead, isUpcoming } from '@bayan/domain/sessions/session-status';
import type { Session } from '@bayan/domain/sessions/sessions.contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNow } from '#platform/use-now.ts';
import { familyDialogs } from '#teaching/session-moves/family-dialogs.tsx';
import { ReportOffers } from '#teaching/session-reports/report-offers.tsx';
import { ReportState } from '#teaching/session-reports/report-state.tsx';
import { useLastReports } from '#teaching/session-reports/use-session-reports.ts';
import { RequestState } from '#teaching/session-requests/request-state.tsx';
import { useLastRequests } from '#teaching/session-requests/use-session-requests.ts';
import { JoinLink } from '#teaching/sessions/join-link.tsx';
import { LessonCountdown } from '#teaching/sessions/lesson-countdown.tsx';
import { useWhichLesson } from '#teaching/sessions/which-lesson.tsx';
import { Button } from '#ui/button.tsx';
import { useOpenDialog } from '#ui/dialog-host.tsx';
import { calendarIcon } from '#ui/icons/room-icons.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { PagedList } from '#ui/paged-list.tsx';
import { ClockNote } from './clock-note.tsx';
import { LessonCard } from './lesson-card.tsx';
import { useStudentSessions } from './use-student-sessions.ts';
import { useWeeks } from './use-weeks.ts';

interface UpcomingListProps {
  readonly contactAddress: string;
  readonly beside?: ((session: Session) => ReactNode) | undefined;
}

const OFTEN_MS = 15_000;

/** What is to come or going on: the way in, and what may be asked about it (R113, R119). */
export function UpcomingList({ contactAddress, beside }: UpcomingListProps) {
  const { t } = useTranslation('student-sessions');
  const now = useNow(OFTEN_MS);
  const all = useStudentSessions('ahead');
  // One that ends while somebody looks leaves at once, and not with the next answer.
  const items = all.items?.filter(({ status, endsAt }) => isAhead({ status, endsAt: new Date(endsAt) }, now));
  const pages = { ...all, items };
  const requests = useLastRequests();
  const reports = useLastReports();
  const { weeksOf, isAtWeekend } = useWeeks(now);
  return (
    <>
      <PagedList
        pages={pages}
        skeletonRows={3}
        empty={{ icon: calendarIcon, title: t('empty.upcoming.title'), text: t('empty.upcoming.text') }}
      >
        {sessions => (
          <>
            <ClockNote sessions={sessions} now={now} />
            {weeksOf(sessions).map(({ firstDay, lessons, title }) => (
              <section key={firstDay} aria-labelledby={`week-${firstDay}`} className="mb-4 last:mb-0">
                <h2 id={`week-${firstDay}`} className="mb-3 text-sm font-semibold text-ink-soft">
                  {title}
                </h2>
                <ul aria-labelledby={`week-${firstDay}`} className="flex flex-col gap-4">
                  {lessons.map(session => (
                    <li
                      key={session.id}
                      className={`rounded-large border border-line ${isAtWeekend(session) ? 'bg-sand' : 'bg-paper'}`}
                    >
                      {card(session)}
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </>
        )}
      </PagedList>
      {items?.length === 0 && <Help contactAddress={contactAddress} />}
    </>
  );

  function card(session: Session) {
    const request = requests.get(session.id);
    const report = reports.get(session.id);
    return (
      <LessonCard
        session={session}
        state={<LessonCountdown session={session} />}
        actions={
          <>
            <JoinLink session={session} now={now} />
            {beside?.(session)}
            <RequestButtons session={session} now={now} isAskedAbout={request?.status === 'open'} />
            <ReportOffers session={session} now={now} isReported={report?.status === 'open'} />
          </>
        }
      >
        {request && <RequestState request={request} />}
        {report && <ReportState report={report} />}
      </LessonCard>
    );
  }
}

interface RequestButtonsProps {
  readonly session: Session;
  readonly now: Date;
  readonly isAskedAbout: boolean;
}

function RequestButtons({ session, now, isAskedAbout }: RequestButtonsProps) {
  const { t } = useTranslation('session-requests');
  const openDialog = useOpenDialog(familyDialogs);
  const { describedBy, words } = useWhichLesson(session);
  if (!isUpcoming({ status: session.status, startsAt: new Date(session.startsAt) }, now)) return null;
  return (
    <>
      {words}
      {(isAskedAbout ? (['cancel'] as const) : (['move', 'cancel'] as const)).map(kind => (
        <Button
          key={kind}
          {...describedBy}
          tone="secondary"
          onPress={() => openDialog({ kind, session, isAskedAbout })}
        >
          {t(`ask.${kind}`)}
        </Button>
      ))}
    </>
  );
}

/** Where to turn to where nothing is planned. */
function Help({ contactAddress }: { readonly contactAddress: string }) {
  const { t } = useTranslation('student-sessions');
  return (
    <section aria-labelledby="help" className="mt-4 rounded-large bg-teal-soft p-5 sm:p-6">
      <h2 id="help" className="font-semibold text-teal-strong">
        {t('help.title')}
      </h2>
      <p className="mt-1 mb-4 max-w-prose text-sm">{t('help.text')}</p>
      <LinkButton to={contactAddress} tone="primary">
        {t('help.contact')}
      </LinkButton>
    </section>
  );
}
