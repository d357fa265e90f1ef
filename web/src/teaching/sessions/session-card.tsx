import type { Session } from '@bayan/domain/sessions/sessions.contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#platform/i18n.ts';
import { nameOf } from '#platform/person-name.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Badge } from '#ui/badge.tsx';
import { ConfirmedBadge } from './confirmed-badge.tsx';
import { CorrectedNote } from './corrected-note.tsx';
import { SessionClocks } from './session-clocks.tsx';
import { SessionPassages } from './session-passages.tsx';
import { StatusBadge } from './status-badge.tsx';
import { StudentLink } from './student-link.tsx';

interface SessionCardProps {
  readonly session: Session;
  /** What may be done with it. */
  readonly children?: ReactNode;
}

/** A lesson with all that is known of it, for its tutor. */
export function SessionCard({ session, children }: SessionCardProps) {
  const { t } = useTranslation(['sessions', 'names']);
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
            <StatusBadge status={status} />
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
