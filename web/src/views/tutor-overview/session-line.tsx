import type { Session } from '@bayan/domain/sessions/sessions.contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#platform/i18n.ts';
import { nameOf } from '#platform/person-name.ts';
import { SessionClocks } from '#teaching/sessions/session-clocks.tsx';
import { StudentLink } from '#teaching/sessions/student-link.tsx';
import { Avatar } from '#ui/avatar.tsx';

interface SessionLineProps {
  readonly session: Session;
  /** At its end: when, how it went, or what to do. Without room beside the words it stands below them. */
  readonly children?: ReactNode;
}

/** A session in short, which leads to its student (R733). */
export function SessionLine({ session, children }: SessionLineProps) {
  const { t } = useTranslation(['sessions', 'names']);
  return (
    <div className="relative flex gap-x-4 py-3.5">
      <Avatar name={nameOf(session.student, useLanguage())} />
      <div className="flex min-w-0 grow flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 grow basis-52 text-sm">
          <p className="font-semibold">
            <StudentLink student={session.student} isWholeRow />
            <span className="font-normal text-ink-soft before:mx-2 before:content-['·']">
              {t(`names:subjects.${session.subject}`)}
            </span>
          </p>
          <SessionClocks session={session} familyTimezone={session.timezone} />
        </div>
        <div className="relative flex flex-wrap items-center gap-x-4 gap-y-2 empty:hidden">{children}</div>
      </div>
    </div>
  );
}
