import type { Session } from '@bayan/domain/sessions/sessions.contract';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#platform/i18n.ts';
import { nameOf } from '#platform/person-name.ts';
import { useNow } from '#platform/use-now.ts';
import { dashboardAddress } from '#shell/dashboard/dashboard-address.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Icon } from '#ui/icon.tsx';
import { chevronDownIcon } from '#ui/icons/site-icons.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { OwnWords } from '#ui/own-words.tsx';
import { Stars } from '#ui/stars.tsx';
import { ConfirmedBadge } from './confirmed-badge.tsx';
import { CorrectedNote } from './corrected-note.tsx';
import { isToClose } from './is-to-close.ts';
import { OutcomeBadge } from './outcome-badge.tsx';
import { SessionClocks } from './session-clocks.tsx';
import { SessionPassages } from './session-passages.tsx';
import { StatusBadge } from './status-badge.tsx';

interface SessionRowProps {
  readonly session: Session;
  /** On a student's own page their name is not said again on every lesson. */
  readonly isOnStudentsPage: boolean;
  /** One that stands alone is open: nothing else needs the room. */
  readonly isAlone: boolean;
  /** What else is to be said of it, open or not. */
  readonly note?: ReactNode;
  /** What may be done with it, once it is open. */
  readonly children: ReactNode;
}

/** A lesson in two lines, which opens to all that is known of it (R732). */
export function SessionRow({ session, isOnStudentsPage, isAlone, note, children }: SessionRowProps) {
  const { t } = useTranslation(['sessions', 'names']);
  const now = useNow();
  const name = nameOf(session.student, useLanguage());
  const [pressed, setPressed] = useState<boolean | null>(null);
  const isOpen = pressed ?? isAlone;
  const ids = { head: `session-${session.id}`, body: `session-${session.id}-body` };
  const clocks = <SessionClocks session={session} familyTimezone={session.timezone} />;
  const subject = t(`names:subjects.${session.subject}`);
  const stars = session.feedback?.studentRating;
  return (
    <article aria-labelledby={ids.head}>
      <h3 className="text-sm font-normal">
        <button
          type="button"
          id={ids.head}
          aria-expanded={isOpen}
          aria-controls={isOpen ? ids.body : undefined}
          onClick={() => setPressed(!isOpen)}
          className="grid w-full grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 px-4 py-2.5 text-start outline-offset-[-2px] transition-colors duration-150 hover:bg-sand sm:flex sm:gap-4 sm:px-5"
        >
          {!isOnStudentsPage && (
            <span className="max-sm:hidden">
              <Avatar name={name} size="small" />
            </span>
          )}
          <span className="grid min-w-0 grow gap-x-6 gap-y-0.5 max-sm:col-start-1 max-sm:row-start-1 sm:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
            <span className="min-w-0">
              <span className="block font-semibold">
                {isOnStudentsPage ? clocks : <bdi>{name}</bdi>}
                {!isOnStudentsPage && (
                  <span className="font-normal text-ink-soft before:mx-2 before:content-['·']">
                    {subject}
                  </span>
                )}
              </span>
              {!isOpen && session.notes && (
                <OwnWords className="block truncate text-ink-soft max-sm:hidden">{session.notes}</OwnWords>
              )}
            </span>
            <span className="flex min-w-0 flex-wrap items-center gap-x-3">
              {isOnStudentsPage ? <span className="text-ink-soft">{subject}</span> : clocks}
              <span className="text-ink-soft">{t('minutes', { count: session.duration })}</span>
              {stars != null && (
                <span className="max-sm:hidden">
                  <Stars value={stars} label={t('stars', { stars })} />
                </span>
              )}
            </span>
          </span>
          <span className="flex shrink-0 gap-1 max-sm:col-start-1 max-sm:row-start-1 max-sm:self-end max-sm:justify-self-end sm:flex-col sm:items-end">
            <StatusBadge status={session.status} isToClose={isToClose(session, now)} />
            <OutcomeBadge session={session} />
            <ConfirmedBadge session={session} />
          </span>
          <Icon
            drawing={chevronDownIcon}
            className={`size-5 shrink-0 text-teal transition-transform max-sm:col-start-2 max-sm:row-start-1 duration-150 ${isOpen ? 'rotate-180' : ''}`}
          />
        </button>
      </h3>
      {note && <div className={`px-4 pb-2.5 sm:px-5 ${isOnStudentsPage ? '' : 'sm:ps-18'}`}>{note}</div>}
      {isOpen && (
        <div
          id={ids.body}
          className={`px-4 pb-4 sm:px-5 ${isOnStudentsPage ? '' : 'sm:ps-18'} flex flex-col gap-3`}
        >
          <CorrectedNote session={session} />
          <SessionPassages session={session} />
          <div className="-ms-5 flex flex-wrap items-center gap-1">
            {children}
            {!isOnStudentsPage && (
              <LinkButton to={dashboardAddress('tutor', `students/${session.student.id}`)} tone="quiet">
                {t('history.student')}
              </LinkButton>
            )}
          </div>
        </div>
      )}
    </article>
  );
}
