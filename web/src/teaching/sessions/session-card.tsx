import type { Session } from '@bayan/domain/sessions/sessions.contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#platform/i18n.ts';
import { nameOf } from '#platform/person-name.ts';
import { useNow } from '#platform/use-now.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Badge } from '#ui/badge.tsx';
import { ConfirmedBadge } from './confirmed-badge.tsx';
import { CorrectedNote } from './corrected-note.tsx';
import { isToClose } from './is-to-close.ts';
import { OutcomeBadge } from './outcome-badge.tsx';
import { SessionClocks } from './session-clocks.tsx';
import { SessionPassages } from './session-passages.tsx';
import { StatusBadge } from './status-badge.tsx';
import { StudentLink } from './student-link.tsx';

interface SessionCardProps {
  readonly session: Session;
  /** In the place of its status, where a heading above says that already. */
  readonly state?: ReactNode;
  /** What may be done with it. */
  readonly children?: ReactNode;
}

/** A lesson with all that is known of it, for its tutor. */
export function SessionCard({ session, state, children }: SessionCardProps) {
  const { t } = useTranslation(['sessions', 'names']);
  const now = useNow();
  const { student, subject, duration, status } = session;
  return (
    <article aria-labelledby={`session-${session.id}`} className="p-5 sm:p-6">
      <div className="flex items-start gap-4">
        <Avatar name={nameOf(student, useLanguage())} />
        <div className="min-w-0 grow">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h3 id={`session-${session.id}`} className="font-semibold">
              <StudentLink student={student} />
            </h3>
            <Badge>{t(`names:subjects.${subject}`)}</Badge>
            {state ?? <StatusBadge status={status} isToClose={isToClose(session, now)} />}
            <OutcomeBadge session={session} />
            <ConfirmedBadge session={session} />
          </div>
          <div className="mt-1 flex flex-wrap gap-x-3 text-sm">
            <SessionClocks session={session} familyTimezone={session.timezone} />
            <span className="text-ink-soft">{t('minutes', { count: duration })}</span>
          </div>
          <CorrectedNote session={session} />
        </div>
      </div>
      <div className="mt-3 empty:hidden sm:ms-15">
        <SessionPassages session={session} />
      </div>
      {children && <div className="mt-4 -ms-5 flex flex-wrap gap-1 sm:ms-10">{children}</div>}
    </article>
  );
}
