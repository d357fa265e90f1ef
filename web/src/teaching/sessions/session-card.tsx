import type { Session } from '@bayan/domain/sessions/sessions.contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#platform/i18n.ts';
import { nameOf } from '#platform/person-name.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Badge } from '#ui/badge.tsx';
import { Stars } from '#ui/stars.tsx';
import { ConfirmedBadge } from './confirmed-badge.tsx';
import { CorrectedNote } from './corrected-note.tsx';
import { SessionClocks } from './session-clocks.tsx';
import { StatusBadge } from './status-badge.tsx';

interface SessionCardProps {
  readonly session: Session;
  /** What may be done with it. */
  readonly children?: ReactNode;
}

/** A lesson as its tutor looks back on it. */
export function SessionCard({ session, children }: SessionCardProps) {
  const { t } = useTranslation(['sessions', 'names']);
  const language = useLanguage();
  const { student, subject, duration, status, notes, homework, cancellation, correction, feedback } = session;
  const name = nameOf(student, language);
  return (
    <article aria-labelledby={`session-${session.id}`} className="p-5 sm:p-6">
      <div className="flex items-start gap-4">
        <Avatar name={name} />
        <div className="min-w-0 grow">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h3 id={`session-${session.id}`} className="font-semibold">
              <bdi>{name}</bdi>
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
      <dl className="mt-3 flex flex-col gap-3 text-sm empty:hidden">
        {cancellation?.reason && <Passage label={t('parts.reason')} text={cancellation.reason} />}
        {correction?.reason && <Passage label={t('parts.correction')} text={correction.reason} />}
        {notes && <Passage label={t('parts.notes')} text={notes} />}
        {homework && <Passage label={t('parts.homework')} text={homework} />}
        {feedback?.studentRating != null && (
          <Rating
            label={t('parts.studentRating')}
            stars={feedback.studentRating}
            comments={feedback.studentComments}
          />
        )}
        {feedback?.tutorRating != null && (
          <Rating
            label={t('parts.tutorRating')}
            stars={feedback.tutorRating}
            comments={feedback.tutorComments}
          />
        )}
      </dl>
      {children && <div className="mt-4 -ms-5 flex flex-wrap gap-1 sm:ms-10">{children}</div>}
    </article>
  );
}

interface PassageProps {
  readonly label: string;
  readonly text: string;
}

const Passage = ({ label, text }: PassageProps) => (
  <div className="sm:ms-15">
    <dt className="text-ink-soft">{label}</dt>
    <dd dir="auto" className="w-fit max-w-prose break-words whitespace-pre-line">
      {text}
    </dd>
  </div>
);

interface RatingProps {
  readonly label: string;
  readonly stars: number;
  readonly comments: string | null;
}

function Rating({ label, stars, comments }: RatingProps) {
  const { t } = useTranslation('sessions');
  return (
    <div className="sm:ms-15">
      <dt className="text-ink-soft">{label}</dt>
      <dd>
        <Stars value={stars} label={t('stars', { stars })} />
        {comments && (
          <p dir="auto" className="w-fit max-w-prose break-words whitespace-pre-line">
            {comments}
          </p>
        )}
      </dd>
    </div>
  );
}
