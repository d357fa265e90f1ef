import type { Session } from '@bayan/domain/sessions/sessions.contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#platform/i18n.ts';
import { nameOf } from '#platform/person-name.ts';
import { useNow } from '#platform/use-now.ts';
import { dashboardAddress } from '#shell/dashboard/dashboard-address.ts';
import { isToClose } from '#teaching/sessions/is-to-close.ts';
import { OutcomeBadge } from '#teaching/sessions/outcome-badge.tsx';
import { SessionClocks } from '#teaching/sessions/session-clocks.tsx';
import { StatusBadge } from '#teaching/sessions/status-badge.tsx';
import { NotesAbout } from '#teaching/staff-notes/notes-about.tsx';
import { useAttachedLesson } from '#teaching/staff-notes/use-attached.ts';
import { Badge } from '#ui/badge.tsx';
import { PageLink } from '#ui/page-link.tsx';
import { FamilyContact } from './family-contact.tsx';
import { LessonActions } from './lesson-actions.tsx';
import { LessonHistory } from './lesson-history.tsx';
import { MovePanel } from './move-panel.tsx';
import type { Mover } from './use-mover.ts';

interface PlannedLessonProps {
  readonly session: Session;
  readonly mover: Mover;
}

/** A session as an admin sees it: when, whose, what can be done with it, and what happened to it (R967). */
export function PlannedLesson({ session, mover }: PlannedLessonProps) {
  const { t } = useTranslation(['session-calendar', 'session-series', 'names', 'sessions']);
  const language = useLanguage();
  const now = useNow();
  const { student, tutor } = session;
  // What is as high as before while a pointer carries the lesson does not scroll the days away under it.
  const isMoving = mover.held?.lesson.id === session.id && mover.carriedBy !== 'pointer';
  const attachedLesson = useAttachedLesson();
  return (
    <div className="flex flex-col gap-4 text-sm">
      <div className="flex flex-col gap-2">
        <p>
          {t(`names:subjects.${session.subject}`)}
          {' · '}
          {t('sessions:minutes', { count: session.duration })}
          {' · '}
          <bdi>{nameOf(tutor, language)}</bdi>
        </p>
        <div className="flex flex-wrap gap-2">
          <StatusBadge status={session.status} isToClose={isToClose(session, now)} />
          <OutcomeBadge session={session} />
          {session.tutorLeftAt && <Badge tone="danger">{t('marks.noTutor')}</Badge>}
          {session.confirmedAt && <Badge tone="success">{t('sessions:confirmed')}</Badge>}
        </div>
      </div>
      {isMoving ? (
        <MovePanel key={session.id} session={session} mover={mover} />
      ) : (
        <>
          <SessionClocks session={session} familyTimezone={session.timezone} tutorTimezone={tutor.timezone} />
          {session.cancellation?.reason && (
            <Words label={t('sessions:parts.reason')}>{session.cancellation.reason}</Words>
          )}
          {session.correction?.reason && (
            <Words label={t('sessions:parts.correction')}>{session.correction.reason}</Words>
          )}
          {session.seriesId && (
            <RecordLink to={dashboardAddress('admin', `sessions/series?studentId=${student.id}`)}>
              {t('session-series:list.part')}
            </RecordLink>
          )}
          <LessonActions session={session} />
        </>
      )}
      <div className="flex flex-col border-t border-line pt-3">
        <h3 className="text-xs font-semibold text-ink-soft">{t('panel.people')}</h3>
        <RecordLink to={dashboardAddress('admin', `students/${student.id}`)}>
          {nameOf(student, language)}
        </RecordLink>
        <RecordLink to={dashboardAddress('admin', `tutors/${tutor.id}`)}>
          {nameOf(tutor, language)}
        </RecordLink>
        <p className="mt-1 break-all">
          {session.meetingLink ? <bdi dir="ltr">{session.meetingLink}</bdi> : t('marks.noLink')}
        </p>
        <div className="mt-2">
          <FamilyContact key={student.id} studentId={student.id} />
        </div>
      </div>
      {!isMoving && (
        <div className="border-t border-line pt-3">
          <NotesAbout key={session.id} about={attachedLesson(session)} level={3} />
        </div>
      )}
      <LessonHistory key={`history ${session.id}`} lessonId={session.id} />
    </div>
  );
}

const Words = ({ label, children }: { readonly label: string; readonly children: string }) => (
  <p>
    <span className="block text-xs text-ink-soft">{label}</span>
    <bdi>{children}</bdi>
  </p>
);

const RecordLink = ({ to, children }: { readonly to: string; readonly children: ReactNode }) => (
  <PageLink
    to={to}
    className="inline-flex min-h-11 items-center font-semibold text-teal underline-offset-4 hover:underline"
  >
    <bdi>{children}</bdi>
  </PageLink>
);
