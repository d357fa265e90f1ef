import type { Session } from '@bayan/domain/sessions/sessions.contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#platform/i18n.ts';
import { nameOf } from '#platform/person-name.ts';
import { SessionClocks } from '#teaching/sessions/session-clocks.tsx';
import { Avatar } from '#ui/avatar.tsx';

interface SessionLineProps {
  readonly session: Session;
  /** At its end: when, how it went, or what to do. */
  readonly children?: ReactNode;
}

/** A session in short. */
export function SessionLine({ session, children }: SessionLineProps) {
  const { t } = useTranslation(['sessions', 'names']);
  const name = nameOf(session.student, useLanguage());
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3.5">
      <Avatar name={name} />
      <div className="min-w-0 grow basis-52 text-sm">
        <p className="font-semibold">
          <bdi>{name}</bdi>
          <span className="font-normal text-ink-soft before:mx-2 before:content-['·']">
            {t(`names:subjects.${session.subject}`)}
          </span>
        </p>
        <SessionClocks session={session} familyTimezone={session.timezone} />
      </div>
      {children}
    </div>
  );
}
