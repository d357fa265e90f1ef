import type { Session } from '@bayan/domain/sessions/sessions.contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SessionClocks } from '#teaching/sessions/session-clocks.tsx';
import { useTutorName } from '#teaching/sessions/use-tutor-name.ts';
import { TutorFace } from '#views/student-sessions/tutor-face.tsx';
import { tutorTimezoneOf } from '#views/student-sessions/tutor-timezone.ts';

interface StudentSessionLineProps {
  readonly session: Session;
  /** At its end: when, how it went, or what to do. */
  readonly children?: ReactNode;
}

/** A session in short, as its student sees it. */
export function StudentSessionLine({ session, children }: StudentSessionLineProps) {
  const { t } = useTranslation('names');
  const name = useTutorName()(session);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3.5">
      <TutorFace session={session} />
      <div className="min-w-0 grow basis-52 text-sm">
        <p className="font-semibold">
          {t(`subjects.${session.subject}`)}
          <span className="font-normal text-ink-soft before:mx-2 before:content-['·']">
            <bdi>{name}</bdi>
          </span>
        </p>
        <SessionClocks session={session} tutorTimezone={tutorTimezoneOf(session)} />
      </div>
      {children}
    </div>
  );
}
