import type { Session } from '@bayan/domain/sessions/sessions.contract';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '#pages/dashboard/page-header.tsx';
import { useAuth } from '#platform/auth/auth-context.ts';
import { lazyPart } from '#platform/lazy-part.ts';
import { LOGGER_DRAFT } from '#teaching/sessions/logger/logger-draft.ts';
import { SessionLogger } from '#teaching/sessions/logger/session-logger.tsx';
import { sessionDialogs } from '#teaching/sessions/session-dialogs.tsx';
import { AsideDraft } from '#ui/aside-draft.tsx';
import { DialogHost } from '#ui/dialog-host.tsx';
import { PartBoundary } from '#ui/part-boundary.tsx';

/** Only who sets homework with a session comes to it. */
const HomeworkDialog = lazyPart(
  async () => (await import('#teaching/homework/homework-dialog.tsx')).HomeworkDialog,
);

export function TutorSessionLogger() {
  const { t } = useTranslation(['sessions', 'dashboard']);
  const { userProfile } = useAuth();
  const [assignedIn, setAssignedIn] = useState<Session | null>(null);
  return (
    <>
      <PageHeader title={t('dashboard:places.tutor.session-logger')} note={t('logger.note')} />
      <DialogHost of={sessionDialogs}>
        <PartBoundary draft={LOGGER_DRAFT}>
          <AsideDraft name={LOGGER_DRAFT} />
          {userProfile && <SessionLogger profile={userProfile} onAssign={setAssignedIn} />}
        </PartBoundary>
      </DialogHost>
      <Suspense>
        {assignedIn && (
          <HomeworkDialog
            student={assignedIn.student}
            over={null}
            session={assignedIn}
            onClose={() => setAssignedIn(null)}
          />
        )}
      </Suspense>
    </>
  );
}
