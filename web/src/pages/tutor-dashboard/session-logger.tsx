import type { Session } from '@bayan/domain/sessions/session';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HomeworkDialog } from '../../features/homework/homework-dialog.tsx';
import { SessionLogger } from '../../features/sessions/logger/session-logger.tsx';
import { SessionDialogs } from '../../features/sessions/session-dialogs.tsx';
import { useAuth } from '../../platform/auth/auth-context.ts';
import { PlaceHead } from '../dashboard/place-head.tsx';

export function TutorSessionLogger() {
  const { t } = useTranslation(['sessions', 'dashboard']);
  const { userProfile } = useAuth();
  const [assignedIn, setAssignedIn] = useState<Session | null>(null);
  return (
    <>
      <PlaceHead title={t('dashboard:places.tutor.session-logger')} note={t('logger.note')} />
      <SessionDialogs>
        {userProfile && <SessionLogger profile={userProfile} onAssign={setAssignedIn} />}
      </SessionDialogs>
      {assignedIn && (
        <HomeworkDialog
          student={assignedIn.student}
          over={null}
          session={assignedIn}
          onClose={() => setAssignedIn(null)}
        />
      )}
    </>
  );
}
