import { canJoin } from '@bayan/domain/sessions/joining';
import type { Session } from '@bayan/domain/sessions/sessions.contract';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '#ui/link-button.tsx';

interface JoinLinkProps {
  readonly session: Session;
  readonly now: Date;
}

/** Where a lesson is held; null where it cannot be joined now. */
export function joinAddress(session: Session, now: Date): string | null {
  const { status, meetingLink } = session;
  const lesson = {
    status,
    meetingLink,
    startsAt: new Date(session.startsAt),
    endsAt: new Date(session.endsAt),
  };
  return canJoin(lesson, now) ? meetingLink : null;
}

/** The way into a lesson, when it is time. */
export function JoinLink({ session, now }: JoinLinkProps) {
  const { t } = useTranslation('sessions');
  const address = joinAddress(session, now);
  return (
    address !== null && (
      <LinkButton href={address} tone="primary" newTab>
        {t('join')}
      </LinkButton>
    )
  );
}
