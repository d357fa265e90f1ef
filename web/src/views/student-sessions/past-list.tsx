import { needsFeedback } from '@bayan/domain/feedback/rating';
import type { SessionReport } from '@bayan/domain/session-reports/session-reports.contract';
import { isOpen } from '@bayan/domain/sessions/session-status';
import type { Session } from '@bayan/domain/sessions/sessions.contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNow } from '#platform/use-now.ts';
import { addressToRate } from '#teaching/feedback/chosen-session.ts';
import { ReportOffers } from '#teaching/session-reports/report-offers.tsx';
import { ReportState } from '#teaching/session-reports/report-state.tsx';
import { useLastReports } from '#teaching/session-reports/use-session-reports.ts';
import { OutcomeBadge } from '#teaching/sessions/outcome-badge.tsx';
import { StatusBadge } from '#teaching/sessions/status-badge.tsx';
import { Badge } from '#ui/badge.tsx';
import { historyIcon } from '#ui/icons/room-icons.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { OwnWords } from '#ui/own-words.tsx';
import { PagedList } from '#ui/paged-list.tsx';
import { Stars } from '#ui/stars.tsx';
import { LessonCard } from './lesson-card.tsx';
import { useStudentSessions } from './use-student-sessions.ts';

interface PastListProps {
  /** Where a lesson is rated. */
  readonly feedbackAddress: string;
}

/** What is over, newest first, with what both thought of it. */
export function PastList({ feedbackAddress }: PastListProps) {
  const { t } = useTranslation('student-sessions');
  const pages = useStudentSessions('over');
  const reports = useLastReports();
  const now = useNow();
  return (
    <PagedList
      pages={pages}
      skeletonRows={5}
      empty={{ icon: historyIcon, title: t('empty.history.title'), text: t('empty.history.text') }}
    >
      {sessions => (
        <div className="rounded-large border border-line bg-paper">
          <h2 className="sr-only">{t('tabs.history')}</h2>
          <ul aria-label={t('tabs.history')}>
            {sessions.map(session => (
              <li key={session.id} className="border-b border-line last:border-b-0">
                <LessonCard
                  session={session}
                  state={
                    isOpen(session.status) ? (
                      <Badge>{t('leftOpen')}</Badge>
                    ) : (
                      <>
                        <StatusBadge status={session.status} />
                        <OutcomeBadge session={session} />
                      </>
                    )
                  }
                  actions={
                    <>
                      {needsFeedback(session) && (
                        <LinkButton to={addressToRate(feedbackAddress, session)} tone="secondary">
                          {t('rate')}
                        </LinkButton>
                      )}
                      <ReportOffers
                        session={session}
                        now={now}
                        isReported={reports.get(session.id)?.status === 'open'}
                      />
                    </>
                  }
                >
                  <Reported report={reports.get(session.id)} />
                  <Looks session={session} />
                </LessonCard>
              </li>
            ))}
          </ul>
        </div>
      )}
    </PagedList>
  );
}

const Reported = ({ report }: { readonly report: SessionReport | undefined }) =>
  report ? (
    <div className="not-last:mb-4">
      <ReportState report={report} />
    </div>
  ) : null;

/** What was written and how it was rated, by either of the two. */
function Looks({ session }: { readonly session: Session }) {
  const { t } = useTranslation(['student-sessions', 'sessions']);
  const { feedback, cancellation, notes, homework } = session;
  const rated = (stars: number | null | undefined) =>
    stars == null ? null : <Stars value={stars} label={t('sessions:stars', { stars })} />;
  const parts = [
    { label: t('parts.reason'), content: words(cancellation?.reason) },
    {
      label: t('parts.yourRating'),
      content: joined(rated(feedback?.studentRating), words(feedback?.studentComments)),
    },
    { label: t('parts.tutorRating'), content: rated(feedback?.tutorRating) },
    { label: t('parts.tutorComments'), content: words(feedback?.tutorComments) },
    { label: t('parts.notes'), content: words(notes) },
    { label: t('parts.homework'), content: words(homework) },
  ].filter(({ content }) => content !== null);
  if (parts.length === 0) return null;
  return (
    <dl className="flex flex-col gap-3 text-sm">
      {parts.map(({ label, content }) => (
        <div key={label}>
          <dt className="text-ink-soft">{label}</dt>
          <dd>{content}</dd>
        </div>
      ))}
    </dl>
  );
}

const joined = (first: ReactNode, second: ReactNode) =>
  first === null && second === null ? null : (
    <>
      {first}
      {second}
    </>
  );

const words = (text: string | null | undefined) =>
  text ? (
    <OwnWords as="p" className="w-fit max-w-prose break-words whitespace-pre-line">
      {text}
    </OwnWords>
  ) : null;
