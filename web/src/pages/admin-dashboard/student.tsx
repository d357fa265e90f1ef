import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import { DashboardNotFound } from '#pages/dashboard/dashboard-not-found.tsx';
import { OpeningTitle } from '#pages/dashboard/opening-title.tsx';
import { PageHeader } from '#pages/dashboard/page-header.tsx';
import { peopleDialogs } from '#people/accounts/people-dialogs.tsx';
import { PersonActions } from '#people/accounts/person-actions.tsx';
import { ApiError } from '#platform/api-client.ts';
import { useAuth } from '#platform/auth/auth-context.ts';
import { useLanguage } from '#platform/i18n.ts';
import { nameOf } from '#platform/person-name.ts';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { dashboardAddress } from '#shell/dashboard/dashboard-address.ts';
import { HomeworkList } from '#teaching/homework/homework-list.tsx';
import { AnswerDialog } from '#teaching/messages/answer-dialog.tsx';
import { MessageList } from '#teaching/messages/message-list.tsx';
import { ProgressNotes } from '#teaching/progress-notes/progress-notes.tsx';
import { answerDialogs } from '#teaching/session-requests/answer-dialogs.tsx';
import { noFilters } from '#teaching/sessions/history-filters.ts';
import { sessionDialogs } from '#teaching/sessions/session-dialogs.tsx';
import { SessionList } from '#teaching/sessions/session-list.tsx';
import { NotesAbout } from '#teaching/staff-notes/notes-about.tsx';
import { Button } from '#ui/button.tsx';
import { DialogHost } from '#ui/dialog-host.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { LoadFailure } from '#ui/load-failure.tsx';
import { PageLink } from '#ui/page-link.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { StudentHistory } from '#views/record-history/student-history.tsx';
import { NewLessonButton } from '#views/session-calendar/new-lesson-button.tsx';
import { plannerDialogs } from '#views/session-calendar/planner-dialogs.tsx';
import { RecordHead } from '#views/student-record/record-head.tsx';
import { RecordOverview } from '#views/student-record/record-overview.tsx';
import { StudentFiles } from '#views/student-record/student-files.tsx';
import { useStudentRecord } from '#views/student-record/use-student-record.ts';

const TABS = [
  'overview',
  'lessons',
  'homework',
  'progress',
  'messages',
  'files',
  'history',
  'staffNotes',
] as const;

/** All of a student on one page, for an administrator (R876). The tab is in the address. */
export function AdminStudent() {
  const { t } = useTranslation(['student-record', 'statements']);
  const { studentId = '' } = useParams();
  const language = useLanguage();
  const errorTexts = useErrorTexts();
  const [address, setAddress] = useSearchParams();
  const isOwner = useAuth().userProfile?.rights.includes('owner') ?? false;
  const [isWriting, setWriting] = useState(false);
  const { data: record, error, refetch } = useStudentRecord(studentId);
  const selected = TABS.find(tab => tab === address.get('tab')) ?? 'overview';

  if (error instanceof ApiError && (error.code === 'not-found' || error.code === 'input.invalid'))
    return <DashboardNotFound />;
  if (!record)
    return (
      <>
        <OpeningTitle />
        {error ? (
          <LoadFailure {...errorTexts(error)} onRetry={() => void refetch()} />
        ) : (
          <Skeleton rows={6} />
        )}
      </>
    );
  const { profile, overview, progress } = record;
  const name = nameOf(profile, language);
  const counts = {
    overview: undefined,
    lessons: overview.totals.sessions,
    homework: overview.homework.completed + overview.homework.pending,
    progress: progress.notes.count,
    messages: undefined,
    files: undefined,
    history: undefined,
    staffNotes: undefined,
  };
  const content = {
    overview: <RecordOverview record={record} />,
    lessons: (
      <DialogHost of={sessionDialogs}>
        <SessionList filters={{ ...noFilters, studentId }} emptyText={t('noLessons')} />
      </DialogHost>
    ),
    homework: (
      <>
        <h2 className="sr-only">{t('tabs.homework')}</h2>
        <HomeworkList student={profile} canAssign={false} />
      </>
    ),
    progress: (
      <>
        <h2 className="sr-only">{t('tabs.progress')}</h2>
        <ProgressNotes studentId={studentId} canWrite={false} />
      </>
    ),
    messages: <MessageList studentId={studentId} side="academy" />,
    // As with the notes, each is read when it is opened.
    files: <StudentFiles studentId={studentId} />,
    history: (
      <>
        <h2 className="sr-only">{t('tabs.history')}</h2>
        <StudentHistory studentId={studentId} isOwner={isOwner} />
      </>
    ),
    // Read when it is opened: that is a look of its own (R923).
    staffNotes: <NotesAbout about={{ kind: 'person', id: studentId, label: name }} />,
  };
  return (
    <RecordDialogs>
      <PageLink
        to={dashboardAddress('admin', 'students')}
        className="mb-3 inline-flex min-h-11 items-center text-sm text-teal underline underline-offset-4"
      >
        {t('back')}
      </PageLink>
      <div className="mb-6">
        <RecordHead record={record} title={<PageHeader title={name} />}>
          {profile.isActive && (
            <Button tone="secondary" onPress={() => setWriting(true)}>
              {t('write')}
            </Button>
          )}
          <LinkButton to={dashboardAddress('admin', `statements/${studentId}`)} tone="secondary">
            {t('statements:open')}
          </LinkButton>
          {profile.isActive && <NewLessonButton student={profile} />}
          <PersonActions person={{ ...profile, signIn: record.signIn }} />
        </RecordHead>
      </div>
      {/* Anew for each student: a list keeps what it showed until the next has come. */}
      <Tabs
        key={studentId}
        label={t('tabs.label')}
        selected={selected}
        onSelect={tab =>
          setAddress(tab === 'overview' ? {} : { tab }, { replace: true, preventScrollReset: true })
        }
        tabs={TABS.map(id => ({ id, label: t(`tabs.${id}`), count: counts[id], content: content[id] }))}
      />
      {isWriting && <AnswerDialog student={profile} onClose={() => setWriting(false)} />}
    </RecordDialogs>
  );
}

const RecordDialogs = ({ children }: { readonly children: ReactNode }) => (
  <DialogHost of={peopleDialogs}>
    <DialogHost of={plannerDialogs}>
      <DialogHost of={answerDialogs}>{children}</DialogHost>
    </DialogHost>
  </DialogHost>
);
