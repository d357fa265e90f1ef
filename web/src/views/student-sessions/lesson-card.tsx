import type { Session } from '@bayan/domain/sessions/sessions.contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CorrectedNote } from '#teaching/sessions/corrected-note.tsx';
import { SessionClocks } from '#teaching/sessions/session-clocks.tsx';
import { useTutorName } from '#teaching/sessions/use-tutor-name.ts';
import { Badge } from '#ui/badge.tsx';
import { TutorFace } from './tutor-face.tsx';
import { tutorTimezoneOf } from './tutor-timezone.ts';

interface LessonCardProps {
  readonly session: Session;
  /** How long until it begins, or what became of it. */
  readonly state: ReactNode;
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}

/** A lesson as its student looks at it. */
export function LessonCard({ session, state, actions, children }: LessonCardProps) {
  const { t } = useTranslation(['sessions', 'names']);
  const name = useTutorName()(session);
  const id = `session-${session.id}`;
  return (
    <article aria-labelledby={id} className="flex flex-col gap-4 p-5 sm:p-6">
      <div className="flex items-start gap-4">
        <TutorFace session={session} />
        <div className="min-w-0 grow">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h3 id={id} className="font-semibold">
              <bdi>{name}</bdi>
            </h3>
            <Badge>{t(`names:subjects.${session.subject}`)}</Badge>
            {state}
          </div>
          <div className="mt-1 flex flex-wrap gap-x-3 text-sm">
            <SessionClocks session={session} tutorTimezone={tutorTimezoneOf(session)} />
            <span className="text-ink-soft">{t('minutes', { count: session.duration })}</span>
          </div>
          <CorrectedNote session={session} />
        </div>
      </div>
      {children && <div className="empty:hidden sm:ms-15">{children}</div>}
      {actions && <div className="flex flex-wrap gap-3 empty:hidden sm:ms-15">{actions}</div>}
    </article>
  );
}
