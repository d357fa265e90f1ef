import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import { DashboardNotFound } from '#pages/dashboard/dashboard-not-found.tsx';
import { OpeningTitle } from '#pages/dashboard/opening-title.tsx';
import { PageHeader } from '#pages/dashboard/page-header.tsx';
import { ApiError } from '#platform/api-client.ts';
import { useLanguage } from '#platform/i18n.ts';
import { nameOf } from '#platform/person-name.ts';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { dashboardAddress } from '#shell/dashboard/dashboard-address.ts';
import { HomeworkList } from '#teaching/homework/homework-list.tsx';
import { MessageList } from '#teaching/messages/message-list.tsx';
import { SendMessageButton } from '#teaching/messages/send-message-button.tsx';
import { ProgressNotes } from '#teaching/progress-notes/progress-notes.tsx';
import { useReportLines } from '#teaching/session-reports/report-line.tsx';
import { noFilters } from '#teaching/sessions/history-filters.ts';
import { sessionDialogs } from '#teaching/sessions/session-dialogs.tsx';
import { SessionList } from '#teaching/sessions/session-list.tsx';
import { DialogHost } from '#ui/dialog-host.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { LoadFailure } from '#ui/load-failure.tsx';
import { PageLink } from '#ui/page-link.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { ParentContact } from '#views/students/parent-contact.tsx';
import { StudentHead } from '#views/students/student-head.tsx';
import { useStudent } from '#views/students/use-students.ts';

const TABS = ['sessions', 'notes', 'homework', 'messages', 'parent'] as const;

/** One student of a tutor's: lessons, progress, and whom to call. The tab is in the address. */
export function TutorStudent() {
  const { t } = useTranslation(['students', 'dashboard']);
  const { studentId = '' } = useParams();
  const language = useLanguage();
  const errorTexts = useErrorTexts();
  const [address, setAddress] = useSearchParams();
  const { data: student, error, refetch } = useStudent(studentId);
  const noteOn = useReportLines();
  const selected = TABS.find(tab => tab === address.get('tab')) ?? 'sessions';

  if (error instanceof ApiError && (error.code === 'not-found' || error.code === 'input.invalid'))
    return <DashboardNotFound />;
  if (!student)
    return (
      <>
        <OpeningTitle />
        {error ? (
          <LoadFailure {...errorTexts(error)} onRetry={() => void refetch()} />
        ) : (
          <Skeleton rows={4} />
        )}
      </>
    );
  const content = {
    sessions: (
      <DialogHost of={sessionDialogs}>
        <SessionList filters={{ ...noFilters, studentId }} emptyText={t('sessions.empty')} noteOn={noteOn} />
      </DialogHost>
    ),
    notes: <ProgressNotes studentId={studentId} canWrite={student.isAssigned} />,
    homework: <HomeworkList student={student} canAssign={student.isAssigned} />,
    messages: <MessageList studentId={studentId} side="tutor" />,
    parent: <ParentContact studentId={studentId} isAssigned={student.isAssigned} />,
  };
  return (
    <>
      <PageLink
        to={dashboardAddress('tutor', 'students')}
        className="mb-3 inline-flex min-h-11 items-center text-sm text-teal underline underline-offset-4"
      >
        {t('back')}
      </PageLink>
      <PageHeader title={nameOf(student, language)} />
      <div className="mt-4 mb-7">
        <StudentHead student={student}>
          {student.isAssigned && student.isActive && (
            <LinkButton to={dashboardAddress('tutor', `session-logger?student=${studentId}`)} tone="primary">
              {t('log')}
            </LinkButton>
          )}
          <SendMessageButton
            key={studentId}
            studentId={studentId}
            name={nameOf(student, language)}
            isOffered={student.isAssigned && student.isActive}
          />
        </StudentHead>
      </div>
      {/* Anew for each student: a list keeps what it showed until the next has come. */}
      <Tabs
        key={studentId}
        label={t('tabs.label')}
        selected={selected}
        onSelect={tab => setAddress({ tab }, { replace: true, preventScrollReset: true })}
        tabs={TABS.map(id => ({ id, label: t(`tabs.${id}`), content: content[id] }))}
      />
    </>
  );
}
